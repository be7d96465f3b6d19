import { ticketAddress, ticketListAddress } from '#schemas/ticket/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(ticketAddress, {
  title: '参加凭证',
  access: 'member',
  back: ticketListAddress,
  view: () => import('./view.tsx'),
});
