import { giftAddress } from '#schemas/gift/addresses.ts';
import { orderListAddress } from '#schemas/order/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(giftAddress, {
  title: '我的礼物',
  access: 'member',
  back: orderListAddress,
  view: () => import('./view.tsx'),
});
