import { registerAddress } from '#schemas/login/addresses.ts';
import { bindPhoneAddress } from '#schemas/member/addresses.ts';
import { accountState } from '#schemas/member/endpoints.ts';
import { unboundAccount } from '#schemas/member/samples.ts';

const unbound = { [accountState.path]: unboundAccount };

/** A member with a phone sees no form to register or to bind one. */
export const pageAnswers = {
  [registerAddress.pattern]: unbound,
  [bindPhoneAddress.pattern]: unbound,
};
