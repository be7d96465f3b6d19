import { myAddress } from '#schemas/member/addresses.ts';
import { orderListAddress } from '#schemas/order/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

export const page = listPage(orderListAddress, {
  title: '我的订单',
  access: 'member',
  back: myAddress,
  view: () => import('./view.tsx'),
});
