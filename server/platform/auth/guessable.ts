import { dictionary } from '@zxcvbn-ts/language-common';
import { loginRefusals } from '#schemas/login/refusals.ts';
import { RefusedError } from '../endpoint/errors.ts';

const CONTEXT = ['learninghome', 'learning', 'xuexi', 'weixin', 'wechat', 'admin', 'operator'];

/** A shorter word would be part of too many passwords. */
const SHORTEST_WORD = 3;
const MIN_LEFT = 5;

const common = new Set(dictionary['passwords-common']);

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

const without = (password: string, words: readonly string[]): string =>
  words
    .map(plain)
    .filter(({ length }) => length >= SHORTEST_WORD)
    .reduce((left, word) => left.replaceAll(word, ''), password);

/**
 * True for one of 49,000 common and breached passwords, and where fewer than five characters are left beside words of
 * this product and `own` ones of the account, such as its phone.
 */
export const isGuessable = (password: string, own: readonly string[]): boolean => {
  const typed = plain(password);
  const left = without(typed, [...own, ...CONTEXT]);
  return common.has(typed) || (left !== typed && left.length < MIN_LEFT);
};

/** Refuses `passwordGuessable`. */
export const assertHardToGuess = (password: string, own: readonly string[]): void => {
  if (isGuessable(password, own)) throw new RefusedError(loginRefusals.passwordGuessable);
};
