import * as z from 'zod/mini';
import { awardRefusals } from '#schemas/award/refusals.ts';
import type { Database } from '../../db/database.ts';
import type { Secret } from '../../platform/auth/secret.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { maskedIdentity } from '../../platform/wire/masked-identity.ts';
import { idCardOf, profileOf } from '../profile/index.ts';

const person = z.object({
  name: z.string(),
  idCard: z.string(),
  unit: z.string(),
  jobTitle: z.string(),
});
export type Person = z.output<typeof person>;

export const personIn = (secret: Secret, stored: string): Person => {
  const read: unknown = JSON.parse(secret.decrypt(stored));
  return z.parse(person, read);
};

const sameNumber = (one: string, other: string): boolean =>
  one.toUpperCase() === other.toUpperCase();

/**
 * The stated person, with the whole identity number where it came masked. Refuses `personInvalid`, and
 * `personMismatch` where the profile has another number.
 */
export const wholePerson = async (
  db: Database,
  secret: Secret,
  memberId: number,
  person: Person,
): Promise<Person> => {
  const stored = idCardOf(secret, await profileOf(db, memberId));
  const masked = person.idCard.includes('*');
  if (masked && (stored === '' || !sameNumber(person.idCard, maskedIdentity(stored))))
    throw new RefusedError(awardRefusals.personInvalid);
  const idCard = masked ? stored.toUpperCase() : person.idCard;
  if (stored !== '' && !sameNumber(idCard, stored))
    throw new RefusedError(awardRefusals.personMismatch);
  return { ...person, idCard };
};

/** Encrypted, with a hash by which the same person is recognized. */
export const storedPerson = (secret: Secret, { name, idCard, unit, jobTitle }: Person) => ({
  person: secret.encrypt(JSON.stringify({ name, idCard, unit, jobTitle })),
  identityHash: secret.hash('award-person', idCard),
});
