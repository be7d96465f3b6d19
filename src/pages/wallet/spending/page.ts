import { spendingListAddress, walletAddress } from '../../../entities/wallet/addresses.ts';
import { freePage } from '../../../platform/navigation/page.ts';

export const page = freePage(spendingListAddress, {
  title: '消费明细',
  access: 'member',
  back: walletAddress,
  view: () => import('./view.tsx'),
});
