import { spendingAddress, spendingListAddress } from '#schemas/wallet/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(spendingAddress, {
  title: '消费详情',
  access: 'member',
  back: spendingListAddress,
  view: () => import('./view.tsx'),
});
