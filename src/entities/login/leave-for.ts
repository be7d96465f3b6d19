import { navigate } from '#src/platform/navigation/navigate.ts';

/** Leaves a page of the login by replacing it, so that the way back does not lead to it. */
export const leaveFor = (address: string): void => {
  if (address.startsWith('/')) navigate(address, { replace: true });
  else location.replace(address);
};
