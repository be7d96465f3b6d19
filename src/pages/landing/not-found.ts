import { homeAddress } from '#schemas/home/addresses.ts';
import { landingRefusals } from '#schemas/landing/refusals.ts';

export const landingNotFound = {
  to: homeAddress(),
  link: '去首页看看',
  missing: landingRefusals.noSuchLanding.message,
};
