import { CHINA_OFFSET } from '../china-time.ts';
import { LARGEST_INTEGER, safeAddress } from '../primitives.ts';
import { hasUnseen, severalLines } from '../tidy-text.ts';
import type { DeskField } from './fields.ts';
import { lettersText, readBlanks, readJumps, readLetters, readOptions } from './read-options.ts';

/** What a field's text stands for; money in fen, moments in ms, null for nothing. */
export type FieldValue = string | number | boolean | readonly string[] | readonly number[] | null;

type Read = { ok: true; value: FieldValue } | { ok: false; said: string };
type Rules = Pick<DeskField, 'kind' | 'required' | 'longest' | 'least' | 'most' | 'choices'>;

const good = (value: FieldValue): Read => ({ ok: true, value });
const bad = (said: string): Read => ({ ok: false, said });

const yuanText = (fen: number): string => (fen / 100).toFixed(2);

const MOMENT = /^(20\d{2})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})$/;

/** The moment (ms) at which a clock in China shows this; undefined for what is none. */
const momentOf = (text: string): number | undefined => {
  if (!MOMENT.test(text)) return undefined;
  const shown = text.replace('T', ' ');
  const at = Date.parse(`${shown.replace(' ', 'T')}:00Z`);
  if (Number.isNaN(at) || momentText(at - CHINA_OFFSET) !== shown) return undefined;
  return at - CHINA_OFFSET;
};

/** A moment (ms) as a field writes it. */
const momentText = (moment: number): string =>
  new Date(moment + CHINA_OFFSET).toISOString().slice(0, 16).replace('T', ' ');

/** Ms as a clock shows them, and the way back. */
const lengthText = (ms: number): string => {
  const seconds = Math.floor(ms / 1000);
  const pair = (part: number) => `${part}`.padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = pair(seconds % 60);
  return hours > 0 ? `${hours}:${pair(minutes)}:${rest}` : `${minutes}:${rest}`;
};

const LENGTH = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/;

