import type { renamePlan as endpoint } from '#schemas/publication/plan-endpoints.ts';
import { unchanged, type Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { withNote } from '../audit-words.ts';
import { lockPlan, titled, turnPlan } from './plan.ts';

/** Refuses `planUnknown`, `planOver`. */
export const renamePlan: Verb<typeof endpoint> = async (
  { db, operator, now },
  { id, name, note },
) => {
  const plan = await lockPlan(db, id);
  if (plan.name === name && plan.note === note) return unchanged({});
  const words =
    plan.name === name
      ? `说明由「${plan.note}」改为「${note}」`
      : withNote(`由「${plan.name}」改名为「${name}」`, note);
  await turnPlan(db, plan, { kind: 'renamed', words, who: operator, now }, { name, note });
  const text = `${titled(plan)}${words}`;
  await writeAudit(db, { who: operator, action: 'plan', text, now });
  return {};
};
