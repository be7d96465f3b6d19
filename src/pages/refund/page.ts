import { orderListAddress } from '#schemas/order/addresses.ts';
import { refundAddress } from '#schemas/refund/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(refundAddress, {
  title: '申请退款',
  access: 'member',
  back: orderListAddress,
  view: () => import('./view.tsx'),
});
