import { YUAN } from './amount.ts';

/** Dates, times, amounts, phone numbers, and numbers with the words that belong to them. */
const VALUES = [
  /\d{4}-\d{1,2}-\d{1,2}/,
  /(?:\d{4}年)?\d{1,2}月(?:\d{1,2}日)?/,
  /\d{1,2}:\d{2}(?::\d{2})?(?: (?:截止|开始|结束|开播|前|起))?/,
  new RegExp(`[${YUAN}\uffe5]\\s?\\d[\\d.,]*`),
  /1\d{2}[\d*]{4}\d{4}|\d{3,4}-\d{6,8}/,
  /\d+\s?(?:天|小时|分)\s?\d+\s?(?:小时|分钟?|秒)/,
  /(?:[约第共] ?)?(?:\d[\d,.]*\s?|[一两三])(?:%|万|亿|元|积分|学分|分钟|小时|秒|人|次|节|天|章|题|张|份|条|件|分(?!之)|位|门|折|岁)/,
]
  .map(({ source }) => source)
  .join('|');

/** Splits a text; every second part is a value, with the marks that may begin no line. */
export const valuesIn = (text: string): string[] =>
  text.split(new RegExp(`((?:${VALUES})[，。、；：！？）]*)`));
