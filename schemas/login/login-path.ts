import { memberDisabledAddress } from '../member/addresses.ts';
import { pathValues } from '../path-values.ts';
import { isLoginPage } from './addresses.ts';

/**
 * Whether this path, or one above it, is of a login: of its pages, of the disabled members' page or of
 * the messenger's consent. Whoever returned there after a login would go round in a circle.
 */
export const isLoginPath = (path: string): boolean => {
  const top = /^\/[^/]*/.exec(path)?.[0] ?? '';
  return (
    isLoginPage(top) ||
    pathValues(memberDisabledAddress, top) !== undefined ||
    /^\/auth$/i.test(top)
  );
};
