import { bindPhoneAddress } from '../../../schemas/member/addresses.ts';
import { unbound } from '../login/answers.ts';

/** Who has a phone already is shown no form to bind one. */
export const pageAnswers = { [bindPhoneAddress.pattern]: unbound };
