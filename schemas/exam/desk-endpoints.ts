import * as z from 'zod/mini';
import { showAnswers } from '../assessment/paper-terms.ts';
import { questionKinds } from '../assessment/question.ts';
import { assessmentRefusals } from '../assessment/refusals.ts';
import { outcomes } from '../assessment/wire.ts';
import { queueCalls } from '../desk/queue-calls.ts';
import {
  author,
  epochMs,
  LONGEST_NOTE,
  operationKey,
  operatorCall,
  rowId,
  words,
} from '../operator/operator-call.ts';
import { severalLines } from '../text/tidy-text.ts';
import { pickRefusals } from '../wire/define-refusals.ts';

/**
 * Marking by operators: those who may decide contents. Attempts have their number alone, so that nobody is marked by
 * their name.
 */

/** The most points of a question, and the longest remark on an answer. */
const MOST_POINTS = 1000;
export const REMARK_LENGTH = 200;
/** Answers of one attempt that are marked at most. */
const MOST_MARKED = 200;

const points = z.int().check(z.nonnegative(), z.maximum(MOST_POINTS));
const remark = z.pipe(
  z.pipe(z.string().check(z.maxLength(2 * REMARK_LENGTH)), z.transform(severalLines)),
  z.string().check(z.maxLength(REMARK_LENGTH)),
);

export const markingTabs = ['waiting', 'marked'] as const;
export type MarkingTab = (typeof markingTabs)[number];

/** `waiting`: answers of it that wait; `by`: who marked it, '' while it waits. */
const markingRow = z.object({
  attempt: rowId,
  exam: z.string(),
  sentAt: epochMs,
  waiting: z.int(),
  score: z.int(),
  full: z.int(),
  outcome: z.enum(outcomes),
  by: author,
});

/** What was given for an answer, by whom and when. */
const given = z.object({ points: z.int(), remark: z.string(), by: author, at: epochMs });

/**
 * An answer to be judged: its `text`, its pictures or its recording of so many `seconds`, by addresses that open them
 * for some minutes; `explanation` tells what a right one says.
 */
const judgedAnswer = z.object({
  question: rowId,
  place: z.int(),
  kind: z.enum(questionKinds),
  title: z.string(),
  points: z.int(),
  explanation: z.string(),
  text: z.string(),
  pictures: z.array(z.string()),
  recording: z.nullable(z.object({ address: z.string(), seconds: z.int() })),
  given: z.nullable(given),
});
export type JudgedAnswer = z.output<typeof judgedAnswer>;

/** `score` without what waits; `pass` 0: there is nothing to pass; `paid`: points that the member was given for it. */
const marking = z.object({
  attempt: rowId,
  exam: z.string(),
  sentAt: epochMs,
  score: z.int(),
  full: z.int(),
  pass: z.int(),
  outcome: z.enum(outcomes),
  paid: z.int(),
  /** When members see the remarks. */
  shows: z.enum(showAnswers),
  answers: z.array(judgedAnswer),
});
export type Marking = z.output<typeof marking>;

/**
 * What waits, the longest waiting first, or what was marked, the newest first; `exam` null: of all of them. `exams`: the
 * newest that have something to mark.
 */
export const markingCalls = queueCalls({
  ...{ label: '阅卷', many: 'marking', one: 'marking', look: 'content.decide', tabs: markingTabs },
  ...{ head: markingRow, full: marking, id: 'attempt', key: 'attempt' },
  filter: { exam: z.nullable(rowId) },
  listed: { exams: z.array(z.object({ id: rowId, title: z.string() })) },
  refusals: pickRefusals(assessmentRefusals, 'noSuchAttempt', 'nothingToMark'),
});
export const { count: countMarking, list: listMarking, read: readMarking } = markingCalls;

const result = z.object({
  outcome: z.enum(outcomes),
  score: z.int(),
  full: z.int(),
  paid: z.int(),
});

/** Marks all answers of an attempt that wait; the member's result stands from then on, and is told. */
export const markExamAttempt = operatorCall(
  'mark-attempt',
  'content.decide',
  z.object({
    attempt: rowId,
    marks: z
      .array(z.object({ question: rowId, points, remark }))
      .check(z.minLength(1), z.maxLength(MOST_MARKED)),
    key: operationKey,
  }),
  result,
  {
    idempotent: true,
    refusals: pickRefusals(
      assessmentRefusals,
      'noSuchAttempt',
      'alreadyMarked',
      'nothingToMark',
      'marksUnfit',
      'pointsBeyond',
    ),
  },
);

/** Corrects one mark, with a reason; `seen`: what stood there before. */
export const correctExamMark = operatorCall(
  'correct-mark',
  'content.decide',
  z.object({
    attempt: rowId,
    question: rowId,
    points,
    remark,
    seen: z.object({ points, remark }),
    reason: words(LONGEST_NOTE).check(z.minLength(1)),
    key: operationKey,
  }),
  result,
  {
    idempotent: true,
    refusals: pickRefusals(
      assessmentRefusals,
      'noSuchAttempt',
      'notMarked',
      'markMoved',
      'marksUnfit',
      'pointsBeyond',
      'markPaid',
    ),
  },
);

export const examDeskApi = {
  countMarking,
  listMarking,
  readMarking,
  markExamAttempt,
  correctExamMark,
};
