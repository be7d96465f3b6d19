import { CHINA_OFFSET } from '../china-time.ts';
import { tidyPhone } from '../text/tidy-phone.ts';
import { hasUnseen, oneLine, severalLines } from '../text/tidy-text.ts';
import { isIdentityNumber, isMainlandPhone } from '../text/validators.ts';
import { safeAddress } from '../wire/primitives.ts';

/** `hint`: what it means, beside it. */
export type FieldOption = { id: string; title: string; hint?: string | undefined };

/** What a field's text stands for; money in fen, moments and durations in ms, null for nothing. */
export type FieldValue = string | number | boolean | readonly string[] | readonly number[] | null;

/** Rules that a field may have beside `required`; each kind says which of them it takes. */
export type RuleName = 'min' | 'max' | 'pattern' | 'unit' | 'options';

type Rules = {
  min?: number | undefined;
  max?: number | undefined;
  options: readonly FieldOption[];
};

/** `said`: what is wrong, beside the field; `told`: the same in a sentence that names the field as `{label}`. */
export type Read = { ok: true; value: FieldValue } | { ok: false; text: string; detail: string };

export type Kind = {
  /** What stands in it, as docs/forms.md tells. */
  holds: string;
  /** Its value where nothing is said. */
  blank: FieldValue;
  rules: readonly RuleName[];
  /** The upper bound that it has where none is named. */
  max?: number;
  /** What its number counts. */
  unit?: string;
  /** How one asks for it; 输入 where it says nothing. */
  verb?: '选择' | '上传';
  /** The control of a text: lines that it shows, or the keyboard that it asks for. */
  typed?: { rows?: number; keys?: 'numeric' | 'decimal' };
  /** Its values are more than one text, which `parts` takes apart where they are written as one. */
  several?: true;
  parts?: (text: string) => string[];
  tidy?: (text: string) => string;
  read: (values: readonly string[], rules: Rules, now: number) => Read;
  /** Its value as text, where that is not the value itself. */
  write?: (value: number) => string;
};

export const good = (value: FieldValue): Read => ({ ok: true, value });
export const bad = (text: string, detail = `{label}：${text}`): Read => ({
  ok: false,
  text,
  detail,
});

/** As a column of the database holds it. */
const LARGEST_INTEGER = 2_147_483_647;

const yuan = (fen: number): string => (fen / 100).toFixed(2);

const MOMENT = /^(20\d{2})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})$/;

/** A moment (ms) by the clock in China. */
const momentText = (moment: number): string =>
  new Date(moment + CHINA_OFFSET).toISOString().slice(0, 16).replace('T', ' ');

/** The moment (ms) at which a clock in China shows this; undefined for what is none. */
const momentOf = (text: string): number | undefined => {
  const shown = text.replace('T', ' ');
  const at = MOMENT.test(text) ? Date.parse(`${shown.replace(' ', 'T')}:00Z`) : Number.NaN;
  if (Number.isNaN(at) || momentText(at - CHINA_OFFSET) !== shown) return undefined;
  return at - CHINA_OFFSET;
};

const dayOf = (text: string): string | undefined => {
  const [, year = 0, month = 0, day = 0] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? [];
  const moment = new Date(Date.UTC(year, month - 1, day));
  const isDay = year >= 1900 && year <= 2100 && moment.toISOString().slice(0, 10) === text;
  return isDay ? text : undefined;
};

/** Ms as a clock shows them. */
const durationText = (ms: number): string => {
  const seconds = Math.floor(ms / 1000);
  const pair = (part: number) => `${part}`.padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = pair(seconds % 60);
  return hours > 0 ? `${hours}:${pair(minutes)}:${rest}` : `${minutes}:${rest}`;
};

const DURATION = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/;

const durationOf = (text: string): number | undefined => {
  const [, hours = '0', minutes = '', seconds = ''] = DURATION.exec(text) ?? [];
  if (minutes === '') return undefined;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
};

export const partsOf = (text: string): string[] => text.split(/[,，、\s]+/).filter(Boolean);

const linesOf = (text: string): string[] =>
  severalLines(text)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** What is said of a text that is too long; a limit of 0 is none. */
export const tooLong = (text: string, max = 0): Read | undefined =>
  max > 0 && text.length > max
    ? bad(`最多 ${max} 个字，现在有 ${text.length} 个`, `{label}最多 ${max} 个字`)
    : undefined;

const readText =
  (isLine: boolean): Kind['read'] =>
  ([text = ''], { max }) => {
    const long = tooLong(text, max);
    if (long) return long;
    const drawn = isLine ? text : text.replace(/[\n\r\t]/g, '');
    return hasUnseen(drawn) ? bad('里面有看不见的字符，请重新输入') : good(text);
  };

const [line, lines] = [readText(true), readText(false)];

