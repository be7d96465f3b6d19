import { useEffect } from 'react';
import { forgotPasswordAddress, wechatLoginAddress } from '#schemas/login/addresses.ts';
import { pathValues } from '#schemas/path-values.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { fromPage } from '#src/platform/screen/layers.ts';
import { addressWithout, LOGIN_TRACES } from '#src/platform/session/login-traces.ts';
import { writeSession } from '#src/platform/session/session.ts';
import { PageSkeleton } from '#src/ui/skeleton/page.tsx';

/** Shell rule 39. */
export const LOGIN = wechatLoginAddress();

const isForgotPassword = ({ pathname }: Pick<Location, 'pathname'>): boolean =>
  pathValues(forgotPasswordAddress, pathname) !== undefined;

/** The address to return to after login; '' where none is worth returning to. */
export const returnAddress = (here: Pick<Location, 'pathname' | 'search'>): string =>
  isForgotPassword(here) ? '' : addressWithout(LOGIN_TRACES, here);

export const ToLogin = () => {
  useEffect(() => {
    const { pathname } = location;
    fromPage(() => {
      // a logout may already have navigated elsewhere
      if (location.pathname !== pathname) return;
      writeSession('beforeLoginUrl', returnAddress(location));
      navigate(LOGIN, { replace: true });
    });
  }, []);
  return <PageSkeleton />;
};
