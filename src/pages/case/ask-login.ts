import { wechatLoginAddress } from '../../../schemas/login/addresses.ts';
import { navigate } from '../../platform/navigation/navigate.ts';
import { fromPage } from '../../platform/screen/layers.ts';
import { addressWithout, LOGIN_TRACES } from '../../platform/session/login-traces.ts';
import { writeSession } from '../../platform/session/session.ts';

/** Leads a visitor who wants to act to the login, and back to what stands open here. */
export const askLogin = (): void => {
  const here = addressWithout(LOGIN_TRACES, location);
  fromPage(() => {
    writeSession('beforeLoginUrl', here);
    navigate(wechatLoginAddress());
  });
};
