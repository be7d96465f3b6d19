import { claimsAddress } from '#schemas/award/addresses.ts';
import { awardRefusals } from '#schemas/award/refusals.ts';

export const awardNotFound = {
  to: claimsAddress(),
  link: '我的奖励与证书',
  missing: awardRefusals.noSuchAward.message,
};
