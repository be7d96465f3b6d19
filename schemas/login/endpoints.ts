import { memberSchema } from '../member/fields.ts';
import { memberRefusals } from '../member/refusals.ts';
import { isMainlandPhone } from '../text/validators.ts';
import { wechatRefusals } from '../wechat/refusals.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { oneOf } from '../wire/payload.ts';
import { count, requiredText, text } from '../wire/primitives.ts';
import { key, none } from '../wire/query-fields.ts';
import { ruled, shortened } from '../wire/rules.ts';
import { object } from '../wire/structures.ts';
import {
  isPhone,
  LONGEST_INVITE_CODE,
  newPassword,
  optionalPassword,
  ownPassword,
  phone,
  smsCode,
  smsPurposes,
} from './fields.ts';
import { loginRefusals } from './refusals.ts';
import { endSessions, ownSessions } from './session-endpoints.ts';

export const wechatLogin = defineEndpoint({
  path: '/v1/wxlogin/Info',
  payload: object({ code: requiredText, member_id: text }),
  data: object({ info: object({ token: requiredText }), user: memberSchema }),
  access: 'public',
  rate: 60,
  changes: true,
  refusals: joinRefusals(
    pickRefusals(loginRefusals, 'loginDisabled'),
    pickRefusals(wechatRefusals, 'wechatCodeRefused', 'wechatUnavailable', 'wechatSnapshot'),
  ),
});

const session = object({ info: object({ token: requiredText }), user: memberSchema });

/** Sends a code of six digits, valid for 5 minutes; for purpose `current` to the member's own phone, not to `phone`. */
export const sendSmsCode = defineEndpoint({
  path: '/v1/Login/sendSmsCode',
  payload: ruled(object({ phone: text, purpose: oneOf(smsPurposes), key }), {
    ...isPhone,
    holds: ({ phone, purpose }) => purpose === 'current' || isMainlandPhone(phone),
  }),
  data: object({
    /** Seconds until another code can be sent. */
    wait: count,
    /** The code where messages are simulated; otherwise ''. */
    simulatedCode: text,
  }),
  access: 'public',
  changes: true,
  refusals: joinRefusals(
    pickRefusals(loginRefusals, 'badPhone', 'smsTooSoon', 'smsPhoneLimit', 'smsIpLimit'),
    pickRefusals(memberRefusals, 'phoneAlreadyBound', 'phoneNotBound'),
  ),
});

/** Logs in by phone and code; an unknown phone becomes a member. */
export const loginBySms = defineEndpoint({
  path: '/v1/Login/loginBySms',
  payload: object({
    phone,
    code: smsCode,
    /** Who has referred a new member. */
    member_id: text,
    key,
  }),
  data: session,
  access: 'public',
  changes: true,
  refusals: pickRefusals(
    loginRefusals,
    'badPhone',
    'smsCodeWrong',
    'smsCodeExpired',
    'smsCodeTries',
    'loginDisabled',
  ),
});

export const loginByPassword = defineEndpoint({
  path: '/v1/Login/loginByPassword',
  payload: object({ phone, password: ownPassword, key }),
  data: session,
  access: 'public',
  changes: true,
  refusals: pickRefusals(
    loginRefusals,
    'badPhone',
    'passwordWrong',
    'passwordLocked',
    'loginIpLocked',
    'loginDisabled',
  ),
});

/** Sets a new password by phone and code, and ends all sessions of the member. */
export const resetPassword = defineEndpoint({
  path: '/v1/Login/resetPassword',
  payload: object({ phone, code: smsCode, password: newPassword, key }),
  data: none,
  access: 'public',
  idempotent: true,
  changes: true,
  refusals: pickRefusals(
    loginRefusals,
    'badPhone',
    'smsCodeWrong',
    'smsCodeExpired',
    'smsCodeTries',
    'passwordWeak',
    'passwordGuessable',
  ),
});

export const logout = defineEndpoint({
  path: '/v1/Login/logout',
  payload: object({ key }),
  data: none,
  access: 'member',
  changes: true,
  whenDisabled: true,
  refusals: {},
});

/** Registers a member who has no phone: binds the phone, and stores password and referrer. */
export const registerMember = defineEndpoint({
  path: '/v1/Member/register',
  payload: object({
    phone,
    code: smsCode,
    password: optionalPassword,
    /** The referrer, as `inviteCode`; stored only where the member has none. */
    member_id: text,
    inviteCode: shortened(text, LONGEST_INVITE_CODE),
    key,
  }),
  data: none,
  access: 'member',
  idempotent: true,
  changes: true,
  refusals: joinRefusals(
    pickRefusals(
      loginRefusals,
      'badPhone',
      'smsCodeWrong',
      'smsCodeExpired',
      'smsCodeTries',
      'passwordWeak',
      'passwordGuessable',
    ),
    pickRefusals(memberRefusals, 'phoneTaken', 'phoneAlreadyBound'),
  ),
});

export const loginApi = {
  wechatLogin,
  sendSmsCode,
  loginBySms,
  loginByPassword,
  resetPassword,
  logout,
  ownSessions,
  endSessions,
  registerMember,
};
