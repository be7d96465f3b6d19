import { cutSigns } from '#schemas/text/text-signs.ts';

const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

const escaped = (sign: string): string => `\\u{${sign.codePointAt(0)?.toString(16)}}`;

/** A line without control characters, which a back end could send to manipulate the terminal. */
export const printable = (line: string): string => line.replace(UNPRINTABLE, escaped);

const LONGEST = 60;
const MOST_NAMES = 8;

export const shortened = (text: string, most = LONGEST): string =>
  text.length > most ? `${cutSigns(text, most)}…` : text;

export const valueWords = (value: unknown): string => {
  if (value === undefined) return '没有这个字段';
  if (typeof value === 'string') return `文字 ${JSON.stringify(shortened(value))}`;
  if (Array.isArray(value)) return `${value.length} 项的列表`;
  if (typeof value !== 'object' || value === null) return String(value);
  const names = Object.keys(value);
  const some = names.slice(0, MOST_NAMES).map((name) => shortened(name, 30));
  return `对象 {${some.join(', ')}${names.length > MOST_NAMES ? ', …' : ''}}`;
};

const expectations: Readonly<Record<string, string>> = {
  amount: '金额（如 "9.90"，没有则为 null）',
  count: '数量（从 0 起的整数）',
  duration: '毫秒数',
  flag: '开关（1 或 0）',
  id: '编号（数字，或 64 个以内的字母、数字、_ 和 -）',
  link: '链接（http、https 或以 / 开头的站内路径）',
  list: '列表',
  object: '对象',
  'page total': '总页数（从 0 起的整数）',
  picture: '图片地址',
  text: '文字',
  time: '时间（秒数，或 2026-11-21 08:00:00）',
  'whole number': '整数',
};

export const expectedWords = (expected: string): string => {
  const [, field] = /^object with (\S+)$/.exec(expected) ?? [];
  if (field) return `含有 ${field} 的对象`;
  return expectations[expected] ?? (expected || '别的值');
};

export const neededWords = (expected: string): string =>
  expected === 'text' ? '文字，不能为空' : expectedWords(expected);
