import { loginBySms as endpoint } from '#schemas/login/endpoints.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import type { Payload } from '#schemas/wire/define-endpoint.ts';
import type { Database } from '../../../db/database.ts';
import { member } from '../../../db/tables/member.ts';
import { memberOwner, rememberDevice } from '../../../platform/auth/known-devices.ts';
import { referrerOf, userOf } from '../../../platform/auth/members.ts';
import { type Member, startSessionOnce } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import { memberByPhone } from '../queries.ts';
import { refusedAsDisabled } from '../refused-as-disabled.ts';
import { proveCode, useCode } from '../sms-codes.ts';

/** A unique index makes simultaneous logins of a new phone share one member. */
const memberFor = async (tx: Database, phone: string, referrer: string): Promise<Member> => {
  const known = await memberByPhone(tx, phone);
  if (known) return known;
  const parentId = await referrerOf(tx, referrer);
  const nickname = `用户${phone.slice(-4)}`;
  const [joined] = await tx
    .insert(member)
    .values({ nickname, phone, parentId })
    .onConflictDoNothing()
    .returning();
  const who = joined ?? (await memberByPhone(tx, phone));
  if (!who) throw new RefusedError(callRefusals.unexpected);
  return who;
};

/**
 * An unknown phone becomes a member. Refuses `badPhone`, the code's refusals, and `loginDisabled` (-3) once
 * the code was right, which is then used.
 */
export const loginBySms =
  ({ secret }: Services) =>
  async (context: Context, payload: Payload<typeof endpoint>) => {
    const { db, now } = context;
    const { phone, code, key, member_id } = payload;
    const request = secret.hash(endpoint.path, phone, code, key);
    const proof = await proveCode(context, secret, { phone, purpose: 'login', code, request });
    const { who, token } = await db.transaction(async (tx) => {
      await useCode(tx, proof, request, now);
      const who = await memberFor(tx, phone, member_id);
      return { who, token: who.disabled ? '' : await startSessionOnce(tx, who.id, now, request) };
    });
    if (who.disabled) throw refusedAsDisabled(who);
    await rememberDevice(context, memberOwner(who.id));
    return { info: { token }, user: userOf(who) };
  };
