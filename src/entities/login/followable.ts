import { isLoginPath } from '#schemas/login/login-path.ts';
import { pathValues } from '#schemas/path-values.ts';
import { profileAddress } from '#schemas/profile/addresses.ts';
import { safeAddress } from '#schemas/wire/primitives.ts';
import { allowedHosts } from './allowed-hosts.ts';

/** Whether a login must not lead to this path: a loop, or the form that a login opens by itself. */
const isPartOfLogin = (path: string): boolean =>
  isLoginPath(path) || pathValues(profileAddress, path) !== undefined;

const insideApp = ({ pathname, search, hash }: URL): string =>
  pathname.startsWith('//') || isPartOfLogin(pathname) ? '' : pathname + search + hash;

const read = (address: string): URL | undefined => {
  try {
    return new URL(address, location.origin);
  } catch {
    return undefined;
  }
};

/**
 * Where a stored address may lead after login: a path of this app, or an address on one of `hosts`; '' for
 * anything else, also for a page of the login.
 */
export const followable = (stored: unknown, hosts = allowedHosts): string => {
  const safe = safeAddress(stored);
  const url = safe ? read(safe) : undefined;
  if (!url) return '';
  if (url.origin === location.origin) return insideApp(url);
  return url.protocol === 'https:' && hosts.includes(url.host) ? url.href : '';
};
