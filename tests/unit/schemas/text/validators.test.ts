import { describe, expect, test } from 'vitest';
import {
  isChinese,
  isDigits,
  isEmail,
  isIdentityNumber,
  isLetters,
  isMainlandPhone,
  isProviderUserId,
} from '#schemas/text/validators.ts';

const NOW = Date.UTC(2026, 10, 20);

/** Each check with what it takes and what it refuses. */
const table = {
  'a mainland phone number': {
    is: isMainlandPhone,
    good: ['12000000000', '13812345678', '19999999999'],
    bad: [
      '10812345678',
      '11812345678',
      '1381234567',
      '138123456789',
      '23812345678',
      '+8613812345678',
    ],
  },
  'a provider user id': {
    is: isProviderUserId,
    good: ['o6_bmjrPTlm6_2sgVt7hMZOPfL2M', 'oABCDEFGHIJKLMNOPQRSTUVW-123'],
    bad: [
      'o6_bmjrPTlm6_2sgVt7hMZOPfL2',
      'o6_bmjrPTlm6_2sgVt7hMZOPfL2MM',
      'o6_bmjrPTlm6 2sgVt7hMZOPfL2M',
    ],
  },
  'digits only': { is: isDigits, good: ['0', '0123'], bad: ['', '1.5', '-1', '１２', 'a1', '1\n'] },
  'letters only': { is: isLetters, good: ['a', 'AbC'], bad: ['', 'a1', 'é', 'a b', 'a\n'] },
  'Chinese characters only': {
    is: isChinese,
    good: ['王', '慢性病管理', '𠮷'],
    bad: ['', '王a', '王，', '王 五', 'カ'],
  },
  'an e-mail address': {
    is: isEmail,
    good: ['a@b.cn', 'li.na+study@mail.example.com'],
    bad: ['', 'a@b', '@b.cn', 'a b@c.cn', 'a@b..cn', 'a@.cn', '王@b.cn', `${'a'.repeat(250)}@b.cn`],
  },
} as const;

describe.each(Object.entries(table))('%s', (_name, { is, good, bad }) => {
  test.each(good)('is %j', (value) => {
    expect(is(value)).toBe(true);
  });
  test.each(bad.map((value) => [value]))('is not %j', (value) => {
    expect(is(value)).toBe(false);
  });
  test.each(good)('has nothing around it: %j', (value) => {
    expect([` ${value}`, `${value} `, `${value}\n`].map(is)).toEqual([false, false, false]);
  });
});

describe('a national identity number', () => {
  test.each([
    ['11010519491231002X', 'the example of the standard'],
    ['11010519491231002x', 'with a small x'],
    ['440524198001010013', 'another one'],
    ['110105491231002', 'the old form of 15 digits'],
    ['412723198001010014', 'of an abolished county'],
    ['830000198001010018', 'of a residence permit'],
  ])('%s is one: %s', (value) => {
    expect(isIdentityNumber(value, NOW)).toBe(true);
  });

  test.each([
    ['110105194912310021', 'a wrong check digit'],
    ['110105199902310029', 'no such day'],
    ['110105194913310021', 'no such month'],
    ['990105194912310023', 'no such province'],
    ['119905194912310021', 'no such prefecture'],
    ['110105209912310029', 'a birthday to come'],
    ['110105189912310023', 'a birthday too long ago'],
    ['11010549123100X', 'an x in the old form'],
    ['990105491231002', 'no such province in the old form'],
    ['110105490231002', 'no such day in the old form'],
    ['1101051949123100', '16 digits'],
    [' 11010519491231002X', 'a blank before it'],
    ['11010519491231002X\n', 'a line break behind it'],
    ['', 'nothing'],
  ])('%j is none: %s', (value) => {
    expect(isIdentityNumber(value, NOW)).toBe(false);
  });

  test('each of the other ten check digits is refused', () => {
    const taken = [...'0123456789X'].filter((last) =>
      isIdentityNumber(`11010519491231002${last}`, NOW),
    );
    expect(taken).toEqual(['X']);
  });

  test('whoever is born today has one', () => {
    const ofToday = [...'0123456789X'].map((last) => `11010520261120001${last}`);
    const midnightInChina = Date.parse('2026-11-20T00:00:00+08:00');
    expect(ofToday.filter((value) => isIdentityNumber(value, midnightInChina))).toHaveLength(1);
    expect(ofToday.some((value) => isIdentityNumber(value, midnightInChina - 1))).toBe(false);
  });
});
