import { giftAddress, invitationAddress } from '#schemas/gift/addresses.ts';
import { readGift } from '#schemas/gift/endpoints.ts';
import { orderListAddress } from '#schemas/order/addresses.ts';
import { detailPage, first } from '#src/platform/navigation/page.ts';

export const pages = [
  detailPage(giftAddress, {
    title: '我的礼物',
    access: 'member',
    back: orderListAddress,
    reads: [first(readGift, { id: 'id' })],
    view: () => import('./given/view.tsx'),
  }),
  detailPage(invitationAddress, {
    title: '收到的礼物',
    access: 'member',
    reads: [],
    view: () => import('./offered/view.tsx'),
  }),
];
