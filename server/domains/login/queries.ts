import { and, DrizzleQueryError, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { credential, wechatIdentity } from '../../db/tables/login.ts';
import { member } from '../../db/tables/member.ts';
import type { Member } from '../../platform/auth/session.ts';

/** `phone` must not be '': members without a phone all have ''. */
export const memberByPhone = async (db: Database, phone: string): Promise<Member | undefined> =>
  (await db.select().from(member).where(eq(member.phone, phone)))[0];

export const passwordHashOf = async (
  db: Database,
  memberId: number,
): Promise<string | undefined> => {
  const [row] = await db.select().from(credential).where(eq(credential.memberId, memberId));
  return row?.passwordHash;
};

export const keepPassword = async (
  db: Database,
  memberId: number,
  passwordHash: string,
  now: number,
): Promise<void> => {
  const own = { passwordHash, changedAt: new Date(now) };
  await db
    .insert(credential)
    .values({ memberId, ...own })
    .onConflictDoUpdate({ target: credential.memberId, set: own });
};

/** A password that was changed meanwhile stays. */
export const renewPassword = async (
  db: Database,
  memberId: number,
  stored: string,
  passwordHash: string,
): Promise<void> => {
  const unchanged = eq(credential.passwordHash, stored);
  await db
    .update(credential)
    .set({ passwordHash })
    .where(and(eq(credential.memberId, memberId), unchanged));
};

const UNIQUE_VIOLATION = '23505';

export const isTaken = (error: unknown): boolean =>
  error instanceof DrizzleQueryError &&
  error.cause !== undefined &&
  'code' in error.cause &&
  error.cause.code === UNIQUE_VIOLATION;

export const memberByOpenid = async (db: Database, openid: string): Promise<Member | undefined> => {
  const [row] = await db
    .select({ member })
    .from(wechatIdentity)
    .innerJoin(member, eq(member.id, wechatIdentity.memberId))
    .where(eq(wechatIdentity.openid, openid));
  return row?.member;
};
