import type { Field } from '#schemas/field/field.ts';
import type { FormAnswers } from '#schemas/form/answers.ts';
import { formFaultsOf, requestedFields, tidyValues } from '#schemas/form/judge.ts';
import { formRefusals } from '#schemas/form/refusals.ts';
import { storedAddress } from '#schemas/upload/address.ts';
import type { Database } from '../../db/database.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { areOwnPictures } from '../../platform/storage/own-uploads.ts';
import type { Wechat } from '../../platform/wechat/wechat.ts';
import { type fieldRowsOf, fitFields, openFields } from './fields.ts';

type Rows = Awaited<ReturnType<typeof fieldRowsOf>>;

type AnswerContext = {
  db: Database;
  member: { id: number };
  now: number;
  wechat: Pick<Wechat, 'simulated'>;
};

/** Refuses `fieldGone`, with the field's label, for a non-empty answer to a field that is not asked for. */
const assertOnlyRequested = (rows: Rows, fields: readonly Field[], came: FormAnswers): void => {
  const known = new Set(fields.map(({ name }) => name));
  for (const [key, values] of Object.entries(came)) {
    if (known.has(key) || values.every((value) => value.trim() === '')) continue;
    throw new RefusedError(
      formRefusals.fieldGone,
      rows.find((row) => row.key === key)?.label ?? '其中一项',
    );
  }
};

/** Refuses `fieldInvalid` for a picture that this member did not upload here. */
const assertOwnPictures = async (
  { db, member, wechat }: AnswerContext,
  fields: readonly Field[],
  answers: FormAnswers,
): Promise<void> => {
  const owner = { memberId: member.id, simulated: wechat.simulated };
  for (const { kind, name, label } of fields) {
    if (kind !== 'pictures' || (await areOwnPictures(db, owner, answers[name] ?? []))) continue;
    throw new RefusedError(formRefusals.fieldInvalid, `${label}的图片已失效，请重新上传`);
  }
};

/**
 * Validates and tidies a member's answers; which fields are asked for depends on the answers as well. `shown`:
 * earlier answers as they were shown. Refuses `fieldGone`, `fieldInvalid`, with the field's label.
 */
export const judgeAnswers = async (
  by: AnswerContext,
  rows: Rows,
  came: FormAnswers,
  shown: FormAnswers,
): Promise<FormAnswers> => {
  const fields = fitFields(openFields(rows));
  assertOnlyRequested(rows, fields, came);
  const given = Object.fromEntries(
    fields.map((field) => {
      const values = tidyValues(field, came[field.name] ?? []);
      return [field.name, field.kind === 'pictures' ? values.map(storedAddress) : values];
    }),
  );
  const requested = requestedFields(fields, given);
  const answers = Object.fromEntries(requested.map(({ name }) => [name, given[name] ?? []]));
  const [first] = formFaultsOf(fields, given, shown, by.now);
  if (first) throw new RefusedError(formRefusals.fieldInvalid, first.text);
  await assertOwnPictures(by, requested, answers);
  return answers;
};
