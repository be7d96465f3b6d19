import { loginApi } from '../../../schemas/login/endpoints.ts';
import { type Host, implement, ofMember } from '../../platform/endpoint/implement.ts';
import type { Desk } from '../../platform/endpoint/services.ts';
import { limited } from '../../platform/limits/limited.ts';
import { serveConsent } from './consent/consent.ts';
import { loginByPassword } from './verbs/login-by-password.ts';
import { loginBySms } from './verbs/login-by-sms.ts';
import { loginByWechat } from './verbs/login-by-wechat.ts';
import { logout } from './verbs/logout.ts';
import { registerMember } from './verbs/register-member.ts';
import { resetPassword } from './verbs/reset-password.ts';
import { sendSmsCode } from './verbs/send-sms-code.ts';

/** Each asks the messenger; a minute's, for somebody who is logged in already. */
const LOGINS = 60;

/** The calls of logging in and out, and the messenger's consent. */
export const serveLogin = (host: Host, desk: Desk): void => {
  serveConsent(host.app, desk.wechat);
  implement(host, loginApi, {
    wechatLogin: limited(LOGINS, loginByWechat(desk.wechat)),
    sendSmsCode: sendSmsCode(desk),
    loginBySms: loginBySms(desk),
    loginByPassword: loginByPassword(desk),
    resetPassword: resetPassword(desk),
    logout: ofMember(logout),
    registerMember: ofMember(registerMember(desk)),
  });
};
