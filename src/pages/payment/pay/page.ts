import { orderListAddress } from '#schemas/order/addresses.ts';
import { payAddress } from '#schemas/payment/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(payAddress, {
  title: '收银台',
  access: 'member',
  back: orderListAddress,
  view: () => import('./view.tsx'),
});
