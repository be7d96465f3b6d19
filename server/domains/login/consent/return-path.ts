import { isLoginPath } from '#schemas/login/login-path.ts';
import { safeAddress } from '#schemas/wire/primitives.ts';

const LONGEST = 1000;
const SPENT = ['code', 'state', 'token'];

const readAs = (pathname: string): string | undefined => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
};

/**
 * Where to return after the messenger's consent: a path of the app, '/' for anything else. Used login
 * parameters are dropped.
 */
export const returnPath = (raw: unknown): string => {
  const path = safeAddress(raw);
  if (!path.startsWith('/') || path.length > LONGEST) return '/';
  const { pathname, search, searchParams } = new URL(path, 'http://app.invalid');
  const plain = readAs(pathname);
  if (!plain || /^\/\/|\\|\p{Cc}/u.test(plain) || isLoginPath(plain)) return '/';
  if (!SPENT.some((name) => searchParams.has(name))) return pathname + search;
  for (const name of SPENT) searchParams.delete(name);
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
};
