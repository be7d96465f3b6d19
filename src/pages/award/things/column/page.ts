import { claimsAddress, columnAwardAddress } from '#schemas/award/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(columnAwardAddress, {
  title: '学习奖励',
  access: 'member',
  back: claimsAddress,
  view: () => import('./view.tsx'),
});
