import { NOT_LOGGED_IN } from '#schemas/wire/envelope.ts';
import { isPublicPath } from '../session/public-paths.ts';
import { forgetSession, token, writeSession } from '../session/session.ts';

/** Shell rule 46. */
const isExpired = (status: number, code: string, message: string): boolean =>
  status === 401 || (code === NOT_LOGGED_IN.code && message === NOT_LOGGED_IN.msg);

/**
 * Ends the session where an answer says that it is over, except on public pages; the guard then leads to
 * the login, once for all calls that fail together. An answer to a call of an earlier session (`usedToken`)
 * ends nothing.
 */
export const noteExpiry = (usedToken: string, status: number, code = '', message = ''): void => {
  if (!isExpired(status, code, message) || usedToken === '' || usedToken !== token()) return;
  // what a public page goes on showing is not a card holder's
  if (isPublicPath(location.pathname)) writeSession('card', '');
  else forgetSession();
};
