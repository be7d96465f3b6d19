import { and, eq, gt, type SQL } from 'drizzle-orm';
import type { Refusal } from '../../../schemas/define-refusals.ts';
import { loginRefusals } from '../../../schemas/login/refusals.ts';
import type { Database } from '../../db/database.ts';
import { passwordFailure } from '../../db/tables/login.ts';
import { RefusedError } from '../endpoint/errors.ts';
import { MINUTE } from '../time/durations.ts';

/** How long a wrong password counts, in ms. */
const WINDOW = 15 * MINUTE;
const MOST = { account: 5, ip: 30 };

type Place = { account: string; ip: string };

const lockedBy = async (
  db: Database,
  { account, ip }: Place,
  now: number,
): Promise<Refusal | undefined> => {
  const recent = gt(passwordFailure.at, new Date(now - WINDOW));
  const seen = (whose: SQL) => db.$count(passwordFailure, and(whose, recent));
  if ((await seen(eq(passwordFailure.account, account))) > MOST.account)
    return loginRefusals.passwordLocked;
  return (await seen(eq(passwordFailure.ip, ip))) > MOST.ip
    ? loginRefusals.loginIpLocked
    : undefined;
};

/**
 * Counts a try as wrong before the password is compared, so that many at once are no more than
 * five; `clearFailures` takes it back. Refuses `passwordLocked`, `loginIpLocked`: such a try counts not.
 */
export const countTry = async (db: Database, place: Place, now: number): Promise<void> => {
  const [own] = await db
    .insert(passwordFailure)
    .values({ ...place, at: new Date(now) })
    .returning({ id: passwordFailure.id });
  const refusal = await lockedBy(db, place, now);
  if (!refusal) return;
  if (own) await db.delete(passwordFailure).where(eq(passwordFailure.id, own.id));
  throw new RefusedError(refusal);
};

/** Forgets an account's wrong passwords. */
export const clearFailures = async (db: Database, account: string): Promise<void> => {
  await db.delete(passwordFailure).where(eq(passwordFailure.account, account));
};
