import { accountState } from '../../../schemas/member/endpoints.ts';
import { unbound } from '../login/answers.ts';

/** Answers for the pages of a member's account: nothing is bound yet, so all forms show. */
export const answers = { [accountState.path]: unbound };
