import { orderConfirmAddress } from '#schemas/order/addresses.ts';
import { orderDetail } from '#schemas/order/endpoints.ts';
import { doneOrder, unpaid } from '#schemas/order/samples.ts';
import { payAddress, payResultAddress } from '#schemas/payment/addresses.ts';
import { payResult } from '#schemas/payment/endpoints.ts';
import { paymentResult } from '#schemas/payment/samples.ts';

/** The cash desk shows an order that is not paid; a result that is paid leads on to what was bought. */
export const pageAnswers = {
  [payAddress.pattern]: { [orderDetail.path]: unpaid },
  [payResultAddress.pattern]: {
    [payResult.path]: { ...paymentResult, state: 'unpaid', payment: 'failed' },
  },
};

/** The addresses of pages that need more than an id. */
export const addresses = {
  [orderConfirmAddress.pattern]: {
    path: orderConfirmAddress({ json: JSON.stringify({ orderNo: doneOrder.order_no }) }),
  },
};
