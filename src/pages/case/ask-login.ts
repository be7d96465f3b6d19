import { wechatLoginAddress } from '#schemas/login/addresses.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { fromPage } from '#src/platform/screen/layers.ts';
import { addressWithout, LOGIN_TRACES } from '#src/platform/session/login-traces.ts';
import { writeSession } from '#src/platform/session/session.ts';

/** Leads a visitor who wants to act to the login, and back to what stands open here. */
export const askLogin = (): void => {
  const here = addressWithout(LOGIN_TRACES, location);
  fromPage(() => {
    writeSession('beforeLoginUrl', here);
    navigate(wechatLoginAddress());
  });
};
