import { blockLandingAddress, landingAddress } from '#schemas/landing/addresses.ts';
import type { PageAddress } from '../../stage/opened-page.tsx';

export const addresses: Readonly<Record<string, PageAddress>> = {
  [landingAddress.pattern]: { path: landingAddress({ id: 1, type: 1 }) },
  [blockLandingAddress.pattern]: { path: blockLandingAddress({ id: 1, type: 1 }) },
};
