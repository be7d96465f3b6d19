import type { catchUpPlan as endpoint } from '#schemas/publication/plan-endpoints.ts';
import { unchanged, type Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { changesLine } from '../audit-words.ts';
import { liveRelease } from '../releases.ts';
import { mergeChosen } from './conflicts.ts';
import { assertEditable, assertVersion, changesOf, lockPlan, titled, turnPlan } from './plan.ts';

/** Refuses `planUnknown`, `planOver`, `planInReview`, `planMoved`. */
export const catchUpPlan: Verb<typeof endpoint> = async (
  { db, operator, now },
  { id, version, onto, chosen },
) => {
  const plan = await lockPlan(db, id);
  assertEditable(plan);
  assertVersion(plan, version);
  const live = await liveRelease(db);
  if (plan.baseId === live.id) return unchanged({ outcome: 'saved', version });
  const sides = { base: plan.base, plan: plan.document, onto: live.document };
  const merging = mergeChosen(sides, onto === live.id ? chosen : []);
  if ('outcome' in merging) return unchanged(merging);
  if ('conflicts' in merging)
    return unchanged({ outcome: 'conflicts', onto: live.id, conflicts: merging.conflicts });
  const { document } = merging;
  const saved = version + 1;
  const changes = changesLine(plan.base, live.document);
  await turnPlan(
    db,
    plan,
    { kind: 'caught-up', words: `第 ${live.id} 版：${changes}`, who: operator, now },
    {
      ...{ state: 'editing', version: saved, document, base: live.document, baseId: live.id },
      ...{ ...changesOf(live.document, document), author: operator.name },
      savedAt: new Date(now),
    },
  );
  const text = `${titled(plan)}合并线上第 ${live.id} 版的变化（第 ${saved} 稿）：${changes}`;
  await writeAudit(db, { who: operator, action: 'plan', text, now });
  return { outcome: 'saved', version: saved };
};
