import type * as z from 'zod/mini';
import { batchOf, oneOf } from '../wire/payload.ts';
import {
  count,
  duration,
  flag,
  id,
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

/** Shapes that the calls of all kinds of papers share. */

/** `id`: of the paper. */
export const startPayload = object({ id, key });

/** `deadline` null: no limit; `left`: ms from the answer until then, by the server's clock. */
export const paperFields = {
  attempt: id,
  title: requiredText,
  version: count,
  deadline: time,
  left: duration,
  questions: list(questionSchema),
  answers: list(answer),
};
export const paper = object(paperFields);

const MOST_ANSWERS = 500;
const answers = ruled(batchOf(answer, MOST_ANSWERS), {
  holds: (batch) =>
    batch.every(({ values }) => values.every(({ length }) => length <= LONGEST_TEXT)),
  reason: assessmentRefusals.answersInvalid.message,
  refusal: assessmentRefusals.answersInvalid,
});

/** An answer that is sent by itself. */
export const oneAnswer = ruled(answer, {
  holds: ({ values }) =>
    values.length <= MOST_ANSWERS && values.every(({ length }) => length <= LONGEST_TEXT),
  reason: assessmentRefusals.answersInvalid.message,
  refusal: assessmentRefusals.answersInvalid,
});

/** The answers of the draft that `version` names. */
export const savePayload = object({ attempt: id, version: count, answers });

export const paperDraft = object({
  saved: flag,
  version: count,
  deadline: time,
  left: duration,
  answers: list(answer),
});

export const submitPayload = object({ attempt: id, version: count, answers, key });

/** A paper as lists show it: its window, and roughly how long it takes. */
export const paperRowFields = {
  id,
  title: requiredText,
  subtitle: text,
  thumb: picture,
  num: count,
  start_time: time,
  end_time: time,
  minutes: count,
};
export const paperRowNames = {
  num: 'participants',
} as const;

/** The result of an attempt; `marking`: answers of it wait for a marker. */
export const outcomes = ['finished', 'passed', 'failed', 'marking'] as const;
export type Outcome = (typeof outcomes)[number];

export const sent = object({ outcome: oneOf(outcomes) });

/**
 * `full` and `pass` as they were when it was sent; `spent` in ms; `rank` of `ranked` members, by the
 * best attempt, 0: none is kept; `points`: what was given for it; `tries` left, none once the paper
 * is `over`; `by_time`: sent by the clock.
 */
export const resultFields = {
  id,
  attempt: id,
  title: requiredText,
  outcome: oneOf(outcomes),
  score: count,
  full: count,
  pass: count,
  spent: duration,
  rank: count,
  ranked: count,
  points: count,
  tries: count,
  over: flag,
  by_time: flag,
  submitted_at: time,
};

export const result = object(resultFields, byRule);

/** A question that has a right answer: what was chosen, [] for nothing, and why what is right is so. */
const reviewedFields = {
  title: requiredText,
  chosen: list(text),
  right: list(text),
  correct: flag,
  explanation: text,
};
const reviewed = object(reviewedFields);

/** `marking`: it waits for a marker, who has `marked` others with `earned` of `points` and a remark. */
const reviewStates = ['right', 'wrong', 'marking', 'marked'] as const;

export const marked = object({
  ...reviewedFields,
  kind: oneOf(questionKinds),
  state: oneOf(reviewStates),
  earned: count,
  points: count,
  remark: text,
});
export type Reviewed = z.output<typeof marked>;
export type ReviewState = Reviewed['state'];

/** A result with what was right, [] where the paper does not tell, or the member may try again. */
export const reviewedResultFields = {
  ...resultFields,
  reviewed: list(reviewed, 'may lose all'),
};

const badgeTiers = ['bronze', 'silver', 'gold'] as const;
export type BadgeTier = (typeof badgeTiers)[number];

/** `text`: what earns it; `done` of `goal`: how far that is; `earned_at` null: not yet. */
const badge = object(
  {
    id,
    tier: oneOf(badgeTiers),
    title: requiredText,
    text,
    done: count,
    goal: count,
    earned_at: time,
  },
  byRule,
);

/** Papers of a kind that a member sent and passed, points and badges earned by them. */
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
