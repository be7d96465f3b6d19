import { address } from '../page-address.ts';

export const caseAddress = address('/case/:case_id');
export const caseJudgeAddress = address('/case/judge/:case_id');
