import { accountState } from '../../../schemas/member/endpoints.ts';
import { unbound } from '../login/answers.ts';

/** What the pages of a member's account are answered: nothing is bound yet, so all forms show. */
export const answers = { [accountState.path]: unbound };
