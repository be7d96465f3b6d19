import type { withdrawPlan as endpoint } from '#schemas/publication/plan-endpoints.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { assertSentIn, isOwnPlan, lockPlan, titled, turnPlan } from './plan.ts';

/** Refuses `planUnknown`, `planOver`, `planNotWaiting`, `planOfOthers`. */
export const withdrawPlan: Verb<typeof endpoint> = async ({ db, operator, now }, { id }) => {
  const plan = await lockPlan(db, id);
  assertSentIn(plan);
  if (!isOwnPlan(plan, operator)) throw new RefusedError(publicationRefusals.planOfOthers);
  const words = plan.state === 'approved' ? '通过之后撤回，须重新送审' : '';
  await turnPlan(db, plan, { kind: 'withdrawn', words, who: operator, now }, { state: 'editing' });
  const text = `撤回${titled(plan)}${words && `（${words}）`}`;
  await writeAudit(db, { who: operator, action: 'plan', text, now });
  return {};
};
