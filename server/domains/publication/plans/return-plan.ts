import type { returnPlan as endpoint } from '#schemas/publication/plan-endpoints.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { assertSentIn, lockPlan, titled, turnPlan } from './plan.ts';

/** Refuses `planUnknown`, `planOver`, `planNotWaiting`. */
export const returnPlan: Verb<typeof endpoint> = async ({ db, operator, now }, { id, words }) => {
  const plan = await lockPlan(db, id);
  assertSentIn(plan);
  await turnPlan(db, plan, { kind: 'returned', words, who: operator, now }, { state: 'returned' });
  const text = `退回${titled(plan)}，原因：${words}`;
  await writeAudit(db, { who: operator, action: 'plan', text, now });
  return {};
};
