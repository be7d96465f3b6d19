import { randomInt } from 'node:crypto';
import { and, eq, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { sendSmsCode as endpoint } from '#schemas/login/endpoints.ts';
import type { SmsPurpose } from '#schemas/login/fields.ts';
import { loginRefusals } from '#schemas/login/refusals.ts';
import { memberRefusals } from '#schemas/member/refusals.ts';
import type { Payload } from '#schemas/wire/define-endpoint.ts';
import type { Database } from '../../../db/database.ts';
import { smsCodeTable } from '../../../db/tables/login.ts';
import { type Context, forMember } from '../../../platform/endpoint/context.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Sms } from '../../../platform/messaging/sms.ts';
import { startOfDay } from '../../../platform/time/china-time.ts';
import { DAY, MINUTE } from '../../../platform/time/durations.ts';
import type { SmsNotes } from '../note-sms.ts';
import { CODE_LIFE, codeHashOf, newestCode, originOf } from '../sms-codes.ts';

/** How long until the next code may be requested, in ms. */
const PAUSE = MINUTE;
const MOST_A_DAY = { phone: 10, ip: 50 };
/** Simulated codes that are kept in memory for repeated requests. */
const MOST_SHOWN = 1000;

/**
 * `request`: the hash that identifies the request; `ip`: the network; `device`: the hash of a device on which
 * the phone's member has logged in, else null.
 */
type Order = {
  phone: string;
  purpose: SmsPurpose;
  ip: string;
  device: string | null;
  request: string;
};

const forMembers: readonly SmsPurpose[] = ['register', 'bind', 'revise', 'current'];

const phoneFor = (context: Context, { purpose, phone }: Payload<typeof endpoint>): string => {
  const own = forMembers.includes(purpose) ? forMember(context).member.phone : '';
  if (purpose === 'current' && !own) throw new RefusedError(memberRefusals.phoneNotBound);
  if ((purpose === 'register' || purpose === 'bind') && own)
    throw new RefusedError(memberRefusals.phoneAlreadyBound);
  return purpose === 'current' ? own : phone;
};

/** Locks this phone and this network until `tx` ends, so that codes are counted one by one. */
const lockOut = async (tx: Database, { phone, ip }: Order): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(41, hashtext(${phone}))`);
  await tx.execute(sql`select pg_advisory_xact_lock(42, hashtext(${ip}))`);
};

/** How long until the next code, in ms; a clock that was set back makes nobody wait longer. */
const restAfter = (sentAt: Date, now: number): number => {
  const rest = sentAt.getTime() + PAUSE - now;
  return rest > 2 * PAUSE ? 0 : rest;
};

/** The member's own devices count apart, so that strangers cannot use up their codes. */
const assertCodesLeft = async (tx: Database, order: Order, now: number): Promise<void> => {
  const alike = order.device ? isNotNull(smsCodeTable.device) : isNull(smsCodeTable.device);
  const last = await newestCode(tx, order, alike);
  const rest = last ? restAfter(last.sentAt, now) : 0;
  if (rest > 0) throw new RefusedError(loginRefusals.smsTooSoon, Math.ceil(rest / 1000));
  const day = startOfDay(now);
  const begun = gte(smsCodeTable.sentAt, new Date(day));
  const today = and(begun, lt(smsCodeTable.sentAt, new Date(day + DAY)));
  const sent = (whose: SQL | undefined) => tx.$count(smsCodeTable, and(whose, today));
  if ((await sent(and(eq(smsCodeTable.phone, order.phone), alike))) >= MOST_A_DAY.phone)
    throw new RefusedError(loginRefusals.smsPhoneLimit);
  if ((await sent(eq(smsCodeTable.ip, order.ip))) >= MOST_A_DAY.ip)
    throw new RefusedError(loginRefusals.smsIpLimit);
};

const sentFor = async (db: Database, request: string): Promise<number | undefined> => {
  const [row] = await db.select().from(smsCodeTable).where(eq(smsCodeTable.requestHash, request));
  return row?.sentAt.getTime();
};

/** A repeated request gets the time at which its code was sent. */
const noteCode = (db: Database, order: Order, codeHash: string, now: number) =>
  db.transaction(async (tx) => {
    await lockOut(tx, order);
    const sentAt = await sentFor(tx, order.request);
    if (sentAt !== undefined) return { sentAt, fresh: false };
    await assertCodesLeft(tx, order, now);
    const { request: requestHash, ...rest } = order;
    const [sent, expiresAt] = [new Date(now), new Date(now + CODE_LIFE)];
    await tx
      .insert(smsCodeTable)
      .values({ ...rest, requestHash, codeHash, sentAt: sent, expiresAt });
    return { sentAt: now, fresh: true };
  });

/** Does not wait for the provider, so that the answer takes as long for an unknown phone. */
const dispatch = (
  { sms, notes }: { sms: Sms; notes: SmsNotes },
  context: Context,
  phone: string,
  code: string,
): void => {
  const { log } = context;
  sms
    .sendCode(phone, { code, minutes: CODE_LIFE / MINUTE })
    .then(notes.taken, (error: unknown) => notes.failed(context, error))
    .catch((error: unknown) => log.error({ err: error }, 'failed sms not noted'));
};

/**
 * Sends a code of six digits; the same request again sends nothing. Refuses `badPhone`, `smsTooSoon`,
 * `smsPhoneLimit`, `smsIpLimit`, and what does not fit the member's state.
 */
export const sendSmsCode = ({ secret, sms }: Services, notes: SmsNotes) => {
  const shown = new Map<string, string>();
  return async (context: Context, payload: Payload<typeof endpoint>) => {
    const { db, now, member } = context;
    const phone = phoneFor(context, payload);
    const request = secret.hash('sms', member?.id ?? 0, { ...payload, phone });
    const { ip, device, who } = await originOf(context, phone);
    const order = { phone, purpose: payload.purpose, ip, device: device || null, request };
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const { sentAt, fresh } = await noteCode(db, order, codeHashOf(secret, order, code), now);
    // a phone without an account gets no reset code, and the answer does not reveal that
    if (fresh && (order.purpose !== 'reset' || who)) dispatch({ sms, notes }, context, phone, code);
    if (fresh && sms.simulated) {
      if (shown.size >= MOST_SHOWN) shown.clear();
      shown.set(request, code);
    }
    const wait = Math.max(0, Math.ceil((sentAt + PAUSE - now) / 1000));
    return { wait, simulatedCode: shown.get(request) ?? '' };
  };
};
