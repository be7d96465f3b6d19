import { orderSubmitAddress } from '#schemas/order/addresses.ts';
import { freePage } from '#src/platform/navigation/page.ts';

export const page = freePage(orderSubmitAddress, {
  title: '确认订单',
  access: 'member',
  view: () => import('./view.tsx'),
});
