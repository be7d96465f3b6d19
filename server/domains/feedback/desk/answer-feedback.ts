import { and, eq } from 'drizzle-orm';
import { ownFeedbackAddress } from '#schemas/feedback/addresses.ts';
import type { answerFeedback as endpoint } from '#schemas/feedback/desk-endpoints.ts';
import { feedbackRefusals } from '#schemas/feedback/refusals.ts';
import { feedbackTable as table } from '../../../db/tables/feedback.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { notifyMember } from '../../../platform/messaging/notify-member.ts';
import { writeAudit } from '../../operator/index.ts';

/** Answers what nobody has answered yet. Refuses `noSuchFeedback`. */
export const answerFeedback: Verb<typeof endpoint> = async (
  { db, operator: who, now },
  { id, text },
) => {
  const [changed] = await db
    .update(table)
    .set({ state: 'answered', answer: text, by: who.name, answeredAt: new Date(now) })
    .where(and(eq(table.id, id), eq(table.state, 'waiting')))
    .returning({ memberId: table.memberId });
  if (!changed) {
    if ((await db.$count(table, eq(table.id, id))) === 0)
      throw new RefusedError(feedbackRefusals.noSuchFeedback);
    return { outcome: 'stale' };
  }
  const { memberId } = changed;
  const news = { title: '你的反馈有了回复', body: text, link: ownFeedbackAddress() };
  const told = { ...news, group: 'system', cause: `feedback:${id}` } as const;
  await notifyMember(db, memberId, told, now);
  await writeAudit(db, { who, action: 'feedback', text: `回复会员 ${memberId} 的反馈`, now });
  return { outcome: 'answered' };
};
