import { MAX_TEXT, safeAddress } from '../primitives.ts';
import { tidyPhone } from '../tidy-phone.ts';
import { oneLine, severalLines } from '../tidy-text.ts';
import { isIdentityNumber, isMainlandPhone } from '../validators.ts';
import type { FormAnswers } from './answers.ts';
import type { Field, FieldKind } from './field.ts';

/** Default limits of each kind: characters, choices (0: all), pictures, or levels of a region. */
const LONGEST: Readonly<Record<FieldKind, number>> = {
  text: 50,
  paragraph: 500,
  single: 1,
  multiple: 0,
  phone: 20,
  identity: 18,
  region: 2,
  date: 10,
  picture: 1,
};

/** The longest answer to a field, in the units that `Field` names; 0 means no limit. */
export const longestOf = ({ kind, longest }: Field): number =>
  // the wire cuts texts at `MAX_TEXT`, whatever limit the field names
  Math.min(longest || LONGEST[kind], MAX_TEXT);

const NAME_LENGTH = 50;

const verbs: Readonly<Partial<Record<FieldKind, string>>> = {
  single: '选择',
  multiple: '选择',
  region: '选择',
  date: '选择',
  picture: '上传',
};

type Judge = (field: Field, values: readonly string[], now: number) => string | undefined;

const ofText: Judge = (field, [text = '']) => {
  const most = longestOf(field);
  return text.length > most ? `${field.label}最多 ${most} 个字` : undefined;
};

const ofChoice: Judge = (field, values) => {
  const known = values.every((value) => field.options.some(({ id }) => id === value));
  if (!known || new Set(values).size !== values.length)
    return `${field.label}的选项已失效，请重新选择`;
  const most = longestOf(field);
  return most > 0 && values.length > most ? `${field.label}最多选择 ${most} 项` : undefined;
};

const isDay = (text: string): boolean => {
  const [, year = 0, month = 0, day = 0] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? [];
  const moment = new Date(Date.UTC(year, month - 1, day));
  return year >= 1900 && year <= 2100 && moment.toISOString().slice(0, 10) === text;
};

const judges: Readonly<Record<FieldKind, Judge>> = {
  text: ofText,
  paragraph: ofText,
  single: ofChoice,
  multiple: ofChoice,
  phone: ({ label }, [text = '']) =>
    isMainlandPhone(text) ? undefined : `${label}有误，请核对 11 位手机号码`,
  identity: ({ label }, [text = ''], now) =>
    isIdentityNumber(text, now) ? undefined : `${label}有误，请核对 15 或 18 位号码`,
  region: (field, names) => {
    if (names.length > longestOf(field) || names.some((name) => name === ''))
      return `请重新选择${field.label}`;
    return names.some((name) => name.length > NAME_LENGTH)
      ? `${field.label}最多 ${NAME_LENGTH} 个字`
      : undefined;
  },
  date: ({ label }, [text = '']) => (isDay(text) ? undefined : `${label}不是有效的日期`),
  picture: (field, values) => {
    const most = longestOf(field);
    if (values.length > most) return `${field.label}最多 ${most} 张`;
    return values.every((value) => safeAddress(value) !== '')
      ? undefined
      : `${field.label}的图片已失效，请重新上传`;
  },
};

const several: readonly FieldKind[] = ['single', 'multiple', 'region', 'picture'];

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at]);

/**
 * What is wrong with what was told of a field, in words that name it; undefined if nothing. `shown`
 * is what stood there: an identity number that stayed masked is right. `now` in ms.
 */
const faultOf = (
  field: Field,
  values: readonly string[],
  shown: readonly string[] = [],
  now = Date.now(),
): string | undefined => {
  const { kind, label, required } = field;
  if (values.every((value) => value.trim() === ''))
    return required ? `请${verbs[kind] ?? '输入'}${label}` : undefined;
  if (kind === 'identity' && isSame(values, shown)) return undefined;
  if (values.length > 1 && !several.includes(kind)) return `${label}只能填写一项`;
  return judges[kind](field, values, now);
};

export type FieldFault = { key: string; fault: string };

/** The faults that keep these answers from being sent, in the order of the fields. */
export const formFaultsOf = (
  fields: readonly Field[],
  answers: FormAnswers,
  shown: FormAnswers = {},
  now = Date.now(),
): FieldFault[] =>
  fields.flatMap((field) => {
    const fault = faultOf(field, answers[field.key] ?? [], shown[field.key], now);
    return fault === undefined ? [] : [{ key: field.key, fault }];
  });

const tidyValue = (kind: FieldKind, value: string): string => {
  if (kind === 'paragraph') return severalLines(value);
  const text = oneLine(value);
  if (kind === 'phone') return tidyPhone(text);
  return kind === 'identity' ? text.toUpperCase() : text;
};

/** A field's values as they are checked and stored: without invisible characters and blanks. */
export const tidyValues = ({ kind }: Field, values: readonly string[]): string[] => {
  const tidy = values.map((value) => tidyValue(kind, value));
  // an incomplete region keeps its empty levels, so that the form can say which one is missing
  if (kind === 'region' && tidy.some((name) => name !== '')) return tidy;
  return tidy.filter((value) => value !== '');
};
