import type * as z from 'zod/mini';
import { newPassword, oldPassword, phone, smsCode } from '../login/fields.ts';
import { loginRefusals } from '../login/refusals.ts';
import { ownPicture, pictureLimits } from '../upload/fields.ts';
import { ownPictureRefusals } from '../upload/refusals.ts';
import { UPLOADS } from '../wire/call-rates.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { choice, count, flag, id, picture, text, time } from '../wire/primitives.ts';
import { key, none } from '../wire/query-fields.ts';
import { object } from '../wire/structures.ts';
import { boundPhone, memberDisabled, memberIds, memberInfo } from './identity-endpoints.ts';
import { nickname } from './nickname.ts';
import { memberRefusals } from './refusals.ts';

/** Binds a phone to a member who has none. */
export const bindPhone = defineEndpoint({
  path: '/v1/Member/bindPhone',
  payload: object({ phone, code: smsCode, key }),
  data: none,
  access: 'member',
  idempotent: true,
  changes: true,
  refusals: joinRefusals(
    pickRefusals(memberRefusals, 'phoneTaken', 'phoneAlreadyBound'),
    pickRefusals(loginRefusals, 'badPhone', 'smsCodeWrong', 'smsCodeExpired', 'smsCodeTries'),
  ),
});

/** Replaces the member's phone; `currentCode` proves the old one, `code` the new one. */
export const revisePhone = defineEndpoint({
  path: '/v1/Member/revisePhone',
  payload: object({ currentCode: smsCode, phone, code: smsCode, key }),
  data: none,
  access: 'member',
  idempotent: true,
  changes: true,
  refusals: joinRefusals(
    pickRefusals(
      memberRefusals,
      'phoneTaken',
      'phoneAlreadyBound',
      'phoneNotBound',
      'phoneUnchanged',
    ),
    pickRefusals(loginRefusals, 'badPhone', 'smsCodeWrong', 'smsCodeExpired', 'smsCodeTries'),
  ),
});

/** Changes the password and ends every other session. */
export const changePassword = defineEndpoint({
  path: '/v1/Member/changePassword',
  payload: object({ oldPassword, password: newPassword, key }),
  data: none,
  access: 'member',
  idempotent: true,
  changes: true,
  refusals: pickRefusals(
    loginRefusals,
    'passwordWeak',
    'passwordGuessable',
    'oldPasswordWrong',
    'passwordLocked',
    'loginIpLocked',
  ),
});

export const accountState = defineEndpoint({
  path: '/v1/Member/accountState',
  payload: none,
  data: object({
    id,
    nickname: text,
    avatar: picture,
    /** Masked: 138****1234; '' for none. */
    phone: text,
    hasPassword: choice,
  }),
  access: 'member',
  refusals: {},
});

/** Makes a picture (JPEG, PNG, WebP as for `uploadPicture`) the member's portrait, and answers its address. */
export const setAvatar = defineEndpoint({
  path: '/v1/Member/setAvatar',
  payload: object({ content: ownPicture, key }),
  data: object({ headimg: picture }, { headimg: 'avatar' }),
  access: 'member',
  idempotent: true,
  rate: UPLOADS,
  ...pictureLimits,
  changes: true,
  refusals: ownPictureRefusals,
});

export const setNickname = defineEndpoint({
  path: '/v1/Member/setNickname',
  payload: object({ nickname, key }),
  data: object({ nickname: text }),
  access: 'member',
  idempotent: true,
  changes: true,
  refusals: pickRefusals(memberRefusals, 'badNickname', 'staffNickname'),
});

const counters = object({
  collect: count,
  follow: count,
  viewed: count,
  coupon: count,
  unread: count,
});

export const memberHome = defineEndpoint({
  path: '/v1/member/home',
  payload: object({}),
  data: object(
    {
      id,
      nickname: text,
      headimg: picture,
      /** Masked; '' for none. */
      phone: text,
      vip_time: time,
      is_doctor: flag,
      /** '' for a member who is no teacher. */
      teacher_id: text,
      /** When the account will end; null where it is not being cancelled. */
      cancel_time: time,
      counters,
    },
    {
      headimg: 'avatar',
      vip_time: 'vipUntil',
      is_doctor: 'doctor',
      cancel_time: 'cancelledAt',
    },
  ),
  access: 'member',
  refusals: {},
});

export type MemberHome = z.output<typeof memberHome.data>;

export const memberApi = {
  memberIds,
  boundPhone,
  memberInfo,
  memberDisabled,
  memberHome,
  bindPhone,
  revisePhone,
  changePassword,
  accountState,
  setAvatar,
  setNickname,
};
