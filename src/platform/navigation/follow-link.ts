import { safeAddress } from '#schemas/wire/primitives.ts';
import { navigate as push } from './navigate.ts';

/** Opens an in-app path or an http(s) address; ignores anything else. */
export const followLink = (address: string): void => {
  const safe = safeAddress(address);
  if (safe.startsWith('/')) push(safe);
  else if (safe) location.assign(safe);
};
