import { followable } from '../../../entities/login/followable.ts';
import { isWechat } from '../../../platform/device/device.ts';
import { readSession } from '../../../platform/session/session.ts';
import { beginState } from './state.ts';

/** Whether this is the messenger's own browser. */
export const inWechat = (): boolean => isWechat(navigator.userAgent);

/** Where the authorisation is served: this app's own origin without the setting. */
const AUTH_ORIGIN: string = import.meta.env.VITE_AUTH_ORIGIN ?? '';

/**
 * Begins the messenger's authorisation (shell rules 81 and 82), back to where the login was asked for:
 * its address. `info` asks the person, `base` asks nobody.
 */
export const beginWechatLogin = (scope: 'info' | 'base'): string => {
  const back = followable(readSession('beforeLoginUrl')) || '/';
  const query = `r=${encodeURIComponent(back)}&s=${scope}&state=${beginState()}`;
  return `${AUTH_ORIGIN}/auth/wechat?${query}`;
};
