import { eq } from 'drizzle-orm';
import { saveProfile as endpoint } from '../../../schemas/api/account.ts';
import type { Payload } from '../../../schemas/define-endpoint.ts';
import { isIdentityNumber } from '../../../schemas/validators.ts';
import { profile } from '../../db/tables/account.ts';
import { member as memberTable } from '../../db/tables/people.ts';
import type { Context } from '../../platform/context.ts';
import type { Desk } from '../../platform/desk.ts';
import { RefusedError } from '../../platform/errors.ts';
import { once } from '../../platform/once.ts';
import type { Member } from '../../platform/session.ts';
import { idCardOf, maskedIdCard, profileOf } from './profiles.ts';

type Asked = Payload<typeof endpoint>;

const LONGEST = { name: 20, field: 50 };

/**
 * Control characters are nothing that a person writes, and the database takes no NUL; signs that
 * turn the direction of reading would turn what stands beside a name as well.
 */
const tidy = (field: string): string =>
  field.replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '').trim();

/** What the form tells beside the identity number. Refuses `badName`, `badSex`, `profileTooLong`. */
const told = ({ sex, ...payload }: Asked) => {
  const name = tidy(payload.name);
  if (name === '' || name.length > LONGEST.name) throw new RefusedError('badName');
  if (![0, 1, 2].includes(sex)) throw new RefusedError('badSex');
  const fields = {
    hospital: tidy(payload.hospital),
    department: tidy(payload.department),
    jobTitle: tidy(payload.jobTitle),
    province: tidy(payload.province),
    city: tidy(payload.city),
  };
  if (Object.values(fields).some((field) => field.length > LONGEST.field))
    throw new RefusedError('profileTooLong', LONGEST.field);
  return { name, sex, ...fields };
};

/** The number to store; the stored one where it came masked. Refuses `badIdCard`. */
const idCardFor = (came: string, stored: string, now: number): string => {
  if (came === '' || (stored && came === maskedIdCard(stored))) return came && stored;
  if (!isIdentityNumber(came, now)) throw new RefusedError('badIdCard');
  return came.toUpperCase();
};

/** Saves the profile form, which is done from then on. */
export const saveProfile = ({ secret }: Desk) =>
  once(secret, endpoint, {
    prepare: async ({ db, member, now }: Context<Member>, payload: Asked) => {
      const fields = told(payload);
      const stored = idCardOf(secret, await profileOf(db, member.id));
      const idCard = idCardFor(payload.idCard, stored, now);
      return { ...fields, idCard: idCard && secret.encrypt(idCard) };
    },
    change: async ({ db, member, now }, _payload, _request, fields) => {
      const row = { ...fields, savedAt: new Date(now) };
      await db
        .insert(profile)
        .values({ memberId: member.id, ...row })
        .onConflictDoUpdate({ target: profile.memberId, set: row });
      await db.update(memberTable).set({ formDone: true }).where(eq(memberTable.id, member.id));
      return {};
    },
  });
