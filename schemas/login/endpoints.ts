import { key, none } from '../asked.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { member, phone } from '../member/fields.ts';
import { oneOf } from '../payload.ts';
import { count, requiredText, text } from '../primitives.ts';
import { object } from '../structures.ts';
import { smsPurposes } from './fields.ts';

export const wechatLogin = defineEndpoint({
  path: '/v1/wxlogin/Info',
  payload: object({ code: requiredText, member_id: text }),
  data: object({ info: object({ token: requiredText }), user: member }),
  access: 'public',
  changes: true,
});

const session = object({ info: object({ token: requiredText }), user: member });

/**
 * Sends a code of six digits, valid 5 minutes. `wait`: seconds until the next may be asked for.
 * `simulatedCode`: the code itself where messages are simulated, '' where they are really sent.
 * `current` goes to the member's own bound phone, whatever `phone` says.
 */
export const sendSmsCode = defineEndpoint({
  path: '/v1/Login/sendSmsCode',
  payload: object({ phone: text, purpose: oneOf(smsPurposes), key }),
  data: object({ wait: count, simulatedCode: text }),
  access: 'public',
  changes: true,
});

/** Logs in by phone and code; an unknown phone becomes a member, `member_id` is then the referrer. */
export const loginBySms = defineEndpoint({
  path: '/v1/Login/loginBySms',
  payload: object({ phone, code: requiredText, member_id: text, key }),
  data: session,
  access: 'public',
  changes: true,
});

export const loginByPassword = defineEndpoint({
  path: '/v1/Login/loginByPassword',
  payload: object({ phone, password: requiredText, key }),
  data: session,
  access: 'public',
  changes: true,
});

/** Sets a new password by phone and code; every session of that member ends. */
export const resetPassword = defineEndpoint({
  path: '/v1/Login/resetPassword',
  payload: object({ phone, code: requiredText, password: requiredText, key }),
  data: none,
  access: 'public',
  changes: true,
});

/** Ends this session. */
export const logout = defineEndpoint({
  path: '/v1/Login/logout',
  payload: object({ key }),
  data: none,
  access: 'member',
  changes: true,
  whenDisabled: true,
});

/**
 * Registers a member who has no phone yet: binds it, sets a password unless '', and notes who
 * referred them (`member_id` or `inviteCode`) where nobody has been noted.
 */
export const registerMember = defineEndpoint({
  path: '/v1/Member/register',
  payload: object({
    phone,
    code: requiredText,
    password: text,
    member_id: text,
    inviteCode: text,
    key,
  }),
  data: none,
  access: 'member',
  changes: true,
});

export const loginApi = {
  wechatLogin,
  sendSmsCode,
  loginBySms,
  loginByPassword,
  resetPassword,
  logout,
  registerMember,
};
