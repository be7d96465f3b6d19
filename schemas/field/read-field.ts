import type { Field } from './field.ts';
import {
  bad,
  type FieldKind,
  type FieldOption,
  type FieldValue,
  good,
  kindOf,
  maxOf,
  partsOf,
  type Read,
  tooLong,
} from './kinds.ts';
import { patternOf } from './patterns.ts';

type FieldRules = Pick<Field, 'kind' | 'required' | 'min' | 'max' | 'pattern' | 'options'>;

/** Kinds whose values stand in one line. */
const BEHIND_COMMAS: readonly FieldKind[] = ['choices', 'region', 'references'];
/** What stands in place of a secret that was kept as a hash. */
const HASHED = '（已加密，填写新的就换掉）';

/** Reads the text of a field by its rules, the same in the console's form, on the server and in files. */
export const readField = (field: FieldRules, typed: string): Read => {
  const { kind, required, min, max, pattern, options } = field;
  const { blank, parts, read } = kindOf(kind);
  const text = kind === 'richText' ? typed : typed.trim();
  if (text.trim() === '') return required ? bad('请填写') : good(blank);
  const named = patternOf(pattern);
  if (named) return tooLong(text, max ?? named.max) ?? named.read(text);
  return read(parts?.(text) ?? [text], { min, max: maxOf({ kind, max }), options }, Date.now());
};

/** What is wrong with the text of a field; undefined where nothing is. */
export const fieldFault = (field: FieldRules, typed: string): string | undefined => {
  const read = readField(field, typed);
  return read.ok ? undefined : read.text;
};

export const writeField = (
  { kind, pattern }: Pick<Field, 'kind' | 'pattern'>,
  value: FieldValue,
): string => {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'object') {
    const lines = value.map(String);
    return (
      patternOf(pattern)?.write?.(lines) ?? lines.join(BEHIND_COMMAS.includes(kind) ? ',' : '\n')
    );
  }
  if (kind === 'secret') return `${value}`.startsWith('scrypt$') ? HASHED : `${value}`;
  return typeof value === 'number' ? (kindOf(kind).write?.(value) ?? `${value}`) : value;
};

type Shown = Pick<Field, 'kind'> & { options: readonly FieldOption[] };

/** A field's text for people; `name`: of the row that a `reference` names. */
export const shownText = ({ kind, options }: Shown, text: string, name = ''): string => {
  const titleOf = (id: string) => options.find((option) => option.id === id)?.title ?? id;
  if (text === '') return '';
  if (kind === 'switch') return text === '1' ? '是' : '否';
  if (kind === 'secret') return '已设置';
  if (kind === 'choice') return titleOf(text);
  if (kind === 'choices') return text.split(',').map(titleOf).join('、');
  return kind === 'reference' && name ? `${text} ${name}` : text;
};

/** The text of a field out of what stands in a cell for people, the way back of `shownText`. */
export const textOfShown = ({ kind, options }: Shown, cell: string): string => {
  const shown = cell.trim();
  const idOf = (title: string) => options.find((option) => option.title === title)?.id ?? title;
  if (kind === 'switch') return shown === '是' ? '1' : shown === '否' ? '0' : shown;
  if (kind === 'choice') return idOf(shown);
  if (kind === 'choices') return partsOf(shown).map(idOf).join(',');
  if (kind === 'reference') return /^(\d+)(?:\s|$)/.exec(shown)?.[1] ?? shown;
  return kind === 'moment' ? shown.replaceAll('/', '-') : cell;
};
