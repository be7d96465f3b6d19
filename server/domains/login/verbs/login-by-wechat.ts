import { TransactionRollbackError } from 'drizzle-orm';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import type { Database } from '../../../db/database.ts';
import { wechatIdentity } from '../../../db/tables/login.ts';
import { member } from '../../../db/tables/member.ts';
import { memberOwner, rememberDevice } from '../../../platform/auth/known-devices.ts';
import { referrerOf, userOf } from '../../../platform/auth/members.ts';
import { startSession } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Wechat } from '../../../platform/wechat/wechat.ts';
import { memberByOpenid } from '../queries.ts';
import { refusedAsDisabled } from '../refused-as-disabled.ts';

/** A unique index makes simultaneous logins of a new person share one member. */
const joinMember = async (db: Database, openid: string, parentId: number | null) => {
  const joined = await db
    .transaction(async (tx) => {
      const [row] = await tx.insert(member).values({ nickname: '微信用户', parentId }).returning();
      if (!row) return undefined;
      const identity = { openid, memberId: row.id };
      const claimed = await tx
        .insert(wechatIdentity)
        .values(identity)
        .onConflictDoNothing()
        .returning();
      if (claimed.length > 0) return row;
      return tx.rollback();
    })
    .catch((error: unknown) => {
      if (error instanceof TransactionRollbackError) return undefined;
      throw error;
    });
  return joined ?? memberByOpenid(db, openid);
};

/**
 * Exchanges a messenger code for a session (shell rule 21). A new person becomes a member, with `member_id`
 * as referrer. Refuses `wechatCodeRefused`, `wechatUnavailable` and `loginDisabled` (-3).
 */
export const loginByWechat =
  (wechat: Wechat) => async (context: Context, payload: { code: string; member_id: string }) => {
    const { db, now } = context;
    const openid = await wechat.openidOf(payload.code);
    const known = await memberByOpenid(db, openid);
    const who = known ?? (await joinMember(db, openid, await referrerOf(db, payload.member_id)));
    if (!who) throw new RefusedError(callRefusals.unexpected);
    if (who.disabled) throw refusedAsDisabled(who);
    await rememberDevice(context, memberOwner(who.id));
    return { info: { token: await startSession(db, who.id, now) }, user: userOf(who) };
  };
