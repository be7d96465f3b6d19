import type { approvePlan as endpoint } from '#schemas/publication/plan-endpoints.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { changesLine, withNote } from '../audit-words.ts';
import { decisionOf } from './decisions.ts';
import { assertVersion, lockPlan, titled, turnPlan } from './plan.ts';

const ALONE = '本人送审、本人通过：没有其他可以审核的账号';

/** Refuses `planUnknown`, `planOver`, `planNotWaiting`, `planMoved`, `planOwn`, `planAlone`. */
export const approvePlan: Verb<typeof endpoint> = async (
  { db, operator, now },
  { id, version, words, alone },
) => {
  const plan = await lockPlan(db, id);
  if (plan.state !== 'waiting') throw new RefusedError(publicationRefusals.planNotWaiting);
  assertVersion(plan, version);
  const decision = await decisionOf(db, plan, operator);
  if (decision === 'own') throw new RefusedError(publicationRefusals.planOwn);
  if (decision === 'alone' && !alone) throw new RefusedError(publicationRefusals.planAlone);
  const said = decision === 'alone' ? [ALONE, words].filter(Boolean).join('。') : words;
  await turnPlan(
    db,
    plan,
    { kind: 'approved', words: said, who: operator, now },
    { state: 'approved' },
  );
  const text = `通过${titled(plan)}（第 ${version} 稿）：${changesLine(plan.base, plan.document)}`;
  await writeAudit(db, { who: operator, action: 'plan', text: withNote(text, said), now });
  return {};
};
