import { claimsAddress } from '#schemas/award/addresses.ts';
import { awardRefusals } from '#schemas/award/refusals.ts';

/** Where the page of a missing award leads, and its words where the address names none. */
export const awardNotFound = {
  to: claimsAddress(),
  link: '我的奖励与证书',
  missing: awardRefusals.noSuchAward.message,
};
