import { spendingListAddress, walletAddress } from '#schemas/wallet/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

export const page = listPage(spendingListAddress, {
  title: '消费明细',
  access: 'member',
  back: walletAddress,
  view: () => import('./view.tsx'),
});
