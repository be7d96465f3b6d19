import type { sendPlan as endpoint } from '#schemas/publication/plan-endpoints.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { HomePageReader } from '../../../platform/endpoint/services.ts';
import { unchanged, type Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { changesLine, withNote } from '../audit-words.ts';
import { readPublishable } from '../publishable.ts';
import { assertEditable, assertVersion, lockPlan, titled, turnPlan } from './plan.ts';

/** Refuses `planUnknown`, `planOver`, `planInReview`, `planMoved`, `planUnchanged`. */
export const sendPlan =
  (page: HomePageReader): Verb<typeof endpoint> =>
  async ({ db, operator, now }, { id, version, words }) => {
    const plan = await lockPlan(db, id);
    assertEditable(plan);
    assertVersion(plan, version);
    if (plan.count === 0) throw new RefusedError(publicationRefusals.planUnchanged);
    const { document } = plan;
    // it is published at once or by a schedule, which nobody has chosen yet
    const read = await readPublishable(db, { document, page, at: now, orLater: true });
    if ('faults' in read) return unchanged({ outcome: 'faulty', faults: read.faults });
    const turn = { kind: 'sent', words, who: operator, now } as const;
    await turnPlan(db, plan, turn, { state: 'waiting', senderId: operator.id });
    const text = `${titled(plan)}送审（第 ${version} 稿）：${changesLine(plan.base, plan.document)}`;
    await writeAudit(db, { who: operator, action: 'plan', text: withNote(text, words), now });
    return { outcome: 'sent' };
  };
