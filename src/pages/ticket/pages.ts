import { myAddress } from '#schemas/member/addresses.ts';
import { ticketAddress, ticketListAddress } from '#schemas/ticket/addresses.ts';
import { ticketDetail, ticketList } from '#schemas/ticket/endpoints.ts';
import { detailPage, first, listPage } from '#src/platform/navigation/page.ts';

export const pages = [
  listPage(ticketListAddress, {
    title: '我的凭证',
    access: 'member',
    back: myAddress,
    reads: [first(ticketList, {}, { tab: 'valid', page: 1 })],
    view: () => import('./list/view.tsx'),
  }),
  detailPage(ticketAddress, {
    title: '参加凭证',
    access: 'member',
    back: ticketListAddress,
    reads: [first(ticketDetail, { id: 'id' })],
    view: () => import('./ticket/view.tsx'),
  }),
];
