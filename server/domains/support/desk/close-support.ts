import type { closeSupport as endpoint } from '#schemas/support/desk-endpoints.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { changeThread } from './threads.ts';

/** Ends a member's thread. Refuses `noSuchThread`. */
export const closeSupport: Verb<typeof endpoint> = async (
  { db, operator: who, now },
  { member: memberId },
) => {
  await changeThread(db, memberId, { state: 'closed', waiting: 0, closedAt: new Date(now) });
  await writeAudit(db, { who, action: 'support', text: `结束会员 ${memberId} 的咨询`, now });
  return {};
};
