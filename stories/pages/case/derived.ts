import { caseAddress, caseJudgeAddress } from '#schemas/case/addresses.ts';
import type { PageAddress } from '../../stage/opened-page.tsx';

export const addresses: Readonly<Record<string, PageAddress>> = {
  [caseAddress.pattern]: { path: caseAddress({ case_id: 1 }) },
  [caseJudgeAddress.pattern]: { path: caseJudgeAddress({ case_id: 1 }) },
};
