import type { Field, FieldFault } from '../field/field.ts';
import { type FieldKind, kindOf, maxOf } from '../field/kinds.ts';
import { fieldHolds } from '../field/when.ts';
import { oneLine } from '../text/tidy-text.ts';
import { MAX_TEXT } from '../wire/primitives.ts';
import type { FormAnswers } from './answers.ts';

/** The longest answer to a field, in the units of its kind; 0: no limit. */
export const longestOf = (field: Pick<Field, 'kind' | 'max'>): number =>
  // the wire cuts texts at `MAX_TEXT`, whatever limit the field names
  Math.min(maxOf(field), MAX_TEXT);

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at]);

/**
 * The fault of an answer, in a sentence that names the field; undefined if there is none. `shown`: the
 * earlier values, since a masked identity number is valid if unchanged. `now` in ms.
 */
const faultOf = (
  field: Field,
  values: readonly string[],
  shown: readonly string[] = [],
  now = Date.now(),
): string | undefined => {
  const { kind, label, required, min, options } = field;
  const { read, several, verb = '输入' } = kindOf(kind);
  if (values.every((value) => value.trim() === ''))
    return required ? `请${verb}${label}` : undefined;
  if (kind === 'idCard' && isSame(values, shown)) return undefined;
  if (values.length > 1 && !several) return `${label}只能填写一项`;
  const outcome = read(values, { min, max: longestOf(field), options }, now);
  return outcome.ok ? undefined : outcome.sentence.replace('{label}', () => label);
};

/**
 * The fields whose conditions hold for these answers; a hidden field counts as empty for the ones after it.
 */
export const requestedFields = (fields: readonly Field[], answers: FormAnswers): Field[] => {
  const held = Object.fromEntries(fields.map(({ name }) => [name, answers[name] ?? []]));
  return fields.filter(({ name, when }) => {
    const holds = fieldHolds(when, held);
    if (!holds) held[name] = [];
    return holds;
  });
};

export const formFaultsOf = (
  fields: readonly Field[],
  answers: FormAnswers,
  shown: FormAnswers = {},
  now = Date.now(),
): FieldFault[] =>
  requestedFields(fields, answers).flatMap((field) => {
    const { name } = field;
    const text = faultOf(field, answers[name] ?? [], shown[name], now);
    return text === undefined ? [] : [{ name, text }];
  });

/** Values without invisible characters and surrounding blanks, as they are checked and stored. */
export const tidyValues = ({ kind }: { kind: FieldKind }, values: readonly string[]): string[] => {
  const tidy = values.map(kindOf(kind).tidy ?? oneLine);
  // an incomplete region keeps its empty levels, so that the form can say which one is missing
  if (kind === 'region' && tidy.some((name) => name !== '')) return tidy;
  return tidy.filter((value) => value !== '');
};
