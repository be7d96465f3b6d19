import * as z from 'zod/mini';
import { decisionCall, memberRow, queueCalls } from '../desk/queue-calls.ts';
import { author, words } from '../operator/operator-call.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { studioRefusals } from './refusals.ts';

export const reviewStates = ['waiting', 'refused', 'published'] as const;

const head = memberRow(reviewStates, {
  title: z.string(),
  teacher: z.string(),
  /** It changes a course that is live. */
  again: z.boolean(),
});

/** What the revision changes: `before` is '' for what is new, `after` for what it removes. */
const change = z.object({ what: z.string(), before: z.string(), after: z.string() });

const noSuchRevision = pickRefusals(studioRefusals, 'noSuchRevision');

export const LONGEST_REASON = 300;

export const courseReviewCalls = queueCalls({
  ...{ label: '课程审核', many: 'course-revisions', one: 'course-revision', look: 'content.look' },
  ...{ tabs: reviewStates, head, refusals: noSuchRevision },
  full: z.extend(head, {
    changes: z.array(change),
    pictures: z.array(z.string()),
    reason: z.string(),
    by: author,
    /** The live course is on sale. */
    onSale: z.boolean(),
  }),
});
const { count: countRevisions, list: listRevisions, read } = courseReviewCalls;
export const readRevision = read;

/** Lets a revision go live, or refuses it with a reason; `stale`: it was decided or withdrawn before. */
export const decideRevision = decisionCall(
  'decide-course-revision',
  'content.edit',
  { reason: words(LONGEST_REASON), accepted: z.boolean() },
  ['decided', 'reason-missing', 'price-sold', 'lesson-promised', 'media-not-ready'],
  noSuchRevision,
);

/** Takes the course of a revision off sale; `keeps`: whoever bought it may still study it. */
export const takeDown = decisionCall(
  'take-course-down',
  'content.edit',
  { reason: words(LONGEST_REASON), keeps: z.boolean() },
  ['decided', 'reason-missing'],
  noSuchRevision,
);

export const studioDeskApi = {
  countRevisions,
  listRevisions,
  readRevision,
  decideRevision,
  takeDown,
};
