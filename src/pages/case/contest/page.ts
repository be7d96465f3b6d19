import { caseAddress } from '#schemas/case/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(caseAddress, {
  title: '病例大赛',
  access: 'public',
  view: () => import('./view.tsx'),
});
