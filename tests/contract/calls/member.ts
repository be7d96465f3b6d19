import type { CallRow } from './call-row.ts';

const phone = '13800000000';
const key = 'k';
const counters = { collect: '1', follow: 2, viewed: 3, coupon: null, unread: '12' };

export const memberCalls: Record<string, CallRow> = {
  '/v1/Member/bindPhone': [{ phone, code: '123456', key }, [], {}],
  '/v1/Member/revisePhone': [{ currentCode: '123456', phone, code: '654321', key }, [], {}],
  '/v1/Member/changePassword': [{ oldPassword: '', password: 'learn2026', key }, {}, {}],
  '/v1/Member/accountState': [
    {},
    { id: 1, nickname: '小林', avatar: '/a.svg', phone: '138****0000', hasPassword: '1' },
    { id: '1', nickname: '小林', avatar: '/a.svg', phone: '138****0000', hasPassword: 1 },
  ],
  '/v1/Member/setAvatar': [
    { content: 'aGVsbG8h'.repeat(1000), key },
    { headimg: '/u.jpg' },
    { avatar: '/u.jpg' },
  ],
  '/v1/Member/setNickname': [{ nickname: '林晓', key }, { nickname: '林晓' }, { nickname: '林晓' }],
  '/v1/member/home': [
    {},
    {
      ...{ id: 1, nickname: '林晓', headimg: '/a.svg', phone: '138****0000' },
      ...{ vip_time: 1767225600, is_doctor: '1', teacher_id: 7, counters },
      cancel_time: 1767225600,
    },
    {
      ...{ id: '1', nickname: '林晓', avatar: '/a.svg', phone: '138****0000' },
      ...{ vipUntil: 1767225600000, doctor: true, teacherId: '7' },
      cancelledAt: 1767225600000,
      counters: { collect: 1, follow: 2, viewed: 3, coupon: 0, unread: 12 },
    },
  ],
};