const readLength = (_: Rules, text: string): Read => {
  const [, hours = '0', minutes = '', seconds = ''] = LENGTH.exec(text) ?? [];
  if (minutes === '') return bad('请填写时长，例如 12:30（12 分 30 秒）');
  return good(((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000);
};

/** A folder of streams, which may be played over and over, or the address of a playlist elsewhere. */
const STREAM = /^[\w-]{1,80}$/;

const paragraphsOf = (text: string): string[] =>
  severalLines(text)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const readText = ({ kind, longest }: Rules, text: string): Read => {
  if (text.length > longest) return bad(`最多 ${longest} 个字，现在有 ${text.length} 个`);
  if (kind === 'picture')
    return safeAddress(text) === text ? good(text) : bad('请上传图片，或填写图片的网址');
  if (kind === 'link')
    return safeAddress(text) === text
      ? good(text)
      : bad('请选择跳转到哪里，或填写 https:// 开头的网址');
  if (kind === 'media')
    return STREAM.test(text) || (/^https?:/i.test(text) && safeAddress(text) === text)
      ? good(text)
      : bad('请填写媒体文件夹的名字，或 https:// 开头的播放地址');
  if (kind === 'paragraphs') return good(paragraphsOf(text));
  if (kind === 'options') return readOptions(text);
  const seen = kind === 'text' ? text : text.replace(/[\n\r\t]/g, '');
  return hasUnseen(seen) ? bad('里面有看不见的字符，请重新输入') : good(text);
};

const partsOf = (text: string): string[] =>
  text
    .split(/[,，、\s]+/)
    .map((part) => part.trim())
    .filter(Boolean);

/** The most numbers or keys of a field. */
const MOST_PARTS = 50;

const readIds = (_: Rules, text: string): Read => {
  const parts = partsOf(text);
  if (parts.length > MOST_PARTS) return bad(`最多 ${MOST_PARTS} 个编号`);
  const isId = (part: string) => /^[1-9]\d{0,9}$/.test(part) && Number(part) <= LARGEST_INTEGER;
  return parts.every(isId) ? good(parts.map(Number)) : bad('请填写编号，用逗号隔开，例如 12,15');
};

const readPicks = ({ choices }: Rules, text: string): Read => {
  const parts = [...new Set(partsOf(text))];
  const isKey = (part: string) => choices.some(({ key }) => key === part);
  return parts.every(isKey) ? good(parts) : bad('请选择其中的选项');
};

const within = ({ kind, least, most }: Rules, value: number): Read => {
  const [low, high] = kind === 'money' ? [yuanText(least), yuanText(most)] : [least, most];
  if (value < least) return bad(`不能小于 ${low}`);
  return value > most ? bad(`不能大于 ${high}`) : good(value);
};

const readNumber = (field: Rules, text: string): Read => {
  if (field.kind === 'money') {
    if (!/^\d{1,8}(?:\.\d{1,2})?$/.test(text)) return bad('请填写金额，最多两位小数，例如 19.90');
    return within(field, Math.round(Number(text) * 100));
  }
  if (field.kind === 'decimal')
    return /^-?\d{1,6}(?:\.\d{1,8})?$/.test(text)
      ? within(field, Number(text))
      : bad('请填写数字，例如 22.543096');
  if (!/^-?\d{1,10}$/.test(text)) return bad('请填写整数');
  const value = Number(text);
  return Math.abs(value) > LARGEST_INTEGER ? bad('这个数太大') : within(field, value);
};

const readers: Readonly<Record<DeskField['kind'], (field: Rules, text: string) => Read>> = {
  text: readText,
  lines: readText,
  html: readText,
  picture: readText,
  link: readText,
  paragraphs: readText,
  ids: readIds,
  picks: readPicks,
  count: readNumber,
  decimal: readNumber,
  money: readNumber,
  switch: (_, text) => (text === '1' || text === '0' ? good(text === '1') : bad('请选择是或否')),
  choice: ({ choices }, text) =>
    choices.some(({ key }) => key === text) ? good(text) : bad('请选择其中一项'),
  ref: (_, text) =>
    /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST_INTEGER
      ? good(Number(text))
      : bad('请从列表中选择'),
  length: readLength,
  media: readText,
  secret: readText,
  options: readText,
  letters: (_, text) => readLetters(text),
  jumps: (_, text) => readJumps(text),
  blanks: (_, text) => readBlanks(text),
  moment: (_, text) => {
    const at = momentOf(text);
    return at === undefined ? bad('请填写时间，例如 2026-11-21 09:30') : good(at);
  },
};

const TEXTS: readonly DeskField['kind'][] = [
  ...(['text', 'lines', 'html', 'picture', 'link'] as const),
  ...(['media', 'secret'] as const),
];
const LISTS: readonly DeskField['kind'][] = [
  ...(['paragraphs', 'ids', 'picks'] as const),
  ...(['options', 'letters', 'jumps', 'blanks'] as const),
];
/** Those of which each line is one. */
const LINES: readonly DeskField['kind'][] = ['paragraphs', 'options', 'jumps', 'blanks'];
/** What stands in place of a secret that was kept as a hash. */
const HASHED = '（已加密，填写新的就换掉）';

/** Reads the text of a field by its rules, the same in the form, on the server and in files. */
export const readField = (field: Rules, typed: string): Read => {
  const text = field.kind === 'html' ? typed : typed.trim();
  const isEmpty = text.trim() === '';
  if (isEmpty && field.required) return bad('请填写');
  if (isEmpty && TEXTS.includes(field.kind)) return good('');
  if (isEmpty && LISTS.includes(field.kind)) return good([]);
  return isEmpty ? good(null) : readers[field.kind](field, text);
};

/** What is wrong with the text of a field; undefined where nothing is. */
export const fieldFault = (field: Rules, typed: string): string | undefined => {
  const read = readField(field, typed);
  return read.ok ? undefined : read.said;
};

/** A value as the text of its field. */
export const writeField = ({ kind }: Pick<DeskField, 'kind'>, value: FieldValue): string => {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (kind === 'letters' && typeof value === 'object') return lettersText(value.map(String));
  if (typeof value === 'object') return value.join(LINES.includes(kind) ? '\n' : ',');
  if (kind === 'secret') return `${value}`.startsWith('scrypt$') ? HASHED : `${value}`;
  if (typeof value === 'string') return value;
  if (kind === 'money') return yuanText(value);
  if (kind === 'length') return lengthText(value);
  return kind === 'moment' ? momentText(value) : `${value}`;
};

/** A field's text for people; `name`: of the row that a `ref` names. */
export const shownText = (
  { kind, choices }: Pick<DeskField, 'kind' | 'choices'>,
  text: string,
  name = '',
): string => {
  if (text === '') return '';
  if (kind === 'switch') return text === '1' ? '是' : '否';
  if (kind === 'secret') return '已设置';
  if (kind === 'choice') return choices.find(({ key }) => key === text)?.label ?? text;
  if (kind === 'picks')
    return text
      .split(',')
      .map((key) => choices.find((choice) => choice.key === key)?.label ?? key)
      .join('、');
  return kind === 'ref' && name ? `${text} ${name}` : text;
};

/** The text of a field out of what stands in a cell for people, the way back of `shownText`. */
export const textOfShown = (
  { kind, choices }: Pick<DeskField, 'kind' | 'choices'>,
  cell: string,
): string => {
  const shown = cell.trim();
  if (kind === 'switch') return shown === '是' ? '1' : shown === '否' ? '0' : shown;
  if (kind === 'choice') return choices.find(({ label }) => label === shown)?.key ?? shown;
  if (kind === 'picks')
    return partsOf(shown)
      .map((part) => choices.find(({ label }) => label === part)?.key ?? part)
      .join(',');
  if (kind === 'ref') return /^(\d+)(?:\s|$)/.exec(shown)?.[1] ?? shown;
  return kind === 'moment' ? shown.replaceAll('/', '-') : cell;
};
