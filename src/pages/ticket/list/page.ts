import { myAddress } from '#schemas/member/addresses.ts';
import { ticketListAddress } from '#schemas/ticket/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

export const page = listPage(ticketListAddress, {
  title: '我的凭证',
  access: 'member',
  back: myAddress,
  view: () => import('./view.tsx'),
});