const address =
  (message: string, detail?: string): Kind['read'] =>
  ([text = ''], { max }) =>
    tooLong(text, max) ?? (safeAddress(text) === text ? good(text) : bad(message, detail));

/** Reads what has a form of its own; undefined is what does not fit. */
const fitting =
  (read: (text: string, now: number) => FieldValue | undefined, message: string, detail?: string) =>
  ([text = '']: readonly string[], _: Rules, now: number): Read => {
    const value = read(text, now);
    return value === undefined ? bad(message, detail) : good(value);
  };

const bounded =
  (
    form: RegExp,
    message: string,
    numberOf: (text: string) => number = Number,
    shown: (value: number) => string = String,
  ): Kind['read'] =>
  ([text = ''], { min = 0, max = 0 }) => {
    const value = numberOf(text);
    if (!form.test(text)) return bad(message);
    if (numberOf === Number && Math.abs(value) > LARGEST_INTEGER) return bad('这个数太大');
    if (value < min) return bad(`不能小于 ${shown(min)}`);
    return value > max ? bad(`不能大于 ${shown(max)}`) : good(value);
  };

const isId = (text: string): boolean =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST_INTEGER;

const EXPIRED = '{label}的选项已失效，请重新选择';

const chosen = (values: readonly string[], { options, max = 0 }: Rules, text: string): Read => {
  const known = values.every((value) => options.some(({ id }) => id === value));
  if (!known || new Set(values).size < values.length) return bad(text, EXPIRED);
  if (max > 0 && values.length > max) return bad(`最多选择 ${max} 项`, `{label}最多选择 ${max} 项`);
  return good(values);
};

const choice: Kind['read'] = (values, rules) => {
  const read = chosen(values, rules, '请选择其中一项');
  return read.ok ? good(values[0] ?? '') : read;
};

const LOST_PICTURE = '{label}的图片已失效，请重新上传';

const pictures: Kind['read'] = (values, { max = 0 }) => {
  if (values.length > max) return bad(`最多 ${max} 张`, `{label}最多 ${max} 张`);
  const fit = values.every((value) => safeAddress(value) !== '');
  return fit ? good(values) : bad('请重新上传图片', LOST_PICTURE);
};

const LONGEST_REGION = 50;

const region: Kind['read'] = (values, { max = 0 }) => {
  if (values.length > max || values.includes('')) return bad('请重新选择', '请重新选择{label}');
  return values.every(({ length }) => length <= LONGEST_REGION)
    ? good(values)
    : bad(`最多 ${LONGEST_REGION} 个字`, `{label}最多 ${LONGEST_REGION} 个字`);
};

const references: Kind['read'] = ([text = ''], { max = 0 }) => {
  const ids = partsOf(text);
  if (ids.length > max) return bad(`最多 ${max} 个编号`);
  return ids.every(isId) ? good(ids.map(Number)) : bad('请填写编号，用逗号隔开，例如 12,15');
};

