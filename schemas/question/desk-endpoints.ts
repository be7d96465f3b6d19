import * as z from 'zod/mini';
import { queueCalls } from '../desk/queue-calls.ts';
import {
  author,
  emptyObject,
  epochMs,
  operationKey,
  operatorCall,
  operatorText,
  rowId,
} from '../operator/operator-call.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { ANSWER_LENGTH, entryKinds } from './fields.ts';
import { questionRefusals } from './refusals.ts';

const deskQuestion = z.object({
  id: rowId,
  member: rowId,
  nickname: z.string(),
  anonymous: z.boolean(),
  text: z.string(),
  product: z.string(),
  lesson: z.string(),
  hidden: z.boolean(),
  answers: z.int(),
  taught: z.boolean(),
  /** Unhandled reports of the question and its answers. */
  reports: z.int(),
  at: epochMs,
});
export type DeskQuestion = z.output<typeof deskQuestion>;

const deskAnswer = z.object({
  id: rowId,
  nickname: z.string(),
  teacher: z.boolean(),
  /** The operator who answered; '' for a member. */
  by: author,
  text: z.string(),
  hidden: z.boolean(),
  reports: z.int(),
  at: epochMs,
});
export type DeskAnswer = z.output<typeof deskAnswer>;

export const MOST_DESK_ANSWERS = 200;

const questionInFull = z.extend(deskQuestion, { list: z.array(deskAnswer) });
export type DeskQuestionInFull = z.output<typeof questionInFull>;

const noSuchQuestion = pickRefusals(questionRefusals, 'noSuchQuestion');

/** Newest first; `waiting`: the teacher has not answered yet. A search word is part of the question. */
export const questionCalls = queueCalls({
  ...{ label: '问答', many: 'questions', one: 'question', look: 'content.decide' },
  ...{ head: deskQuestion, full: questionInFull, id: 'question', refusals: noSuchQuestion },
  ...{ tabs: ['waiting', 'reported', 'hidden', 'all'], counts: { reported: z.int() } },
});
/** @internal for tests and stories, which name calls one by one */
export const { count: countQuestions, list: listQuestions } = questionCalls;
export const { read: readQuestion } = questionCalls;

export const answerAsTeacher = operatorCall(
  'answer-question',
  'content.decide',
  z.object({ question: rowId, text: operatorText(ANSWER_LENGTH), key: operationKey }),
  emptyObject,
  { idempotent: true, refusals: noSuchQuestion },
);

/** Hides or shows a question or an answer; its reports count as handled. */
export const hideEntry = operatorCall(
  'hide-question',
  'content.decide',
  z.object({ kind: z.enum(entryKinds), id: rowId, hidden: z.boolean(), key: operationKey }),
  emptyObject,
  { idempotent: true, refusals: pickRefusals(questionRefusals, 'noSuchQuestion', 'noSuchAnswer') },
);

export const questionDeskApi = {
  countQuestions,
  listQuestions,
  readQuestion,
  answerAsTeacher,
  hideEntry,
};
