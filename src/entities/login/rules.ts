import { tidyPhone } from '../../../schemas/tidy-phone.ts';
import { isDigits, isMainlandPhone } from '../../../schemas/validators.ts';

const phoneRule = {
  required: '请输入手机号',
  validate: (typed: string) => isMainlandPhone(tidyPhone(typed)) || '请输入正确的 11 位手机号',
};

const PHONE_LENGTH = 11;

/** The same, told as soon as all digits are there: without a right phone no code can be asked for. */
export const phoneRuleWith = (check: () => unknown) => ({
  ...phoneRule,
  onChange: ({ target }: { target: { value: string } }) => {
    if (tidyPhone(target.value).length >= PHONE_LENGTH) check();
  },
});

export const codeRule = {
  required: '请输入验证码',
  validate: (typed: string) =>
    (typed.length === 6 && isDigits(typed)) || '验证码是短信里的 6 位数字',
};

const isStrong = (password: string): boolean =>
  password.length >= 8 && password.length <= 64 && /[A-Za-z]/.test(password) && /\d/.test(password);

export const PASSWORD_HINT = '8 至 64 位，同时含有字母和数字';

export const newPasswordRule = {
  required: '请设置新密码',
  validate: (typed: string) => isStrong(typed) || `密码须为 ${PASSWORD_HINT}`,
};

/** The same password once more. */
export const repeatRule = (passwordOf: () => string) => ({
  required: '请再输入一次新密码',
  validate: (typed: string) => typed === passwordOf() || '两次输入的密码不一致',
});