const colorsOf = (text: string): string[] | undefined => {
  const colors = linesOf(text);
  return colors.every((color) => /^\w+ #[\da-f]{6}$/i.test(color)) ? colors : undefined;
};

const [numeric, decimal] = [{ keys: 'numeric' }, { keys: 'decimal' }] as const;

/**
 * Every kind of field, once: what it holds, which rules it takes, how its text is read, and what is said of one that
 * does not fit, on the console and on phones alike.
 */
export const kinds = {
  text: {
    ...{ holds: 'one line', blank: '', rules: ['max', 'pattern'], max: 50 },
    ...{ tidy: oneLine, read: line },
  },
  longText: {
    ...{ holds: 'several lines', blank: '', rules: ['max'], max: 500, typed: { rows: 3 } },
    ...{ tidy: severalLines, read: lines },
  },
  richText: {
    ...{ holds: 'an article in HTML', blank: '', rules: ['max'], max: 50_000, typed: { rows: 8 } },
    ...{ tidy: severalLines, read: lines },
  },
  lines: {
    ...{ holds: 'a list of texts, one a line', blank: [], rules: ['max', 'pattern'], max: 3000 },
    ...{ typed: { rows: 5 }, tidy: severalLines },
    read: ([text = ''], { max }) => tooLong(text, max) ?? good(linesOf(text)),
  },
  secret: {
    ...{ holds: 'a text that no file and no audit tells', blank: '', rules: ['max'], max: 64 },
    read: lines,
  },
  number: {
    ...{ holds: 'a whole number', blank: null, rules: ['min', 'max', 'unit'], typed: numeric },
    ...{ max: LARGEST_INTEGER, read: bounded(/^-?\d{1,10}$/, '请填写整数') },
  },
  decimal: {
    ...{ holds: 'a number', blank: null, rules: ['min', 'max', 'unit'], typed: decimal },
    max: LARGEST_INTEGER,
    read: bounded(/^-?\d{1,6}(?:\.\d{1,8})?$/, '请填写数字，例如 22.543096'),
  },
  money: {
    ...{ holds: 'yuan in the text (`19.90`), fen in the value', blank: null, typed: decimal },
    ...{ rules: ['min', 'max'], max: 99_999_900, unit: '元', write: yuan },
    read: bounded(
      /^\d{1,8}(?:\.\d{1,2})?$/,
      '请填写金额，最多两位小数，例如 19.90',
      (text) => Math.round(Number(text) * 100),
      yuan,
    ),
  },
  switch: {
    ...{ holds: 'on or off, `1` or `0`', blank: null, rules: [], verb: '选择' },
    read: fitting((text) => (/^[01]$/.test(text) ? text === '1' : undefined), '请选择是或否'),
  },
  choice: {
    ...{ holds: 'the id of one option', blank: null, rules: ['options'], verb: '选择' },
    ...{ max: 1, several: true, read: choice },
  },
  choices: {
    ...{ holds: 'the ids of several options', blank: [], rules: ['options', 'max'], verb: '选择' },
    ...{ several: true, parts: (text) => [...new Set(partsOf(text))] },
    read: (values, rules) => chosen(values, rules, '请选择其中的选项'),
  },
  date: {
    ...{ holds: 'a day (`2026-11-21`)', blank: null, rules: [], verb: '选择' },
    read: fitting(dayOf, '请填写日期，例如 2026-11-21', '{label}不是有效的日期'),
  },
  moment: {
    holds: 'a minute by the clock in China (`2026-11-21 09:30`)',
    ...{ blank: null, rules: [], verb: '选择', write: momentText },
    read: fitting(momentOf, '请填写时间，例如 2026-11-21 09:30'),
  },
  duration: {
    ...{ holds: 'hours, minutes and seconds (`1:05:30`)', blank: null, rules: [] },
    ...{ read: fitting(durationOf, '请填写时长，例如 12:30（12 分 30 秒）'), write: durationText },
  },
  picture: {
    ...{ holds: 'the address of a picture', blank: '', rules: ['max'], max: 300, verb: '上传' },
    read: address('请上传图片，或填写图片的网址', LOST_PICTURE),
  },
  pictures: {
    ...{ holds: 'addresses of pictures', blank: [], rules: ['max'], max: 1, verb: '上传' },
    ...{ typed: { rows: 3 }, several: true, parts: linesOf, read: pictures },
  },
  link: {
    ...{ holds: 'a path of the app, or an address elsewhere', blank: '', max: 500 },
    rules: ['max', 'pattern'],
    read: address('请选择跳转到哪里，或填写 https:// 开头的网址'),
  },
  colors: {
    holds: 'colours by the names of what they colour, one a line (`accent #107a75`)',
    ...{ blank: [], rules: [], typed: { rows: 3 }, tidy: severalLines },
    read: fitting(colorsOf, '每行写一个颜色，例如 accent #107a75'),
  },
  region: {
    ...{ holds: 'names from the province down', blank: [], rules: ['max'], max: 2, verb: '选择' },
    ...{ several: true, parts: partsOf, read: region },
  },
  phone: {
    ...{ holds: 'a mobile number of the mainland', blank: '', rules: [], max: 20 },
    tidy: (text) => tidyPhone(oneLine(text)),
    read: fitting(
      (text) => (isMainlandPhone(text) ? text : undefined),
      ...(['请核对 11 位手机号码', '{label}有误，请核对 11 位手机号码'] as const),
    ),
  },
  idCard: {
    ...{ holds: 'an identity number, kept encrypted', blank: '', rules: [], max: 18 },
    tidy: (text) => oneLine(text).toUpperCase(),
    read: fitting(
      (text, now) => (isIdentityNumber(text, now) ? text : undefined),
      ...(['请核对 15 或 18 位号码', '{label}有误，请核对 15 或 18 位号码'] as const),
    ),
  },
  reference: {
    ...{ holds: 'the id of what stands elsewhere', blank: null, rules: [], verb: '选择' },
    read: fitting((text) => (isId(text) ? Number(text) : undefined), '请从列表中选择'),
  },
  references: {
    ...{ holds: 'ids of what stands elsewhere, in their order', blank: [], rules: ['max'] },
    ...{ max: 50, read: references },
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type FieldKind = keyof typeof kinds;

export const isFieldKind = (kind: unknown): kind is FieldKind =>
  typeof kind === 'string' && Object.hasOwn(kinds, kind);

export const kindOf = (kind: FieldKind): Kind => kinds[kind];

/** The upper bound of a field, its own or its kind's; 0 for none. */
export const maxOf = ({ kind, max }: { kind: FieldKind; max?: number | undefined }): number =>
  max ?? kindOf(kind).max ?? 0;
