import { orderListAddress } from '#schemas/order/addresses.ts';
import { payResultAddress } from '#schemas/payment/addresses.ts';
import { freePage } from '#src/platform/navigation/page.ts';

export const page = freePage(payResultAddress, {
  title: '支付结果',
  access: 'member',
  back: orderListAddress,
  view: () => import('./view.tsx'),
});
