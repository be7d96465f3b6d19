import type { Payload } from '../../../../schemas/define-endpoint.ts';
import type { livePassword as endpoint } from '../../../../schemas/live/endpoints.ts';
import { liveRefusals } from '../../../../schemas/live/refusals.ts';
import { loginRefusals } from '../../../../schemas/login/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { livePass } from '../../../db/tables/live.ts';
import { clearFailures, countTry } from '../../../platform/auth/password-failures.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { opensRoom } from '../password.ts';
import { broadcastOf } from '../queries.ts';

/** The prefix keeps wrong room passwords from locking logins of the same network. */
const countRoomTry = async (db: Database, account: string, ip: string, now: number) => {
  try {
    await countTry(db, { account, ip: `live:${ip}` }, now);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    const own =
      error.refusal === loginRefusals.passwordLocked
        ? liveRefusals.livePasswordLocked
        : liveRefusals.liveNetworkLocked;
    throw new RefusedError(own);
  }
};

/**
 * Opens a password room for the member for good; repeating it changes nothing. Five wrong ones of a
 * member, thirty of a network, and it rests for 15 minutes. Refuses `noSuchLive`,
 * `livePasswordWrong`, `livePasswordLocked`, `liveNetworkLocked`.
 */
export const takePassword = async (
  { db, member, now, ip }: Context<Member>,
  { id, password }: Payload<typeof endpoint>,
) => {
  const { live } = await broadcastOf(db, id, member.id);
  if (live.password === '') return {};
  const account = `live:${live.id}:${member.id}`;
  await countRoomTry(db, account, ip, now);
  if (!(await opensRoom(password, live.password)))
    throw new RefusedError(liveRefusals.livePasswordWrong);
  await clearFailures(db, account);
  const pass = { by: 'password', at: new Date(now) } as const;
  await db
    .insert(livePass)
    .values({ liveId: live.id, memberId: member.id, ...pass })
    .onConflictDoUpdate({ target: [livePass.liveId, livePass.memberId], set: pass });
  return {};
};
