import { isLoginPage } from '#schemas/login/addresses.ts';
import { safeAddress } from '#schemas/wire/primitives.ts';
import { isPublicPath } from '#src/platform/session/public-paths.ts';
import { LOGIN, returnAddress } from './guard.tsx';

type Here = Pick<Location, 'pathname' | 'search' | 'hash'>;

export type Start = {
  address: string;
  returnTo?: string;
};

const joined = (path: string, search: string): string =>
  search ? `${path}${path.includes('?') ? '&' : '?'}${search.slice(1)}` : path;

/** The path in an address of the old hash router; '' for any other address. */
const unhashed = ({ hash, search }: Here): string => {
  const path = hash.startsWith('#/') ? safeAddress(hash) : '';
  return path && joined(path, search);
};

const OWN_CODE = '/writecode';

/**
 * Inside the messenger any `code` counts except on the page with a parameter of that name; elsewhere only
 * one that comes with a `state`.
 */
const carriesCode = ({ pathname, searchParams }: URL, messenger: boolean): boolean =>
  searchParams.has('code') && (searchParams.has('state') || (messenger && pathname !== OWN_CODE));

/**
 * What replaces an address at start-up, before the guard runs (shell rules 20 and 141): an address of the
 * old hash router becomes its path; a visitor's address with the messenger's code becomes the login, which
 * returns to it. On a public address, where the messenger may leave its code at any time, the login returns
 * to `before` if that is stored. undefined: the address stays.
 */
export const startAddress = (
  here: Here,
  member: boolean,
  messenger: boolean,
  before: string,
): Start | undefined => {
  const path = unhashed(here);
  // a path that begins with two slashes would name another host
  const url = new URL(`http://app.invalid${path || here.pathname + here.search}`);
  if (!member && carriesCode(url, messenger) && !isLoginPage(url.pathname))
    return {
      address: LOGIN + url.search,
      returnTo: (isPublicPath(url.pathname) && before) || returnAddress(url),
    };
  return path ? { address: path } : undefined;
};
