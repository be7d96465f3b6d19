import { bindPhoneAddress } from '#schemas/member/addresses.ts';
import { unbound } from '../login/answers.ts';

/** A member who has a phone is shown no form to bind one. */
export const pageAnswers = { [bindPhoneAddress.pattern]: unbound };
