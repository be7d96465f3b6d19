import { timingSafeEqual } from 'node:crypto';
import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { SmsPurpose } from '#schemas/login/fields.ts';
import { loginRefusals } from '#schemas/login/refusals.ts';
import type { Database } from '../../db/database.ts';
import { smsCodeTable } from '../../db/tables/login.ts';
import { knownDeviceOf, memberOwner } from '../../platform/auth/known-devices.ts';
import type { Secret } from '../../platform/auth/secret.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { MINUTE } from '../../platform/time/durations.ts';
import { memberByPhone } from './queries.ts';

/** How long a code is valid, in ms. */
export const CODE_LIFE = 5 * MINUTE;

const counts = {
  /** Of the network that requested the code. */
  own: { column: smsCodeTable.wrongTries, name: 'wrongTries', most: 5 },
  /** Of devices on which the phone's member has logged in. */
  device: { column: smsCodeTable.deviceTries, name: 'deviceTries', most: 5 },
  stranger: { column: smsCodeTable.strangerTries, name: 'strangerTries', most: 10 },
} as const;

type Count = (typeof counts)[keyof typeof counts];
type Row = typeof smsCodeTable.$inferSelect;
type Origin = { phone: string; purpose: SmsPurpose };
type Caller = Pick<Context, 'db' | 'now' | 'ip' | 'device'>;

export type Proof = { id: number };

export const codeHashOf = (secret: Secret, { phone, purpose }: Origin, code: string): string =>
  secret.hash('sms-code', phone, purpose, code);

/** `device`: its hash where the phone's member has logged in on it, else ''. */
export const originOf = async (caller: Caller, phone: string) => {
  const who = await memberByPhone(caller.db, phone);
  const device = who ? await knownDeviceOf(caller, memberOwner(who.id)) : '';
  return { ip: networkOf(caller.ip), device, who };
};

export const newestCode = async (
  db: Database,
  { phone, purpose }: Origin,
  which?: SQL,
): Promise<Row | undefined> => {
  const there = and(eq(smsCodeTable.phone, phone), eq(smsCodeTable.purpose, purpose));
  const newest = db.select().from(smsCodeTable).where(and(there, which));
  return (await newest.orderBy(desc(smsCodeTable.id)).limit(1))[0];
};

/** Which of these phones have codes: of today and yesterday at least. */
export const phonesWithCodes = async (
  db: Database,
  phones: readonly string[],
): Promise<ReadonlySet<string>> => {
  const { phone } = smsCodeTable;
  const rows = await db.selectDistinct({ phone }).from(smsCodeTable).where(inArray(phone, phones));
  return new Set(rows.map((row) => row.phone));
};

const isLeft = ({ id }: Row, { column, most }: Count) =>
  and(eq(smsCodeTable.id, id), lt(column, most));

const countWrong = (db: Database, row: Row, count: Count) =>
  db
    .update(smsCodeTable)
    .set({ [count.name]: sql`${count.column} + 1` })
    .where(isLeft(row, count))
    .returning({ id: smsCodeTable.id });

/** The lock makes a right code wait for wrong ones that are being counted. */
const readLeft = (db: Database, row: Row, count: Count) =>
  db
    .select({ id: smsCodeTable.id })
    .from(smsCodeTable)
    .where(isLeft(row, count))
    .for('no key update');

/** Counts a wrong code. Refuses `smsCodeTries` for any code once no tries are left. */
const judge = async (db: Database, row: Row, count: Count, right: boolean): Promise<void> => {
  const left = await (right ? readLeft : countWrong)(db, row, count);
  if (left.length === 0) throw new RefusedError(loginRefusals.smsCodeTries);
};

/**
 * The codes that count for a caller: the newest requested from the same network or device, and the newest of
 * all.
 */
const codesFor = async (caller: Caller, origin: Origin, request: string) => {
  const { db, now } = caller;
  const { ip, device } = await originOf(caller, origin.phone);
  const fromHere = eq(smsCodeTable.ip, ip);
  const own = await newestCode(
    db,
    origin,
    device ? or(fromHere, eq(smsCodeTable.device, device)) : fromHere,
  );
  const newest = await newestCode(db, origin);
  const byOthers = and(isNotNull(smsCodeTable.usedAt), ne(smsCodeTable.usedBy, request));
  const used = await newestCode(db, origin, byOthers);
  // a clock that was set back lengthens no code's life
  const isLive = ({ id, sentAt, expiresAt }: Row) =>
    id > (used?.id ?? 0) && expiresAt.getTime() > now && sentAt.getTime() < now + CODE_LIFE;
  const all = [own, newest].flatMap((row) => row ?? []);
  const live = all.filter(isLive);
  const byNetwork = own && live[0] === own ? counts.own : counts.stranger;
  return { any: all.length > 0, live, count: device ? counts.device : byNetwork };
};

/**
 * Finds the typed code among the newest that this network or device requested and the newest of all, so that
 * a stranger who requests another one does not make the first worthless. Refuses `smsCodeWrong`,
 * `smsCodeExpired` (also once another request has used a code as new) and `smsCodeTries`: after five wrong
 * ones of the network that requested it, five of the member's devices, ten of all others. Right codes do not
 * count. Must not run in a transaction, so that wrong codes stay counted.
 */
export const proveCode = async (
  caller: Caller,
  secret: Secret,
  { code, request, ...position }: Origin & { code: string; request: string },
): Promise<Proof> => {
  const { any, live, count } = await codesFor(caller, position, request);
  if (!any) throw new RefusedError(loginRefusals.smsCodeWrong);
  const [counted] = live;
  if (!counted) throw new RefusedError(loginRefusals.smsCodeExpired);
  const hash = Buffer.from(codeHashOf(secret, position, code));
  const right = live.find(({ codeHash }) => timingSafeEqual(hash, Buffer.from(codeHash)));
  await judge(caller.db, counted, count, right !== undefined);
  if (!right) throw new RefusedError(loginRefusals.smsCodeWrong);
  return { id: right.id };
};

/** Refuses `smsCodeExpired` where another request has used the code. */
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
