import { homeAddress } from '#schemas/home/addresses.ts';
import { followable } from '#src/entities/login/followable.ts';
import { readSession } from '#src/platform/session/session.ts';
import { beginState } from './state.ts';

/** Origin of the authorisation; without the setting this app's own origin. */
const AUTH_ORIGIN: string = import.meta.env.VITE_AUTH_ORIGIN ?? '';

/**
 * Address that begins the messenger's authorisation (shell rules 81 and 82) and returns to where
 * the login was asked for. `info` asks the person for consent, `base` does not.
 */
export const beginWechatLogin = (scope: 'info' | 'base'): string => {
  const back = followable(readSession('beforeLoginUrl')) || homeAddress();
  const query = `r=${encodeURIComponent(back)}&s=${scope}&state=${beginState()}`;
  return `${AUTH_ORIGIN}/auth/wechat?${query}`;
};
