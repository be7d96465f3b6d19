import type { FormAnswers } from '#schemas/form/answers.ts';
import type { SentField } from '#schemas/form/field.ts';
import type { StoredAnswer, StoredAnswers } from '../../db/tables/form.ts';
import type { Secret } from '../../platform/auth/secret.ts';
import { maskedIdentity } from '../../platform/wire/masked-identity.ts';

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const shownOf = (secret: Secret, { values, sealed }: StoredAnswer): string[] =>
  sealed ? values.map((value) => maskedIdentity(secret.decrypt(value))) : values;

/** Identity numbers are masked. */
export const shownAnswers = (secret: Secret, stored: StoredAnswers): FormAnswers =>
  Object.fromEntries(Object.entries(stored).map(([key, answer]) => [key, shownOf(secret, answer)]));

const keep = (secret: Secret, kind: SentField['kind'], values: readonly string[]): StoredAnswer =>
  kind === 'identity'
    ? { values: values.map(secret.encrypt), sealed: true }
    : { values: [...values] };

/**
 * The answers to store: the new ones; the stored form of those that are unchanged; and those to fields that have been
 * closed since, which a member no longer sees.
 */
export const storedFormAnswers = (
  secret: Secret,
  fields: readonly SentField[],
  answers: FormAnswers,
  before: StoredAnswers,
): StoredAnswers => {
  const merged: Record<string, StoredAnswer> = { ...before };
  for (const [key, values] of Object.entries(answers)) {
    const kind = fields.find((field) => field.key === key)?.kind ?? 'text';
    const earlier = before[key];
    const fits = earlier && (earlier.sealed === true || kind !== 'identity');
    if (fits && isSame(shownOf(secret, earlier), values)) continue;
    if (values.length === 0) delete merged[key];
    else merged[key] = keep(secret, kind, values);
  }
  return merged;
};
