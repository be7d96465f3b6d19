import * as z from 'zod/mini';
import { questionKinds } from '../assessment/question.ts';
import { deskRefusals } from '../desk/refusals.ts';
import { epochMs, operatorCall, pageNumber, rowId } from '../operator/operator-call.ts';
import { pickRefusals } from '../wire/define-refusals.ts';

/** What members answered: everybody who may look at a questionnaire sees the counts, and those who may decide the answers. */

/** Submissions that are counted at most, the newest ones. */
export const MOST_TALLIED = 20_000;
/** Rows that one call of an export gives at most. */
export const ANSWERS_EXPORTED_AT_ONCE = 500;
/** Rows of an export at most. */
export const MOST_ANSWERS_EXPORTED = 20_000;

const choice = z.object({ title: z.string(), count: z.int() });

/** What was chosen of the same options: of a question, or of one `row` of a matrix; `mean` is of a scale. */
const tally = z.object({
  row: z.string(),
  answered: z.int(),
  choices: z.array(choice),
  mean: z.nullable(z.number()),
});
export type Tally = z.output<typeof tally>;

/** `answered`: in how many submissions; `tallies`: none where nothing is chosen. */
const questionResult = z.object({
  id: rowId,
  place: z.int(),
  kind: z.enum(questionKinds),
  title: z.string(),
  answered: z.int(),
  tallies: z.array(tally),
});
export type QuestionResult = z.output<typeof questionResult>;

const noSuchRow = pickRefusals(deskRefusals, 'noSuchDeskRow');

/** How often each option was chosen. `more`: there are further submissions, which are not counted. */
export const readQuestionnaireResults = operatorCall(
  'read-questionnaire-results',
  'content.look',
  z.object({ id: rowId }),
  z.object({ sent: z.int(), more: z.boolean(), questions: z.array(questionResult) }),
  { refusals: noSuchRow },
);

const writtenAnswer = z.object({ id: rowId, at: epochMs, text: z.string() });

/** What members wrote, the newest first, without their names; `id`: of the submission. */
export const listWrittenAnswers = operatorCall(
  'list-written-answers',
  'content.decide',
  z.object({ question: rowId, page: pageNumber }),
  z.object({ items: z.array(writtenAnswer), pages: z.int() }),
  { refusals: noSuchRow },
);

const answerPictures = z.object({ id: rowId, at: epochMs, pictures: z.array(z.string()) });

/** The pictures that members sent, like what they wrote, by addresses that open them for some minutes. */
export const listAnswerPictures = operatorCall(
  'list-answer-pictures',
  'content.decide',
  z.object({ question: rowId, page: pageNumber }),
  z.object({ items: z.array(answerPictures), pages: z.int() }),
  { refusals: noSuchRow },
);

/**
 * Submissions as lines of CSV, the newest first, with members by their numbers alone and pictures by how many there
 * are: the first call, with `before` null, with the heads of the columns. `next`: what the next call asks as `before`;
 * null after the last. The audit says that they were exported, once an hour.
 */
export const exportQuestionnaireAnswers = operatorCall(
  'export-questionnaire-answers',
  'content.decide',
  z.object({ id: rowId, before: z.nullable(rowId) }),
  z.object({ lines: z.string(), rows: z.int(), next: z.nullable(rowId) }),
  { changes: true, refusals: noSuchRow },
);

export const questionnaireDeskApi = {
  readQuestionnaireResults,
  listWrittenAnswers,
  listAnswerPictures,
  exportQuestionnaireAnswers,
};
