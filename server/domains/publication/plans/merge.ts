import { isDeepStrictEqual } from 'node:util';
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
import type { Payload } from '#schemas/wire/define-endpoint.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { unchanged, type Verb } from '../../../platform/endpoint/verb.ts';
import { changesLine, firstChanges, itemsChanged } from '../changes.ts';
import { keepDraft, lockDraft } from '../draft/draft.ts';
import { liveRelease } from '../release/releases.ts';
import { assertVersion, lockEditable, lockPlan, type PlanRow, takeTurn, titled } from './plan.ts';

type Onto = { document: HomeDocument; id: number };

type Merging =
  | { document: HomeDocument }
  | { outcome: 'conflicts'; onto: number; conflicts: Conflict[] }
  | { outcome: 'faulty'; faults: DocumentFault[] };

const mergeChosen = (
  { base, document: plan }: PlanRow,
  { document, id }: Onto,
  { onto, chosen }: Pick<Payload<typeof calls.mergePlan>, 'onto' | 'chosen'>,
): Merging => {
  const { document: merged, conflicts } = mergeDocuments(base, plan, document);
  const choices = conflicts.flatMap((conflict) => {
    const { part, key, field } = conflict;
    const found = chosen.find((one) => one.part === part && one.key === key && one.field === field);
    return found && onto === id ? [{ conflict, side: found.side }] : [];
  });
  if (choices.length < conflicts.length) return { outcome: 'conflicts', onto: id, conflicts };
  const read = readDraftDocument(resolveConflicts(merged, plan, choices));
  return read.ok ? { document: read.document } : { outcome: 'faulty', faults: read.faults };
};

export const catchUpPlan: Verb<typeof calls.catchUpPlan> = async (context, payload) => {
  const { db, operator, now } = context;
  const plan = await lockEditable(db, payload.id);
  assertVersion(plan, payload.version);
  const live = await liveRelease(db);
  if (plan.baseId === live.id) return unchanged({ outcome: 'saved', version: plan.version });
  const merging = mergeChosen(plan, live, payload);
  if ('outcome' in merging) return unchanged(merging);
  const { document } = merging;
  const version = plan.version + 1;
  const changes = changesLine(plan.base, live.document);
  const text = `${titled(plan)}合并线上第 ${live.id} 版的变化（第 ${version} 稿）：${changes}`;
  const turn = { kind: 'caught-up', words: `第 ${live.id} 版：${changes}`, text } as const;
  await takeTurn(context, plan, turn, {
    ...{ state: 'editing', version, document, base: live.document, baseId: live.id },
    ...{ ...firstChanges(live.document, document), author: operator.name },
    savedAt: new Date(now),
  });
  return { outcome: 'saved', version };
};

export const mergePlan: Verb<typeof calls.mergePlan> = async (context, payload) => {
  const { db, operator: who, now } = context;
  const draft = await lockDraft(db);
  const plan = await lockPlan(db, payload.id);
  if (plan.state !== 'approved') throw new RefusedError(publicationRefusals.planNotApproved);
  assertVersion(plan, payload.version);
  const merging = mergeChosen(plan, { document: draft.document, id: draft.version }, payload);
  if ('outcome' in merging) return unchanged(merging);
  const { document } = merging;
  const note = `并入${titled(plan)}`;
  const version = isDeepStrictEqual(document, draft.document)
    ? draft.version
    : await keepDraft(db, draft, { document, who, now, note });
  const words = `草稿第 ${version} 稿`;
  const text = `${note}（${words}）：${changesLine(draft.document, document)}`;
  await takeTurn(
    context,
    plan,
    { kind: 'merged', words, text, action: 'merge-plan' },
    {
      ...{ state: 'merged', mergedVersion: version },
      items: itemsChanged(plan.base, plan.document),
    },
  );
  const { length: count } = describeChanges(draft.document, document);
  return { outcome: 'merged', version, count };
};
