import type { Field } from '#schemas/field/field.ts';
import type { FormAnswers } from '#schemas/form/answers.ts';
import { conditionOf, formFaultsOf, tidyValues } from '#schemas/form/judge.ts';
import { formRefusals } from '#schemas/form/refusals.ts';
import { storedAddress } from '#schemas/upload/address.ts';
import type { Database } from '../../db/database.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { areOwnPictures } from '../../platform/storage/own-uploads.ts';
import type { Wechat } from '../../platform/wechat/wechat.ts';
import { type fieldRowsOf, fitFields, openFields } from './fields.ts';

type Rows = Awaited<ReturnType<typeof fieldRowsOf>>;

/** The member who answers, and when, in ms. */
type By = {
  db: Database;
  member: { id: number };
  now: number;
  wechat: Pick<Wechat, 'simulated'>;
};

/** Refuses `fieldGone` for what was told of a field that is not asked for; nobody knows one by its key. */
const assertRequested = (rows: Rows, fields: readonly Field[], came: FormAnswers): void => {
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
  { db, member, wechat }: By,
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
 * What a member told of a form, tidied, for all fields that are asked for now, by the answers as well. `shown` is what the
 * member was shown of earlier answers. Refuses `fieldGone`, `fieldInvalid`, naming the field.
 */
export const judgeAnswers = async (
  by: By,
  rows: Rows,
  came: FormAnswers,
  shown: FormAnswers,
): Promise<FormAnswers> => {
  const fields = fitFields(openFields(rows));
  assertRequested(rows, fields, came);
  const given = Object.fromEntries(
    fields.map((field) => {
      const values = tidyValues(field, came[field.name] ?? []);
      return [field.name, field.kind === 'pictures' ? values.map(storedAddress) : values];
    }),
  );
  const visible = conditionOf(fields, given);
  const answers = Object.fromEntries(visible.map(({ name }) => [name, given[name] ?? []]));
  const [first] = formFaultsOf(fields, given, shown, by.now);
  if (first) throw new RefusedError(formRefusals.fieldInvalid, first.text);
  await assertOwnPictures(by, visible, answers);
  return answers;
};
