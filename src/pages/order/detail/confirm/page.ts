import { orderConfirmAddress, orderListAddress } from '../../../../entities/order/addresses.ts';
import { freePage } from '../../../../platform/navigation/page.ts';

export const page = freePage(orderConfirmAddress, {
  title: '订单确认',
  access: 'member',
  back: orderListAddress,
  view: () => import('./view.tsx'),
});
