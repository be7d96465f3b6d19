import { safeAddress } from '../../../schemas/primitives.ts';
import { allowedHosts } from './allowed-hosts.ts';

/** Pages of the login, to which a login must not lead: that would be a loop. */
const LOGIN_PATH = /^\/(?:(?:we)?login|weizanlogin|loginform|member_disabled)\/?$|^\/auth\//i;

const insideApp = ({ pathname, search, hash }: URL): string =>
  pathname.startsWith('//') || LOGIN_PATH.test(pathname) ? '' : pathname + search + hash;

const read = (address: string): URL | undefined => {
  try {
    return new URL(address, location.origin);
  } catch {
    return undefined;
  }
};

/**
 * Where a stored address may lead after login: a path of this app, or an address on one of
 * `hosts`; '' for anything else, a page of the login included.
 */
export const followable = (stored: unknown, hosts = allowedHosts): string => {
  const safe = safeAddress(stored);
  const url = safe ? read(safe) : undefined;
  if (!url) return '';
  if (url.origin === location.origin) return insideApp(url);
  return url.protocol === 'https:' && hosts.includes(url.host) ? url.href : '';
};
