import {
  hasPasswordLength,
  isDigits,
  isMainlandPhone,
  LONGEST_PASSWORD,
} from '../text/validators.ts';
import type { Rule } from '../wire/broken-rule.ts';
import { scalar } from '../wire/codec.ts';
import { missing, text } from '../wire/primitives.ts';
import { atMost, filled, ruled } from '../wire/rules.ts';
import { loginRefusals } from './refusals.ts';

export const smsPurposes = ['login', 'reset', 'register', 'bind', 'revise', 'current'] as const;

export type SmsPurpose = (typeof smsPurposes)[number];

/** In characters, as typed with blanks, dashes or +86. */
export const LONGEST_PHONE = 20;

export const isPhone: Rule<string> = {
  holds: isMainlandPhone,
  reason: '请输入正确的 11 位手机号',
  refusal: loginRefusals.badPhone,
};

export const phone = ruled(text, filled('请输入手机号'), isPhone);

export const SMS_CODE_LENGTH = 6;

export const smsCode = ruled(text, filled('请输入验证码'), {
  holds: (code) => code.length === SMS_CODE_LENGTH && isDigits(code),
  reason: `验证码是短信里的 ${SMS_CODE_LENGTH} 位数字`,
  refusal: loginRefusals.smsCodeWrong,
});

/** As typed: white space at its ends counts, and nothing is cut; missing is ''. */
const password = scalar<string>(
  (raw) => (missing(raw) ? '' : typeof raw === 'string' ? raw : undefined),
  'password',
);

export const PASSWORD_HINT = '8 至 64 位，不要用常见的密码';

const isLong: Rule<string> = {
  holds: hasPasswordLength,
  reason: loginRefusals.passwordWeak.message,
  refusal: loginRefusals.passwordWeak,
};

export const newPassword = ruled(password, filled('请设置新密码'), isLong);

/** '': the account has no password. */
export const optionalPassword = ruled(password, {
  ...isLong,
  holds: (password) => password === '' || hasPasswordLength(password),
});

/** An existing password; a longer one than can be set is wrong. */
export const ownPassword = ruled(
  password,
  filled('请输入密码'),
  atMost(LONGEST_PASSWORD, loginRefusals.passwordWrong),
);

/** The present password, when changing it; '' where the account has none. */
export const oldPassword = ruled(
  password,
  atMost(LONGEST_PASSWORD, loginRefusals.oldPasswordWrong),
);

export const LONGEST_INVITE_CODE = 20;
