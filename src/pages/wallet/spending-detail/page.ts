import { spendingAddress, spendingListAddress } from '../../../entities/wallet/addresses.ts';
import { freePage } from '../../../platform/navigation/page.ts';

export const page = freePage(spendingAddress, {
  title: '消费详情',
  access: 'member',
  back: spendingListAddress,
  view: () => import('./view.tsx'),
});
