import { homeAddress } from '#schemas/home/addresses.ts';
import { landingRefusals } from '#schemas/landing/refusals.ts';

/** Where a page that is gone leads, and its words where the address names none. */
export const landingNotFound = {
  to: homeAddress(),
  link: '去首页看看',
  missing: landingRefusals.noSuchLanding.message,
};
