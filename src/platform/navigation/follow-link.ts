import { safeAddress } from '#schemas/wire/primitives.ts';
import { navigate as push } from './navigate.ts';

/** Ignores anything but an in-app path or an http(s) address. */
export const followLink = (address: string): void => {
  const safe = safeAddress(address);
  if (safe.startsWith('/')) push(safe);
  else if (safe) location.assign(safe);
};
