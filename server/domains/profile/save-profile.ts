import { eq } from 'drizzle-orm';
import { type FormAnswers, formAnswersOf } from '#schemas/form/answers.ts';
import type { SentField } from '#schemas/form/field.ts';
import { fieldOfSent } from '#schemas/form/field-of-sent.ts';
import { longestOf } from '#schemas/form/judge.ts';
import { saveProfile as endpoint } from '#schemas/profile/endpoints.ts';
import { answersOfWords, isStandard, wordsOfAnswers } from '#schemas/profile/words.ts';
import type { Payload } from '#schemas/wire/define-endpoint.ts';
import { member as memberTable } from '../../db/tables/member.ts';
import { profile } from '../../db/tables/profile.ts';
import {
  fieldRowsOf,
  judgeAnswers,
  openFields,
  storedFormAnswers,
} from '../../libraries/form/index.ts';
import { dropReplaced } from '../../libraries/upload/index.ts';
import type { Secret } from '../../platform/auth/secret.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { steps } from '../../platform/endpoint/verb.ts';
import {
  idCardOf,
  PROFILE_FORM,
  type ProfileRow,
  profileOf,
  shownProfile,
  wordsOf,
} from './profiles.ts';

type Input = Payload<typeof endpoint>;

/** The number to store, encrypted; the stored one where it came masked. */
const sealed = (secret: Secret, came: string, row: ProfileRow | undefined): string => {
  const stored = idCardOf(secret, row);
  const number = stored !== '' && came === wordsOf(secret, row).idCard ? stored : came;
  return number && secret.encrypt(number);
};

const columnsOf = (secret: Secret, answers: FormAnswers, row: ProfileRow | undefined) => {
  const before = answersOfWords(wordsOf(secret, row), []);
  const { words } = wordsOfAnswers({ ...before, ...answers });
  return { ...words, idCard: sealed(secret, words.idCard, row) };
};

/** Answers that the columns do not store in full; those that they do are emptied. */
const furtherOf = (answers: FormAnswers): FormAnswers => {
  const columns = Object.keys(answers).filter(isStandard);
  const { further } = wordsOfAnswers(answers);
  return { ...Object.fromEntries(columns.map((key) => [key, []])), ...further };
};

/**
 * The wire's own words know two levels of a region. A form that sent only these, such as one opened before a
 * third was required, keeps the further levels as long as the two stay the same.
 */
const cameIn = (payload: Input, fields: readonly SentField[], shown: FormAnswers): FormAnswers => {
  const words = answersOfWords(payload, fields);
  const { region: came = [] } = words;
  const { region: shownRegion = [] } = shown;
  const field = fields.find(({ key }) => key === 'region');
  const stays = came.length > 0 && came.every((name, level) => name === shownRegion[level]);
  const fits = field !== undefined && shownRegion.length <= longestOf(fieldOfSent(field));
  return {
    ...words,
    region: stays && fits ? shownRegion : came,
    ...formAnswersOf(payload.answers),
  };
};

/** The form counts as done from then on. Refuses `fieldInvalid`, `fieldGone`. */
export const saveProfile = ({ secret, wechat }: Services) =>
  steps(endpoint, {
    prepare: async (context, payload) => {
      const { db, member } = context;
      const [row, rows] = await Promise.all([
        profileOf(db, member.id),
        fieldRowsOf(db, PROFILE_FORM),
      ]);
      const fields = openFields(rows);
      const shown = shownProfile(secret, row, fields);
      const came = cameIn(payload, fields, shown);
      const answers = await judgeAnswers({ ...context, wechat }, rows, came, shown);
      return {
        ...columnsOf(secret, answers, row),
        answers: storedFormAnswers(secret, fields, furtherOf(answers), row?.answers ?? {}),
      };
    },
    run: async ({ db, member, now }, _payload, fields) => {
      const row = { ...fields, savedAt: new Date(now) };
      const own = eq(profile.memberId, member.id);
      const [before] = await db.select().from(profile).where(own).for('update');
      await db
        .insert(profile)
        .values({ memberId: member.id, ...row })
        .onConflictDoUpdate({ target: profile.memberId, set: row });
      const change = { before: before?.answers, after: fields.answers, now };
      await dropReplaced(db, { memberId: member.id, ...change });
      await db.update(memberTable).set({ formDone: true }).where(eq(memberTable.id, member.id));
      return {};
    },
  });
