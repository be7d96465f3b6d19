import { myAddress } from '#schemas/member/addresses.ts';
import { supportAddress } from '#schemas/support/addresses.ts';
import { supportThread } from '#schemas/support/endpoints.ts';
import { detailPage, first } from '#src/platform/navigation/page.ts';

export const pages = [
  detailPage(supportAddress, {
    title: '联系客服',
    access: 'member',
    back: myAddress,
    reads: [first(supportThread, { order_id: 'order?' })],
    view: () => import('./view.tsx'),
  }),
];
