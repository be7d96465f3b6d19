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

/** Marking by operators. They see the attempt's number alone, so that nobody is marked by name. */

/** Of one question. */
const MOST_POINTS = 1000;
export const REMARK_LENGTH = 200;
/** Answers of one attempt. */
const MOST_MARKED = 200;

const points = z.int().check(z.nonnegative(), z.maximum(MOST_POINTS));
const remark = z.pipe(
  z.pipe(z.string().check(z.maxLength(2 * REMARK_LENGTH)), z.transform(severalLines)),
  z.string().check(z.maxLength(REMARK_LENGTH)),
);

const markingTabs = ['waiting', 'marked'] as const;
export type MarkingTab = (typeof markingTabs)[number];

const markingRow = z.object({
  attempt: rowId,
  exam: z.string(),
  sentAt: epochMs,
  /** How many of its answers are to be marked. */
  waiting: z.int(),
  score: z.int(),
  full: z.int(),
  outcome: z.enum(outcomes),
  /** Its markers; '' for none yet. */
  by: author,
});

const given = z.object({ points: z.int(), remark: z.string(), by: author, at: epochMs });

/** An answer to be marked; the addresses of pictures and recording expire after some minutes. */
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

const marking = z.object({
  attempt: rowId,
  exam: z.string(),
  sentAt: epochMs,
  /** Without the answers that are to be marked. */
  score: z.int(),
  full: z.int(),
  /** 0: without a pass mark. */
  pass: z.int(),
  outcome: z.enum(outcomes),
  /** Points for the wallet that the member has got for it. */
  paid: z.int(),
  /** When members see the remarks. */
  shows: z.enum(showAnswers),
  answers: z.array(judgedAnswer),
});
export type Marking = z.output<typeof marking>;

/** Waiting attempts come oldest first, marked ones newest first. */
export const markingCalls = queueCalls({
  ...{ label: '阅卷', many: 'marking', one: 'marking', look: 'content.decide', tabs: markingTabs },
  ...{ head: markingRow, full: marking, id: 'attempt', key: 'attempt' },
  filter: { exam: z.nullable(rowId) },
  listed: { exams: z.array(z.object({ id: rowId, title: z.string() })) },
  refusals: pickRefusals(assessmentRefusals, 'noSuchAttempt', 'nothingToMark'),
});
/** @internal for tests and stories, which name calls one by one */
export const { count: countMarking, list: listMarking } = markingCalls;
export const { read: readMarking } = markingCalls;

const result = z.object({
  outcome: z.enum(outcomes),
  score: z.int(),
  full: z.int(),
  paid: z.int(),
});

/** Marks all waiting answers of an attempt at once, which makes its result final, and notifies the member. */
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

export const correctExamMark = operatorCall(
  'correct-mark',
  'content.decide',
  z.object({
    attempt: rowId,
    question: rowId,
    points,
    remark,
    /** The mark that the operator saw; refused with `markMoved` where it has changed. */
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
