import { orderAddress, orderListAddress } from '#schemas/order/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(orderAddress, {
  title: '订单详情',
  access: 'member',
  back: orderListAddress,
  view: () => import('./view.tsx'),
});
