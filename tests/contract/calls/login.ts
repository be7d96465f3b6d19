import type { CallRow } from './call-row.ts';

const phone = '13800000000';
const key = 'k';
const session = { info: { token: 't' }, user: { id: 1, nickname: '小林' } };
const readSession = {
  info: { token: 't' },
  user: { id: '1', nickname: '小林', avatar: '', phone: '' },
};
const registration = { phone, code: '123456', password: '', member_id: '', inviteCode: '7', key };

export const loginCalls: Record<string, CallRow> = {
  '/v1/Login/sendSmsCode': [
    { phone, purpose: 'login', key },
    { wait: '60', simulatedCode: null },
    { wait: 60, simulatedCode: '' },
  ],
  '/v1/Login/loginBySms': [{ phone, code: '123456', member_id: '7', key }, session, readSession],
  '/v1/Login/loginByPassword': [{ phone, password: 'learn2026', key }, session, readSession],
  '/v1/Login/resetPassword': [{ phone, code: '123456', password: 'learn2026', key }, [], {}],
  '/v1/Login/logout': [{ key }, null, {}],
  '/v1/Login/sessions': [
    {},
    { data: [{ id: 'a1', start_time: '1760000000', own: '1' }] },
    { items: [{ id: 'a1', startTime: 1_760_000_000_000, own: true }] },
  ],
  '/v1/Login/endSessions': [{ id: '', key }, [], {}],
  '/v1/Member/register': [registration, [], {}],
};
