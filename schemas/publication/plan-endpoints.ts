import * as z from 'zod/mini';
import {
  author,
  emptyObject,
  epochMs,
  operatorText,
  pageNumber,
  rowId,
  version,
  words,
} from '../operator/operator-call.ts';
import { draftDocument } from './draft-document.ts';
import { act, change, draft, faulty, look, planStates, release, saved, stale } from './fields.ts';

export const LONGEST_PLAN_NAME = 30;
export const LONGEST_PLAN_NOTE = 200;
export const LONGEST_PLAN_WORDS = 500;

const name = words(LONGEST_PLAN_NAME).check(z.minLength(1));
const note = words(LONGEST_PLAN_NOTE);
const remark = z.union([z.literal(''), operatorText(LONGEST_PLAN_WORDS)]);

/** States that are over: the plan is read and copied, and nothing else is done to it. */
export const closedPlanStates = ['merged', 'released', 'abandoned'] as const;

/** A named draft of the home page beside the shared one, as lists tell it. */
const planHead = z.object({
  id: rowId,
  name: z.string(),
  note: z.string(),
  state: z.enum(planStates),
  version,
  maker: author,
  madeAt: epochMs,
  author,
  at: epochMs,
  changes: z.array(change),
  count: z.int(),
  behind: z.boolean(),
  /** The release with which its changes went live last; while it is `merged`, with which a part of them did. */
  release: z.nullable(rowId),
});

const planTurnKinds = [
  ...(['made', 'saved', 'renamed', 'sent', 'withdrawn', 'approved', 'returned'] as const),
  ...(['caught-up', 'merged', 'scheduled', 'released', 'abandoned'] as const),
] as const;

const planTurn = z.object({
  kind: z.enum(planTurnKinds),
  author,
  at: epochMs,
  words: z.string(),
});

/** What of a merged plan is not live yet: in the draft, in a schedule that begins at `from` or is paused, or nowhere. */
const planWait = z.object({
  place: z.enum(['draft', 'schedule', 'paused', 'nowhere']),
  from: z.nullable(epochMs),
  changes: z.array(change),
});

/** What who asks may decide. `own`: nothing, as they have sent it in; `alone`: they have, and nobody else could. */
const planDecisions = ['no', 'yes', 'own', 'alone'] as const;

const side = z.enum(['mine', 'theirs']);

/** What was chosen of a conflict: the plan's (`mine`), or what stands where it goes. */
const chosen = z
  .array(
    z.object({
      part: z.string().check(z.maxLength(20)),
      key: z.string().check(z.maxLength(1000)),
      field: z.string().check(z.maxLength(40)),
      side,
    }),
  )
  .check(z.maxLength(2000));

const value = z.union([z.string(), z.boolean()]);

const conflict = z.object({
  part: z.string(),
  key: z.string(),
  name: z.string(),
  field: z.string(),
  label: z.string(),
  mine: value,
  theirs: value,
});

/** `onto`: the version of the draft, or the release, which the conflicts are about; choices name it. */
const conflicting = z.object({
  outcome: z.literal('conflicts'),
  onto: z.int(),
  conflicts: z.array(conflict),
});

const unavailable = ['planUnknown', 'planOver'] as const;

export const listPlans = look(
  'list-plans',
  { state: z.nullable(z.enum(planStates)), page: pageNumber },
  z.object({ items: z.array(planHead), pages: z.int(), open: z.int() }),
);

export const readPlan = look(
  'read-plan',
  { id: rowId },
  z.object({
    plan: planHead,
    draft,
    base: draftDocument,
    live: release,
    turns: z.array(planTurn),
    decide: z.enum(planDecisions),
    own: z.boolean(),
    waits: z.array(planWait),
  }),
  ['planUnknown'],
);

export const addPlan = act(
  'add-plan',
  'home.edit',
  { name, note, from: z.union([z.enum(['live', 'draft']), rowId]) },
  z.object({ id: rowId }),
  ['planUnknown', 'plansFull'],
);

/** Saves what `version` was read as, like a draft. Whatever is saved has to be sent in and approved anew. */
export const savePlan = act(
  'save-plan',
  'home.edit',
  { id: rowId, version, document: z.unknown() },
  z.discriminatedUnion('outcome', [saved, stale, faulty]),
  [...unavailable, 'planInReview'],
);

export const renamePlan = act('rename-plan', 'home.edit', { id: rowId, name, note }, emptyObject, [
  ...unavailable,
]);

/** Nobody changes it until it is withdrawn or returned. `faulty`: it could not be published, and nothing was done. */
export const sendPlan = act(
  'send-plan',
  'home.edit',
  { id: rowId, version, words: remark },
  z.discriminatedUnion('outcome', [z.object({ outcome: z.literal('sent') }), faulty]),
  [...unavailable, 'planInReview', 'planMoved', 'planUnchanged'],
);

export const withdrawPlan = act('withdraw-plan', 'home.edit', { id: rowId }, emptyObject, [
  ...unavailable,
  'planNotWaiting',
  'planOfOthers',
]);

/** `alone`: that nobody else could, so that who has sent it in decides all the same. */
export const approvePlan = act(
  'approve-plan',
  'home.decide',
  { id: rowId, version, words: remark, alone: z.boolean() },
  emptyObject,
  [...unavailable, 'planNotWaiting', 'planMoved', 'planOwn', 'planAlone'],
);

export const returnPlan = act(
  'return-plan',
  'home.decide',
  { id: rowId, words: operatorText(LONGEST_PLAN_WORDS) },
  emptyObject,
  [...unavailable, 'planNotWaiting'],
);

/** Takes up what was put live since. `onto`: the release that `chosen` is about; nothing is done before all is chosen. */
export const catchUpPlan = act(
  'catch-up-plan',
  'home.edit',
  { id: rowId, version, onto: z.nullable(rowId), chosen },
  z.discriminatedUnion('outcome', [saved, conflicting, faulty]),
  [...unavailable, 'planInReview', 'planMoved'],
);

/** Merges what an approved plan of that version changes into the draft; `onto`: the draft's version, as above. */
export const mergePlan = act(
  'merge-plan',
  'home.edit',
  { id: rowId, version, onto: z.nullable(rowId), chosen },
  z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('merged'), version, count: z.int() }),
    conflicting,
    faulty,
  ]),
  [...unavailable, 'planNotApproved', 'planMoved'],
);

export const abandonPlan = act('abandon-plan', 'home.edit', { id: rowId }, emptyObject, [
  ...unavailable,
  'planOfOthers',
]);

export const planApi = {
  listPlans,
  readPlan,
  addPlan,
  savePlan,
  renamePlan,
  sendPlan,
  withdrawPlan,
  approvePlan,
  returnPlan,
  catchUpPlan,
  mergePlan,
  abandonPlan,
};
