import { loginApi } from '#schemas/login/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { changingSession } from './changing-session.ts';
import { serveConsent } from './consent/consent.ts';
import { smsNotes } from './note-sms.ts';
import { serveReceipts } from './serve-receipts.ts';
import { sweepCodes } from './sweep-codes.ts';
import { endSessions } from './verbs/end-sessions.ts';
import { listSessions } from './verbs/list-sessions.ts';
import { loginByPassword } from './verbs/login-by-password.ts';
import { loginBySms } from './verbs/login-by-sms.ts';
import { loginByWechat } from './verbs/login-by-wechat.ts';
import { logout } from './verbs/logout.ts';
import { registerMember } from './verbs/register-member.ts';
import { resetPassword } from './verbs/reset-password.ts';
import { sendSmsCode } from './verbs/send-sms-code.ts';

export const serve = (host: DomainHost, services: Services): void => {
  const notes = smsNotes(host.meters);
  serveConsent(host.app, services.wechat);
  serveReceipts(host, services, notes);
  implement(host, loginApi, {
    wechatLogin: changingSession(loginByWechat(services.wechat)),
    sendSmsCode: sendSmsCode(services, notes),
    loginBySms: changingSession(loginBySms(services)),
    loginByPassword: changingSession(loginByPassword(services)),
    resetPassword: resetPassword(services),
    logout: logout,
    ownSessions: listSessions,
    endSessions,
    registerMember: registerMember(services),
  });
  host.jobs.hourly({ 'sms-codes': sweepCodes });
};
