import type { livePassword as endpoint } from '#schemas/live/endpoints.ts';
import { liveRefusals } from '#schemas/live/refusals.ts';
import { loginRefusals } from '#schemas/login/refusals.ts';
import type { Payload } from '#schemas/wire/define-endpoint.ts';
import { livePass } from '../../../db/tables/live.ts';
import { clearFailures, tryPassword } from '../../../platform/auth/password-failures.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { opensRoom } from '../password.ts';
import { broadcastOf } from '../queries.ts';

const tryRoomPassword = async (
  context: Context<Member>,
  account: string,
  isRight: () => Promise<boolean>,
): Promise<boolean> => {
  try {
    // only members try, so nobody else can use up a member's five tries: they are five in all
    return await tryPassword(context, { account, owner: '', kind: 'live', most: 5 }, isRight);
  } catch (error) {
    const refusal = error instanceof RefusedError ? error.refusal : undefined;
    if (refusal === loginRefusals.passwordLocked)
      throw new RefusedError(liveRefusals.livePasswordLocked);
    if (refusal === loginRefusals.loginIpLocked)
      throw new RefusedError(liveRefusals.liveNetworkLocked);
    throw error;
  }
};

/**
 * Opens a password room for the member for good; repeating it changes nothing. After five wrong passwords of
 * a member, or thirty of a network, it is locked for 15 minutes. Refuses `noSuchLive`, `livePasswordWrong`,
 * `livePasswordLocked`, `liveNetworkLocked`.
 */
export const takePassword = async (
  context: Context<Member>,
  { id, password }: Payload<typeof endpoint>,
) => {
  const { db, member, now } = context;
  const { live } = await broadcastOf(db, id, member.id, now);
  if (live.password === '') return {};
  const account = `live:${live.id}:${member.id}`;
  const opens = () => opensRoom(password, live.password);
  if (!(await tryRoomPassword(context, account, opens)))
    throw new RefusedError(liveRefusals.livePasswordWrong);
  await clearFailures(db, account);
  const pass = { by: 'password', at: new Date(now) } as const;
  await db
    .insert(livePass)
    .values({ liveId: live.id, memberId: member.id, ...pass })
    .onConflictDoUpdate({ target: [livePass.liveId, livePass.memberId], set: pass });
  return {};
};
