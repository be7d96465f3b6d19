import * as z from 'zod/mini';
import { CHINA_OFFSET } from '../china-time.ts';
import { isRegionCode } from './region-codes.ts';

/** Shared by forms and the server (shell rules 55 to 63). */

export const PHONE_LENGTH = 11;

/** 11 digits, starting with 1, the second digit 2 to 9. */
export const isMainlandPhone = (value: string): boolean => /^1[2-9]\d{9}$/.test(value);

/**
 * A user id of the messenger: 28 letters, digits, `_` or `-` (shell rule 59).
 * @internal for tests
 */
export const isProviderUserId = (value: string): boolean => /^[\w-]{28}$/.test(value);

/** At most 20 digits, enough for 64 bits. */
export const isNumericId = (text: string): boolean => /^\d{1,20}$/.test(text);

export const LONGEST_PASSWORD = 64;

export const hasPasswordLength = (password: string): boolean =>
  password.length >= 8 && password.length <= LONGEST_PASSWORD;

export const isDigits = (value: string): boolean => /^\d+$/.test(value);

/**
 * Shell rule 61.
 * @internal for tests
 */
export const isLetters = (value: string): boolean => /^[A-Za-z]+$/.test(value);

/**
 * Chinese characters only, no punctuation (shell rule 62).
 * @internal for tests
 */
export const isChinese = (value: string): boolean => /^\p{Script=Han}+$/u.test(value);

/** RFC 5321. */
export const LONGEST_EMAIL = 254;

/** Shell rule 63. */
export const isEmail = (value: string): boolean =>
  value.length <= LONGEST_EMAIL && z.regexes.email.test(value);

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_DIGITS = '10X98765432';

const checkDigit = (digits: string): string => {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return CHECK_DIGITS.charAt(sum % 11);
};

/** Whether eight digits are a date from 1900 to the day of `now` (ms) in China. */
const isBirthday = (digits: string, now: number): boolean => {
  const [year, month, day] = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].map(Number);
  const moment = Date.UTC(year ?? 0, (month ?? 0) - 1, day);
  const exists = new Date(moment).toISOString().slice(0, 10).replaceAll('-', '') === digits;
  return exists && digits >= '19000101' && moment <= now + CHINA_OFFSET;
};

/** Region code, birthday and check digit ('' for none) of an identity number. */
const partsOf = (value: string): readonly [string, string, string] | undefined => {
  if (/^\d{15}$/.test(value)) return [value.slice(0, 6), `19${value.slice(6, 12)}`, ''];
  if (!/^\d{17}[\dXx]$/.test(value)) return undefined;
  return [value.slice(0, 6), value.slice(6, 14), value.slice(17).toUpperCase()];
};

/**
 * An identity number (GB 11643) of 15 or 18 digits: known region, a birthday up to `now` (ms), and for 18
 * digits the right check digit, which may be x.
 */
export const isIdentityNumber = (value: string, now = Date.now()): boolean => {
  const parts = partsOf(value);
  if (!parts) return false;
  const [region, birthday, check] = parts;
  if (!isRegionCode(region) || !isBirthday(birthday, now)) return false;
  return check === '' || check === checkDigit(value);
};
