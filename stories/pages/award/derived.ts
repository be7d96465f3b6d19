import {
  claimsAddress,
  creditsAddress,
  personAddress,
  verifyAddress,
} from '#schemas/award/addresses.ts';
import { claimedAward } from '#schemas/award/samples.ts';
import type { PageAddress } from '../../stage/opened-page.tsx';

export const addresses: Readonly<Record<string, PageAddress>> = {
  [claimsAddress.pattern]: {},
  [creditsAddress.pattern]: { path: creditsAddress({ id: 0 }) },
  [personAddress.pattern]: { path: personAddress({ id: 1, type: 'exam' }) },
  [verifyAddress.pattern]: { path: verifyAddress({ no: claimedAward.number }) },
};
