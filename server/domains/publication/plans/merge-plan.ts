import { isDeepStrictEqual } from 'node:util';
import { describeChanges } from '#schemas/publication/describe-changes.ts';
import type { mergePlan as endpoint } from '#schemas/publication/plan-endpoints.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import { withoutUnseen } from '#schemas/tidy-text.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { unchanged, type Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { changesLine } from '../audit-words.ts';
import { keepDraft, lockDraft } from '../draft.ts';
import { itemOf } from '../draft-history.ts';
import { mergeChosen } from './conflicts.ts';
import { assertVersion, lockPlan, titled, turnPlan } from './plan.ts';

/** Refuses `planUnknown`, `planOver`, `planNotApproved`, `planMoved`. */
export const mergePlan: Verb<typeof endpoint> = async (
  { db, operator, now },
  { id, version, onto, chosen },
) => {
  const draft = await lockDraft(db);
  const plan = await lockPlan(db, id);
  if (plan.state !== 'approved') throw new RefusedError(publicationRefusals.planNotApproved);
  assertVersion(plan, version);
  const sides = { base: plan.base, plan: plan.document, onto: draft.document };
  const merging = mergeChosen(sides, onto === draft.version ? chosen : []);
  if ('outcome' in merging) return unchanged(merging);
  if ('conflicts' in merging)
    return unchanged({ outcome: 'conflicts', onto: draft.version, conflicts: merging.conflicts });
  const { document } = merging;
  const note = `并入${titled(plan)}`;
  const isSame = isDeepStrictEqual(document, draft.document);
  const mergedVersion = isSame
    ? draft.version
    : await keepDraft(db, draft, { document, who: operator, now, note });
  const items = describeChanges(plan.base, plan.document).map((one) => withoutUnseen(itemOf(one)));
  const changes = describeChanges(draft.document, document);
  await turnPlan(
    db,
    plan,
    { kind: 'merged', words: `草稿第 ${mergedVersion} 稿`, who: operator, now },
    { state: 'merged', mergedVersion, items },
  );
  const text = `${note}（草稿第 ${mergedVersion} 稿）：${changesLine(draft.document, document)}`;
  await writeAudit(db, { who: operator, action: 'merge-plan', text, now });
  return { outcome: 'merged', version: mergedVersion, count: changes.length };
};
