import { sampleOf } from '../sample.ts';
import {
  loginByPassword,
  loginBySms,
  logout,
  registerMember,
  resetPassword,
  sendSmsCode,
  wechatLogin,
} from './endpoints.ts';
import { endSessions, ownSessions } from './session-endpoints.ts';

const phone = '13800000000';
const key = 'k';
const session = { info: { token: 't' }, user: { id: 1, nickname: '小林' } };
const readSession = {
  info: { token: 't' },
  user: { id: '1', nickname: '小林', avatar: '', phone: '' },
};

const registration = { phone, code: '123456', password: '', member_id: '', inviteCode: '7', key };

export const samples = [
  sampleOf(sendSmsCode, {
    payload: { phone, purpose: 'login', key },
    tidy: { wait: 60, simulatedCode: '123456' },
    wild: { wait: '60', simulatedCode: null },
    data: { wait: 60, simulatedCode: '' },
  }),
  sampleOf(loginBySms, {
    payload: { phone, code: '123456', member_id: '7', key },
    wild: session,
    data: readSession,
  }),
  sampleOf(loginByPassword, {
    payload: { phone, password: 'learn2026', key },
    wild: session,
    data: readSession,
  }),
  sampleOf(resetPassword, { payload: { phone, code: '123456', password: 'learn2026', key } }),
  sampleOf(logout, { payload: { key } }),
  sampleOf(ownSessions, {
    payload: {},
    tidy: {
      data: [
        { id: 'a1', start_time: 1_760_600_000, own: 1 },
        { id: 'b2', start_time: 1_760_000_000, own: 0 },
      ],
    },
    wild: { data: [{ id: 'a1', start_time: '1760000000', own: '1' }] },
    data: { items: [{ id: 'a1', startTime: 1_760_000_000_000, own: true }] },
  }),
  sampleOf(endSessions, { payload: { id: '', key } }),
  sampleOf(registerMember, { payload: registration }),
  sampleOf(wechatLogin, {
    payload: { code: 'c', member_id: '7' },
    wild: session,
    data: readSession,
  }),
];
