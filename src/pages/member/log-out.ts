import { logout } from '#schemas/login/endpoints.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { forgetSession, writeSession } from '#src/platform/session/session.ts';
import { change } from '#src/platform/writing/change.ts';

/**
 * Ends the session on the server and on this phone, even where the server fails, and goes to `to`
 * unless the page has been left meanwhile. The messenger then logs nobody in by itself.
 */
export const logOut = async (to: string): Promise<void> => {
  const from = location.pathname;
  await change(logout, {});
  writeSession('wechatType', '');
  writeSession('beforeLoginUrl', '');
  if (location.pathname === from) navigate(to, { replace: true });
  forgetSession();
};
