import { isDigits, isIdentityNumber, isMainlandPhone } from '../../../schemas/validators.ts';

/** A phone as the phone's own address book fills it in: with spaces, dashes or +86. */
export const tidyPhone = (typed: string): string =>
  typed.replace(/[\s-]/g, '').replace(/^\+?86(?=1\d{10}$)/, '');

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

export const LONGEST_NAME = 20;

export const nameRule = {
  validate: (typed: string) => {
    const { length } = typed.trim();
    if (length === 0) return '请输入姓名';
    return length <= LONGEST_NAME || `姓名最多 ${LONGEST_NAME} 个字`;
  },
};

/** Optional; what is stored comes masked and stays as it is. */
export const identityRule = {
  validate: (typed: string) =>
    typed === '' ||
    typed.includes('*') ||
    isIdentityNumber(typed.trim()) ||
    '身份证号有误，请核对 15 或 18 位号码',
};
