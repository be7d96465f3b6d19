import type { Rule } from '../broken-rule.ts';
import { text } from '../primitives.ts';
import { atMost, filled, ruled } from '../rules.ts';
import { isDigits, isMainlandPhone, isStrongPassword, LONGEST_PASSWORD } from '../validators.ts';
import { loginRefusals } from './refusals.ts';

/** The purposes of a code by SMS. */
export const smsPurposes = ['login', 'reset', 'register', 'bind', 'revise', 'current'] as const;

export type SmsPurpose = (typeof smsPurposes)[number];

/** Room for a phone as somebody types it, with blanks, dashes or +86. */
export const LONGEST_PHONE = 20;

export const isPhone: Rule<string> = {
  holds: isMainlandPhone,
  said: '请输入正确的 11 位手机号',
  refusal: loginRefusals.badPhone,
};

export const phone = ruled(text, filled('请输入手机号'), isPhone);

export const SMS_CODE_LENGTH = 6;

export const smsCode = ruled(text, filled('请输入验证码'), {
  holds: (code) => code.length === SMS_CODE_LENGTH && isDigits(code),
  said: `验证码是短信里的 ${SMS_CODE_LENGTH} 位数字`,
  refusal: loginRefusals.smsCodeWrong,
});

export const PASSWORD_HINT = '8 至 64 位，同时含有字母和数字';

const isStrong: Rule<string> = {
  holds: isStrongPassword,
  said: `密码须为 ${PASSWORD_HINT}`,
  refusal: loginRefusals.passwordWeak,
};

export const newPassword = ruled(text, filled('请设置新密码'), isStrong);

/** '' leaves the account without a password. */
export const optionalPassword = ruled(text, {
  ...isStrong,
  holds: (password) => password === '' || isStrongPassword(password),
});

/** An existing password; a longer one cannot be right, since none was ever set. */
export const ownPassword = ruled(
  text,
  filled('请输入密码'),
  atMost(LONGEST_PASSWORD, loginRefusals.passwordWrong),
);

/** The password until now; '' where the account has none. */
export const oldPassword = ruled(text, atMost(LONGEST_PASSWORD, loginRefusals.oldPasswordWrong));

/** Longest id of whoever has invited somebody, as it is typed. */
export const LONGEST_INVITE_CODE = 20;
