import type { Payload } from '#schemas/define-endpoint.ts';
import { readDraftDocument } from '#schemas/publication/draft-document.ts';
import type { DocumentFault, HomeDocument } from '#schemas/publication/home-document.ts';
import { type Conflict, mergeDocuments } from '#schemas/publication/merge-documents.ts';
import type { mergePlan } from '#schemas/publication/plan-endpoints.ts';
import { resolveConflicts } from '#schemas/publication/resolve-conflicts.ts';

type Chosen = Payload<typeof mergePlan>['chosen'];

/** The page a plan stands on, the plan, and where its changes go. */
type Sides = { base: HomeDocument; plan: HomeDocument; onto: HomeDocument };

type Merging =
  | { document: HomeDocument }
  | { conflicts: Conflict[] }
  | { outcome: 'faulty'; faults: DocumentFault[] };

/** A plan's changes on a document, or the conflicts between both that nobody has decided yet. */
export const mergeChosen = ({ base, plan, onto }: Sides, chosen: Chosen): Merging => {
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
