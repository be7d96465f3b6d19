import { eq } from 'drizzle-orm';
import type { setMemberDisabled as endpoint } from '#schemas/member/desk-endpoints.ts';
import { member } from '../../../db/tables/member.ts';
import { handOnCaptaincy, takeOnCaptaincy } from '../../../libraries/team/index.ts';
import { endSessionsOf } from '../../../platform/auth/session.ts';
import { unchanged, type Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { memberLocked } from './member-locked.ts';

/** Refuses `noSuchDeskMember`, `deskAccountEnded`. */
export const setMemberDisabled: Verb<typeof endpoint> = async (
  { db, operator: who, now },
  { member: id, disabled, reason },
) => {
  const before = await memberLocked(db, id);
  if (before.disabled === disabled) return unchanged({ done: false });
  const change = { disabled, disabledReason: disabled ? reason : '' };
  await db.update(member).set(change).where(eq(member.id, id));
  if (disabled) {
    await endSessionsOf(db, id, now);
    await handOnCaptaincy(db, id);
  } else await takeOnCaptaincy(db, id);
  const words = disabled ? `停用会员 ${id}：正常 → 停用` : `恢复会员 ${id}：停用 → 正常`;
  await writeAudit(db, { who, action: 'member', text: `${words}，原因：${reason}`, now });
  return { done: true };
};
