import { safeAddress } from '#schemas/wire/primitives.ts';
import { navigate as push } from './navigate.ts';

/** Goes to an in-app path, or leaves for an http(s) address; anything else is no link. */
export const followLink = (address: string): void => {
  const safe = safeAddress(address);
  if (safe.startsWith('/')) push(safe);
  else if (safe) location.assign(safe);
};
