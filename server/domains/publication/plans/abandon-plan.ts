import type { abandonPlan as endpoint } from '#schemas/publication/plan-endpoints.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { changesLine } from '../audit-words.ts';
import { isOwnPlan, lockPlan, titled, turnPlan } from './plan.ts';

/** Refuses `planUnknown`, `planOver`, `planOfOthers`. */
export const abandonPlan: Verb<typeof endpoint> = async ({ db, operator, now }, { id }) => {
  const plan = await lockPlan(db, id);
  if (!isOwnPlan(plan, operator)) throw new RefusedError(publicationRefusals.planOfOthers);
  const turn = { kind: 'abandoned', words: '', who: operator, now } as const;
  await turnPlan(db, plan, turn, { state: 'abandoned' });
  const text = `放弃${titled(plan)}：${changesLine(plan.base, plan.document)}`;
  await writeAudit(db, { who: operator, action: 'plan', text, now });
  return {};
};
