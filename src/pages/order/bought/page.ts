import { boughtAddress, orderListAddress } from '#schemas/order/addresses.ts';
import { resultPage } from '#src/platform/navigation/page.ts';

export const page = resultPage(boughtAddress, {
  title: '购买完成',
  access: 'member',
  back: orderListAddress,
  view: () => import('./view.tsx'),
});
