import { caseJudgeAddress } from '#schemas/case/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(caseJudgeAddress, {
  title: '评委打分',
  access: 'public',
  view: () => import('./view.tsx'),
});
