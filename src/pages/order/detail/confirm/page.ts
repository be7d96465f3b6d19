import { orderConfirmAddress, orderListAddress } from '#schemas/order/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(orderConfirmAddress, {
  title: '订单确认',
  access: 'member',
  back: orderListAddress,
  view: () => import('./view.tsx'),
});
