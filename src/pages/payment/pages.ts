import { orderListAddress } from '#schemas/order/addresses.ts';
import { orderDetail } from '#schemas/order/endpoints.ts';
import { payAddress, payResultAddress } from '#schemas/payment/addresses.ts';
import { payResult } from '#schemas/payment/endpoints.ts';
import { detailPage, first, freePage } from '#src/platform/navigation/page.ts';

export const pages = [
  freePage(payResultAddress, {
    title: '支付结果',
    access: 'member',
    back: orderListAddress,
    reads: [first(payResult, { id: 'id' })],
    view: () => import('./finish/view.tsx'),
  }),
  detailPage(payAddress, {
    title: '收银台',
    access: 'member',
    back: orderListAddress,
    reads: [first(orderDetail, { id: 'id' })],
    view: () => import('./pay/view.tsx'),
  }),
];
