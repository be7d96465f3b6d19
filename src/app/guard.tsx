import { useEffect } from 'react';
import { forgotPasswordAddress, wechatLoginAddress } from '#schemas/login/addresses.ts';
import { pathValues } from '#schemas/path-values.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { fromPage } from '#src/platform/screen/layers.ts';
import { addressWithout, LOGIN_TRACES } from '#src/platform/session/login-traces.ts';
import { writeSession } from '#src/platform/session/session.ts';
import { PageSkeleton } from '#src/ui/skeleton/page.tsx';

/** Where a visitor is sent from a page for members (shell rule 39). */
export const LOGIN = wechatLoginAddress();

/** Pages about an account without a session, to which a login does not return. */
const isForgotPassword = ({ pathname }: Pick<Location, 'pathname'>): boolean =>
  pathValues(forgotPasswordAddress, pathname) !== undefined;

/** The address to return to after login; '' where none is worth returning to. */
export const returnAddress = (here: Pick<Location, 'pathname' | 'search'>): string =>
  isForgotPassword(here) ? '' : addressWithout(LOGIN_TRACES, here);

/** Sends a visitor to the login and stores where they wanted to go. */
export const ToLogin = () => {
  useEffect(() => {
    const { pathname } = location;
    fromPage(() => {
      // a logout may have been on its way elsewhere already
      if (location.pathname !== pathname) return;
      writeSession('beforeLoginUrl', returnAddress(location));
      navigate(LOGIN, { replace: true });
    });
  }, []);
  return <PageSkeleton />;
};
