import { myAddress } from '#schemas/member/addresses.ts';
import { walletAddress } from '#schemas/wallet/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(walletAddress, {
  title: '我的钱包',
  access: 'member',
  back: myAddress,
  view: () => import('./view.tsx'),
});
