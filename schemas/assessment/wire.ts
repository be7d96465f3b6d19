import type * as z from 'zod/mini';
import { batchOf, oneOf } from '../wire/payload.ts';
import {
  count,
  duration,
  flag,
  id,
  pageTotal,
  picture,
  requiredText,
  text,
  time,
} from '../wire/primitives.ts';
import { key } from '../wire/query-fields.ts';
import { ruled } from '../wire/rules.ts';
import { byRule, list, object } from '../wire/structures.ts';
import { LONGEST_TEXT } from './judge.ts';
import { answer, questionKinds, questionSchema } from './question.ts';
import { assessmentRefusals } from './refusals.ts';

/** Shapes that exams and questionnaires share. */

/** `id` is the paper's. */
export const startPayload = object({ id, key });

export const paperFields = {
  attempt: id,
  title: requiredText,
  /** Of the attempt's draft. */
  version: count,
  /** null: no limit. */
  deadline: time,
  /** Time until `deadline` by the server's clock. */
  left: duration,
  questions: list(questionSchema),
  answers: list(answer),
};
export const paper = object(paperFields);

const MOST_ANSWERS = 500;
const answers = ruled(batchOf(answer, MOST_ANSWERS), {
  holds: (given) =>
    given.every(({ values }) => values.every(({ length }) => length <= LONGEST_TEXT)),
  reason: assessmentRefusals.answersInvalid.message,
  refusal: assessmentRefusals.answersInvalid,
});

export const oneAnswer = ruled(answer, {
  holds: ({ values }) =>
    values.length <= MOST_ANSWERS && values.every(({ length }) => length <= LONGEST_TEXT),
  reason: assessmentRefusals.answersInvalid.message,
  refusal: assessmentRefusals.answersInvalid,
});

/** Replaces the draft's answers if `version` is still the newest. */
export const savePayload = object({ attempt: id, version: count, answers });

export const paperDraft = object({
  saved: flag,
  version: count,
  deadline: time,
  left: duration,
  answers: list(answer),
});

export const submitPayload = object({ attempt: id, version: count, answers, key });

export const paperRowFields = {
  id,
  title: requiredText,
  subtitle: text,
  thumb: picture,
  num: count,
  start_time: time,
  end_time: time,
  /** Roughly how long it takes. */
  minutes: count,
};
export const paperRowNames = {
  num: 'participants',
} as const;

/** The result of an attempt; `marking`: some answers wait for a marker. */
export const outcomes = ['finished', 'passed', 'failed', 'marking'] as const;
export type Outcome = (typeof outcomes)[number];

export const sent = object({ outcome: oneOf(outcomes) });

export const resultFields = {
  id,
  attempt: id,
  title: requiredText,
  outcome: oneOf(outcomes),
  score: count,
  /** As it was when the attempt was submitted, like `pass`. */
  full: count,
  pass: count,
  spent: duration,
  /** From 1 to `ranked`, by the member's best attempt; 0: there is no ranking. */
  rank: count,
  ranked: count,
  /** Points for the wallet that the attempt earned. */
  points: count,
  /** Attempts left; 0 once the paper is `over`. */
  tries: count,
  over: flag,
  /** Submitted when the time was up. */
  by_time: flag,
  submitted_at: time,
};

export const result = object(resultFields, byRule);

const reviewedFields = {
  title: requiredText,
  /** In words, like `right`; [] for none. */
  chosen: list(text),
  right: list(text),
  correct: flag,
  explanation: text,
};
const reviewed = object(reviewedFields);

/** `right` and `wrong` are judged by the server; `marking` waits for a marker, `marked` has one's points. */
const reviewStates = ['right', 'wrong', 'marking', 'marked'] as const;

export const marked = object({
  ...reviewedFields,
  kind: oneOf(questionKinds),
  state: oneOf(reviewStates),
  /** Of `points`. */
  earned: count,
  points: count,
  remark: text,
});
export type Reviewed = z.output<typeof marked>;
export type ReviewState = Reviewed['state'];

export const reviewedResultFields = {
  ...resultFields,
  /** [] where the paper does not show the right answers, or the member may try again. */
  reviewed: list(reviewed, 'may lose all'),
};

const badgeTiers = ['bronze', 'silver', 'gold'] as const;
export type BadgeTier = (typeof badgeTiers)[number];

const badge = object(
  {
    id,
    tier: oneOf(badgeTiers),
    title: requiredText,
    /** What earns the badge. */
    text,
    done: count,
    goal: count,
    /** null: not yet. */
    earned_at: time,
  },
  byRule,
);

export const achievement = object({
  sent: count,
  passed: count,
  points: count,
  badges: list(badge, 'may lose all'),
});

export const ranked = object(
  { rank: count, nickname: text, headimg: picture, score: count, spent: duration, mine: flag },
  { headimg: 'avatar' },
);
export type Ranked = z.output<typeof ranked>;

/**
 * The member's own place; rank 0 where there is none. `ahead_*`: of whoever is one place above, 0 where nobody
 * is.
 */
export const ownRank = object(
  {
    ...{ rank: count, ranked: count, headimg: picture, score: count, spent: duration },
    ...{ ahead_score: count, ahead_spent: duration },
  },
  { headimg: 'avatar', ahead_score: 'aheadScore', ahead_spent: 'aheadSpent' },
);
export type OwnRank = z.output<typeof ownRank>;

/** Every page answers `mine` and the order in a sentence. */
export const ranking = object(
  { data: list(ranked, 'may lose all'), last_page: pageTotal, rule: text, mine: ownRank },
  { data: 'items', last_page: 'pageCount' },
);
