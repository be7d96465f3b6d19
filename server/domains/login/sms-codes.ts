import { timingSafeEqual } from 'node:crypto';
import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { SmsPurpose } from '../../../schemas/login/fields.ts';
import { loginRefusals } from '../../../schemas/login/refusals.ts';
import type { Database } from '../../db/database.ts';
import { smsCodeTable } from '../../db/tables/login.ts';
import type { Secret } from '../../platform/auth/secret.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';

const MOST_WRONG_TRIES = 5;

type Place = { phone: string; purpose: SmsPurpose };

/** A code that the member typed correctly and that has not been used yet. */
export type Proof = { id: number };

export const codeHashOf = (secret: Secret, { phone, purpose }: Place, code: string): string =>
  secret.hash('sms-code', phone, purpose, code);

export const newestCode = async (db: Database, { phone, purpose }: Place) => {
  const [row] = await db
    .select()
    .from(smsCodeTable)
    .where(and(eq(smsCodeTable.phone, phone), eq(smsCodeTable.purpose, purpose)))
    .orderBy(desc(smsCodeTable.id))
    .limit(1);
  return row;
};

const countTry = async (db: Database, id: number): Promise<void> => {
  const counted = await db
    .update(smsCodeTable)
    .set({ wrongTries: sql`${smsCodeTable.wrongTries} + 1` })
    .where(and(eq(smsCodeTable.id, id), lt(smsCodeTable.wrongTries, MOST_WRONG_TRIES)))
    .returning({ id: smsCodeTable.id });
  if (counted.length === 0) throw new RefusedError(loginRefusals.smsCodeTries);
};

/**
 * Whether `code` is the newest that was sent there. Refuses `smsCodeWrong`, `smsCodeExpired` (also
 * for one that another request has used) and `smsCodeTries`. Every try is counted before it is
 * compared, so that many at once are no more than five; not to be called in a transaction.
 */
export const proveCode = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  secret: Secret,
  { code, request, ...place }: Place & { code: string; request: string },
): Promise<Proof> => {
  const row = await newestCode(db, place);
  if (!row) throw new RefusedError(loginRefusals.smsCodeWrong);
  const used = row.usedAt !== null && row.usedBy !== request;
  if (used || row.expiresAt.getTime() <= now) throw new RefusedError(loginRefusals.smsCodeExpired);
  await countTry(db, row.id);
  const told = Buffer.from(codeHashOf(secret, place, code));
  if (!timingSafeEqual(told, Buffer.from(row.codeHash)))
    throw new RefusedError(loginRefusals.smsCodeWrong);
  await db
    .update(smsCodeTable)
    .set({ wrongTries: sql`${smsCodeTable.wrongTries} - 1` })
    .where(eq(smsCodeTable.id, row.id));
  return { id: row.id };
};

/** Marks a code used by this request. Refuses `smsCodeExpired` where another request used it. */
export const useCode = async (
  tx: Database,
  { id }: Proof,
  request: string,
  now: number,
): Promise<void> => {
  const mine = or(isNull(smsCodeTable.usedAt), eq(smsCodeTable.usedBy, request));
  const used = await tx
    .update(smsCodeTable)
    .set({ usedAt: new Date(now), usedBy: request })
    .where(and(eq(smsCodeTable.id, id), mine))
    .returning({ id: smsCodeTable.id });
  if (used.length === 0) throw new RefusedError(loginRefusals.smsCodeExpired);
};
