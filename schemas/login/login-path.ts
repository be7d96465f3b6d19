import { memberDisabledAddress } from '../member/addresses.ts';
import { pathValues } from '../path-values.ts';
import { isLoginPage } from './addresses.ts';

/**
 * Whether a path is that of a login page, of the page for disabled members, of the messenger's consent, or below one
 * of these. A login must not lead back there, since it would never end.
 */
export const isLoginPath = (path: string): boolean => {
  const top = /^\/[^/]*/.exec(path)?.[0] ?? '';
  return (
    isLoginPage(top) ||
    pathValues(memberDisabledAddress, top) !== undefined ||
    /^\/auth$/i.test(top)
  );
};
