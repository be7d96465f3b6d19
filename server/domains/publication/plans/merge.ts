import { isDeepStrictEqual } from 'node:util';
import type { Payload } from '#schemas/define-endpoint.ts';
import { describeChanges } from '#schemas/publication/describe-changes.ts';
import { readDraftDocument } from '#schemas/publication/draft-document.ts';
import type { DocumentFault, HomeDocument } from '#schemas/publication/home-document.ts';
import {
  type Conflict,
  mergeDocuments,
  resolveConflicts,
} from '#schemas/publication/merge-documents.ts';
import type * as calls from '#schemas/publication/plan-endpoints.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { unchanged, type Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { changesLine, firstChanges, itemsChanged } from '../changes.ts';
import { keepDraft, lockDraft } from '../draft/draft.ts';
import { liveRelease } from '../release/releases.ts';
import { assertEditable, assertVersion, lockPlan, titled, turnPlan } from './plan.ts';

type Chosen = Payload<typeof calls.mergePlan>['chosen'];

/** The page a plan stands on, the plan, and where its changes go. */
type Sides = { base: HomeDocument; plan: HomeDocument; onto: HomeDocument };

type Merging =
  | { document: HomeDocument }
  | { conflicts: Conflict[] }
  | { outcome: 'faulty'; faults: DocumentFault[] };

/** A plan's changes on a document, or the conflicts between both that nobody has decided yet. */
const mergeChosen = ({ base, plan, onto }: Sides, chosen: Chosen): Merging => {
  const { document: merged, conflicts } = mergeDocuments(base, plan, onto);
  const choices = conflicts.flatMap((conflict) => {
    const { part, key, field } = conflict;
    const found = chosen.find((one) => one.part === part && one.key === key && one.field === field);
    return found ? [{ conflict, side: found.side }] : [];
  });
  if (choices.length < conflicts.length) return { conflicts };
  const read = readDraftDocument(resolveConflicts(merged, plan, choices));
  return read.ok ? { document: read.document } : { outcome: 'faulty', faults: read.faults };
};

/** Refuses `planUnknown`, `planOver`, `planInReview`, `planMoved`. */
export const catchUpPlan: Verb<typeof calls.catchUpPlan> = async (
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
      ...{ ...firstChanges(live.document, document), author: operator.name },
      savedAt: new Date(now),
    },
  );
  const text = `${titled(plan)}合并线上第 ${live.id} 版的变化（第 ${saved} 稿）：${changes}`;
  await writeAudit(db, { who: operator, action: 'plan', text, now });
  return { outcome: 'saved', version: saved };
};

/** Refuses `planUnknown`, `planOver`, `planNotApproved`, `planMoved`. */
export const mergePlan: Verb<typeof calls.mergePlan> = async (
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
  const items = itemsChanged(plan.base, plan.document);
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
