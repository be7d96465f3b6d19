import { orderConfirmAddress } from '#schemas/order/addresses.ts';
import { orderDetail } from '#schemas/order/endpoints.ts';
import { doneOrder, unpaid } from '#schemas/order/samples.ts';
import { payAddress, payResultAddress } from '#schemas/payment/addresses.ts';
import { payResult } from '#schemas/payment/endpoints.ts';
import { paymentResult } from '#schemas/payment/samples.ts';

/** The cashier needs an unpaid order, and the result page would leave for the purchase if it were paid. */
export const pageAnswers = {
  [payAddress.pattern]: { [orderDetail.path]: unpaid },
  [payResultAddress.pattern]: {
    [payResult.path]: { ...paymentResult, state: 'unpaid', payment: 'failed' },
  },
};

/** Addresses of pages that need more than an id. */
export const addresses = {
  [orderConfirmAddress.pattern]: {
    path: orderConfirmAddress({ json: JSON.stringify({ orderNo: doneOrder.order_no }) }),
  },
};
