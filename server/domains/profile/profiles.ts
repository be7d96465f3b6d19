import { eq } from 'drizzle-orm';
import type { FormAnswers } from '#schemas/form/answers.ts';
import type { SentField } from '#schemas/form/field.ts';
import { answersOfWords, type ProfileWords } from '#schemas/profile/words.ts';
import type { Database } from '../../db/database.ts';
import { profile } from '../../db/tables/profile.ts';
import { shownAnswers } from '../../libraries/form/index.ts';
import type { Secret } from '../../platform/auth/secret.ts';
import { maskedIdentity } from '../../platform/wire/masked-identity.ts';

export const PROFILE_FORM = 'profile';

export type ProfileRow = typeof profile.$inferSelect;

export const profileOf = async (db: Database, memberId: number): Promise<ProfileRow | undefined> =>
  (await db.select().from(profile).where(eq(profile.memberId, memberId)))[0];

/** Decrypted; '' where none is stored. */
export const idCardOf = (secret: Secret, row: { idCard: string } | undefined): string =>
  row?.idCard ? secret.decrypt(row.idCard) : '';

const blank: ProfileWords = {
  name: '',
  sex: 0,
  hospital: '',
  department: '',
  jobTitle: '',
  province: '',
  city: '',
  idCard: '',
};

export const wordsOf = (secret: Secret, row: ProfileRow | undefined): ProfileWords => {
  if (!row) return blank;
  const { name, sex, hospital, department, jobTitle, province, city } = row;
  const idCard = maskedIdentity(idCardOf(secret, row));
  return { name, sex, hospital, department, jobTitle, province, city, idCard };
};

export const shownProfile = (
  secret: Secret,
  row: ProfileRow | undefined,
  fields: readonly SentField[],
): FormAnswers => ({
  ...answersOfWords(wordsOf(secret, row), fields),
  ...shownAnswers(secret, row?.answers ?? {}),
});
