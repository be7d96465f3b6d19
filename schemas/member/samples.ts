import { sampleOf } from '../sample.ts';
import {
  accountState,
  bindPhone,
  changePassword,
  memberHome,
  revisePhone,
  setAvatar,
  setNickname,
} from './endpoints.ts';
import { boundPhone, memberDisabled, memberIds, memberInfo } from './identity-endpoints.ts';

export const account = {
  id: 7,
  nickname: '李明',
  avatar: '',
  phone: '138****1234',
  hasPassword: 1,
};

export const unboundAccount = { ...account, phone: '', hasPassword: 0 };

export const homeOfMember = {
  ...{ id: 2, nickname: '周明远', headimg: '/media/avatar-2.svg', phone: '139****0002' },
  ...{ vip_time: 4_102_444_800, is_doctor: 0, teacher_id: '' },
  counters: { collect: 12, follow: 13, viewed: 18, coupon: 3, unread: 12 },
};

const phone = '13800000000';
const key = 'k';
const counters = { collect: '1', follow: 2, viewed: 3, coupon: null, unread: '12' };

export const samples = [
  sampleOf(bindPhone, { payload: { phone, code: '123456', key } }),
  sampleOf(revisePhone, { payload: { currentCode: '123456', phone, code: '654321', key } }),
  sampleOf(changePassword, { payload: { oldPassword: '', password: 'learn2026', key } }),
  sampleOf(accountState, {
    payload: {},
    tidy: account,
    states: { unboundAccount },
    wild: { id: 1, nickname: '小林', avatar: '/a.svg', phone: '138****0000', hasPassword: '1' },
    data: { id: '1', nickname: '小林', avatar: '/a.svg', phone: '138****0000', hasPassword: 1 },
  }),
  sampleOf(setAvatar, {
    payload: { content: 'aGVsbG8h'.repeat(1000), key },
    tidy: { headimg: '/u.jpg' },
    data: { avatar: '/u.jpg' },
  }),
  sampleOf(setNickname, {
    payload: { nickname: '林晓', key },
    tidy: { nickname: '林晓' },
    data: { nickname: '林晓' },
  }),
  sampleOf(memberHome, {
    payload: {},
    tidy: homeOfMember,
    wild: {
      ...{ id: 1, nickname: '林晓', headimg: '/a.svg', phone: '138****0000' },
      ...{ vip_time: 1767225600, is_doctor: '1', teacher_id: 7, counters },
      cancel_time: 1767225600,
    },
    data: {
      ...{ id: '1', nickname: '林晓', avatar: '/a.svg', phone: '138****0000' },
      ...{ vipUntil: 1767225600000, doctor: true, teacherId: '7' },
      cancelledAt: 1767225600000,
      counters: { collect: 1, follow: 2, viewed: 3, coupon: 0, unread: 12 },
    },
  }),
  sampleOf(memberIds, {
    payload: {},
    wild: { member_id: 3, p_id: null },
    data: { memberId: '3', parentId: '' },
  }),
  sampleOf(boundPhone, { payload: {}, tidy: '13800000000', data: '13800000000' }),
  sampleOf(memberInfo, { payload: {}, wild: { member_id: 3 }, data: { memberId: '3' } }),
  sampleOf(memberDisabled, { payload: {} }),
];
