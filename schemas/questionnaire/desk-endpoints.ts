import * as z from 'zod/mini';
import { questionKinds } from '../assessment/question.ts';
import { deskRefusals } from '../desk/refusals.ts';
import { epochMs, operatorCall, pageNumber, rowId } from '../operator/operator-call.ts';
import { pickRefusals } from '../wire/define-refusals.ts';

/** Results of questionnaires: counts for whoever may look, written answers for whoever may decide. */

/** The newest so many submissions are counted. */
export const MOST_TALLIED = 20_000;
export const ANSWERS_EXPORTED_AT_ONCE = 500;
export const MOST_ANSWERS_EXPORTED = 20_000;

const choice = z.object({ title: z.string(), count: z.int() });

/** Counts of the options of a question, or of one `row` of a matrix. */
const tally = z.object({
  row: z.string(),
  answered: z.int(),
  choices: z.array(choice),
  /** Of a scale only. */
  mean: z.nullable(z.number()),
});
export type Tally = z.output<typeof tally>;

const questionResult = z.object({
  id: rowId,
  place: z.int(),
  kind: z.enum(questionKinds),
  title: z.string(),
  /** In how many submissions. */
  answered: z.int(),
  /** Empty where there are no options. */
  tallies: z.array(tally),
});
export type QuestionResult = z.output<typeof questionResult>;

const noSuchRow = pickRefusals(deskRefusals, 'noSuchDeskRow');

export const readQuestionnaireResults = operatorCall(
  'read-questionnaire-results',
  'content.look',
  z.object({ id: rowId }),
  z.object({
    sent: z.int(),
    /** There are further submissions, which are not counted. */
    more: z.boolean(),
    questions: z.array(questionResult),
  }),
  { refusals: noSuchRow },
);

const writtenAnswer = z.object({
  /** Of the submission. */
  id: rowId,
  at: epochMs,
  text: z.string(),
});

/** What members wrote, newest first, without names. */
export const listWrittenAnswers = operatorCall(
  'list-written-answers',
  'content.decide',
  z.object({ question: rowId, page: pageNumber }),
  z.object({ items: z.array(writtenAnswer), pages: z.int() }),
  { refusals: noSuchRow },
);

const answerPictures = z.object({ id: rowId, at: epochMs, pictures: z.array(z.string()) });

/** Pictures that members sent, newest first, without names; their addresses expire after some minutes. */
export const listAnswerPictures = operatorCall(
  'list-answer-pictures',
  'content.decide',
  z.object({ question: rowId, page: pageNumber }),
  z.object({ items: z.array(answerPictures), pages: z.int() }),
  { refusals: noSuchRow },
);

/**
 * Submissions as CSV lines, newest first, with members by id and pictures as counts. The audit records the
 * export, once an hour.
 */
export const exportQuestionnaireAnswers = operatorCall(
  'export-questionnaire-answers',
  'content.decide',
  z.object({
    id: rowId,
    /** `next` of the call before; null for the first, whose lines begin with the column names. */
    before: z.nullable(rowId),
  }),
  z.object({
    lines: z.string(),
    rows: z.int(),
    /** null after the last. */
    next: z.nullable(rowId),
  }),
  { changes: true, refusals: noSuchRow },
);

export const questionnaireDeskApi = {
  readQuestionnaireResults,
  listWrittenAnswers,
  listAnswerPictures,
  exportQuestionnaireAnswers,
};
