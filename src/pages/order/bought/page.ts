import { boughtAddress, orderListAddress } from '../../../entities/order/addresses.ts';
import { freePage } from '../../../platform/navigation/page.ts';

export const page = freePage(boughtAddress, {
  title: '购买完成',
  access: 'member',
  back: orderListAddress,
  view: () => import('./view.tsx'),
});
