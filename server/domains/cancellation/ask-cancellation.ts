import { and, eq } from 'drizzle-orm';
import { cancellationAddress } from '#schemas/cancellation/addresses.ts';
import type { askCancellation as endpoint } from '#schemas/cancellation/endpoints.ts';
import { CANCELLATION_DAYS } from '#schemas/cancellation/fields.ts';
import { cancellationRefusals } from '#schemas/cancellation/refusals.ts';
import { cancellationTable as table } from '../../db/tables/cancellation.ts';
import { job } from '../../db/tables/job.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { notifyMember } from '../../platform/messaging/notify-member.ts';
import { DAY } from '../../platform/time/durations.ts';
import { blocksOf } from './blocks.ts';
import { CANCELLATION_DUE, dueOf, lockLeaving } from './cancellations.ts';

/** Refuses `cancellationBlocked`. */
export const askCancellation: Verb<typeof endpoint> = async ({ db, member: { id }, now }) => {
  await lockLeaving(db, id);
  const before = await dueOf(db, id);
  if (before !== undefined) return { dueAt: before };
  if ((await blocksOf(db, id)).length > 0)
    throw new RefusedError(cancellationRefusals.cancellationBlocked);
  const due = now + CANCELLATION_DAYS * DAY;
  await db.insert(table).values({ memberId: id, askedAt: new Date(now), dueAt: new Date(due) });
  // the job of a withdrawn request would be due too early
  await db.delete(job).where(and(eq(job.kind, CANCELLATION_DUE), eq(job.subject, `${id}`)));
  await addJob(db, { kind: CANCELLATION_DUE, subject: `${id}`, dueAt: due });
  const body = `账号将在 ${CANCELLATION_DAYS} 天后注销，在此之前你可以随时撤销。如果不是你本人操作，请立即撤销并修改密码。`;
  const news = { title: '账号注销申请已提交', body, link: cancellationAddress() };
  await notifyMember(db, id, { ...news, group: 'system' }, now);
  return { dueAt: due };
};
