import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { writeSession } from '../platform/session.ts';
import { BootSkeleton } from '../ui/boot-skeleton.tsx';

/** Where a visitor is sent from a page for members (specification section 4). */
const LOGIN = '/Welogin';

/** Pages of an account without a session: nobody wants to come back to them after login. */
const NO_RETURN = /^\/forpwd\/?$/i;

/** Parameters of a login that is over; they never come back. */
const SPENT = ['code', 'state', 'token'];

/** The address to return to after login, '' where there is none worth it. */
export const returnAddress = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => {
  if (NO_RETURN.test(pathname)) return '';
  const kept = new URLSearchParams(search);
  for (const name of SPENT) kept.delete(name);
  // `size` is missing in browsers that the messenger still brings
  const query = kept.toString();
  return query ? `${pathname}?${query}` : pathname;
};

/** Sends a visitor to the login and stores where they wanted to go. */
export const ToLogin = () => {
  useEffect(() => {
    writeSession('beforeLoginUrl', returnAddress(location));
    navigate(LOGIN, { replace: true });
  }, []);
  return <BootSkeleton />;
};
