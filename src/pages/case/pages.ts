import { caseAddress, caseJudgeAddress } from '#schemas/case/addresses.ts';
import { caseDetail, caseEntries, caseJudging } from '#schemas/case/endpoints.ts';
import { detailPage, first } from '#src/platform/navigation/page.ts';

export const pages = [
  detailPage(caseAddress, {
    title: '病例大赛',
    access: 'public',
    reads: [
      first(caseDetail, { id: 'case_id' }),
      first(caseEntries, { id: 'case_id' }, { order: 'new', page: 1 }),
    ],
    view: () => import('./contest/view.tsx'),
  }),
  detailPage(caseJudgeAddress, {
    title: '评委打分',
    access: 'public',
    reads: [first(caseJudging, { id: 'case_id' })],
    view: () => import('./judge/view.tsx'),
  }),
];
