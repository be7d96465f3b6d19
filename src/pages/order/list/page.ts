import { myAddress } from '../../../entities/member/addresses.ts';
import { orderListAddress } from '../../../entities/order/addresses.ts';
import { freePage } from '../../../platform/navigation/page.ts';

export const page = freePage(orderListAddress, {
  title: '我的订单',
  access: 'member',
  back: myAddress,
  view: () => import('./view.tsx'),
});
