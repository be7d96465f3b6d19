import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { profile } from '../../db/tables/account.ts';
import type { Secret } from '../../platform/secret.ts';

/** 110***********1234; '' stays ''. */
export const maskedIdCard = (number: string): string =>
  number && number.slice(0, 3) + '*'.repeat(number.length - 7) + number.slice(-4);

export const profileOf = async (db: Database, memberId: number) =>
  (await db.select().from(profile).where(eq(profile.memberId, memberId)))[0];

/** The number itself; '' where none is stored. */
export const idCardOf = (secret: Secret, row: { idCard: string } | undefined): string =>
  row?.idCard ? secret.decrypt(row.idCard) : '';
