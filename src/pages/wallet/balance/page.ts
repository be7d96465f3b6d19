import { balanceAddress, walletAddress } from '#schemas/wallet/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

export const page = listPage(balanceAddress, {
  title: '余额明细',
  access: 'member',
  back: walletAddress,
  view: () => import('./view.tsx'),
});
