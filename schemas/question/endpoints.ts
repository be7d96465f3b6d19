import type * as z from 'zod/mini';
import { lessonKinds } from '../course/fields.ts';
import { courseRefusals } from '../course/refusals.ts';
import { CHANGES } from '../wire/call-rates.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { oneOf } from '../wire/payload.ts';
import { choice, count, flag, id, picture, requiredText, text, time } from '../wire/primitives.ts';
import { key, none, pageOf } from '../wire/query-fields.ts';
import { object, paged } from '../wire/structures.ts';
import { answerText, entryKinds, questionOrders, questionText } from './fields.ts';
import { questionRefusals } from './refusals.ts';

/**
 * Questions on lessons. Whoever may open a lesson can read and ask; its teacher and whoever may study all of
 * it can answer; askers always see their own questions.
 */

const questionFields = {
  id,
  nickname: text,
  headimg: picture,
  mine: flag,
  /** The asker's name and portrait are hidden. */
  anonymous: flag,
  content: requiredText,
  answers: count,
  teacher: flag,
  time,
};
const questionNames = { headimg: 'avatar', content: 'text' } as const;

const question = object(questionFields, questionNames);
export type Question = z.output<typeof question>;

const lessonClosed = pickRefusals(
  courseRefusals,
  'noSuchProduct',
  'noSuchLesson',
  'lessonNotBought',
  'lessonNotYetOpen',
);

const ofQuestion = joinRefusals(pickRefusals(questionRefusals, 'noSuchQuestion'), lessonClosed);

export const questionList = defineEndpoint({
  path: '/v1/question/list',
  payload: object({ product: id, lesson: id, order: oneOf(questionOrders), ...pageOf }),
  data: paged('data', 'last_page', question),
  access: 'member',
  refusals: lessonClosed,
});

/** Per minute. */
const QUESTIONS = 20;

export const askQuestion = defineEndpoint({
  path: '/v1/question/ask',
  payload: object({ product: id, lesson: id, text: questionText, anonymous: flag, key }),
  data: object({ id }),
  access: 'member',
  idempotent: true,
  changes: true,
  rate: QUESTIONS,
  refusals: joinRefusals(lessonClosed, pickRefusals(questionRefusals, 'badQuestion')),
});

export const questionDetail = defineEndpoint({
  path: '/v1/question/detail',
  payload: object({ id }),
  data: object(
    {
      ...questionFields,
      product: id,
      product_type: choice,
      product_title: requiredText,
      lesson: id,
      lesson_title: requiredText,
      chapter: id,
      kind: oneOf(lessonKinds),
      /** Hidden by an operator; only the asker learns it. */
      hidden: flag,
      answerable: flag,
    },
    {
      ...questionNames,
      product_type: 'type',
    },
  ),
  access: 'member',
  refusals: ofQuestion,
});
export type QuestionInFull = z.output<typeof questionDetail.data>;

const answer = object(
  {
    id,
    nickname: text,
    headimg: picture,
    mine: flag,
    teacher: flag,
    content: requiredText,
    time,
  },
  questionNames,
);
export type Answer = z.output<typeof answer>;

/** The teacher's answers first, then by time. */
export const answerList = defineEndpoint({
  path: '/v1/question/answers',
  payload: object({ id, ...pageOf }),
  data: paged('data', 'last_page', answer),
  access: 'member',
  refusals: ofQuestion,
});

export const answerQuestion = defineEndpoint({
  path: '/v1/question/answer',
  payload: object({ id, text: answerText, key }),
  data: none,
  access: 'member',
  idempotent: true,
  changes: true,
  rate: QUESTIONS,
  refusals: joinRefusals(ofQuestion, pickRefusals(questionRefusals, 'badAnswer')),
});

export const seeAnswers = defineEndpoint({
  path: '/v1/question/seen',
  payload: object({ id, key }),
  data: none,
  access: 'member',
  idempotent: true,
  changes: true,
  loading: false,
  refusals: pickRefusals(questionRefusals, 'noSuchQuestion'),
});

const entry = { kind: oneOf(entryKinds), id };

export const removeEntry = defineEndpoint({
  path: '/v1/question/remove',
  payload: object({ ...entry, key }),
  data: none,
  access: 'member',
  idempotent: true,
  changes: true,
  rate: CHANGES,
  refusals: pickRefusals(questionRefusals, 'noSuchQuestion', 'noSuchAnswer'),
});

/** Reports a question or an answer to the operators, once per member. */
export const reportEntry = defineEndpoint({
  path: '/v1/question/report',
  payload: object({ ...entry, key }),
  data: none,
  access: 'member',
  idempotent: true,
  changes: true,
  rate: QUESTIONS,
  refusals: joinRefusals(ofQuestion, pickRefusals(questionRefusals, 'noSuchAnswer')),
});

const ownQuestion = object(
  {
    id,
    content: requiredText,
    answers: count,
    /** Answers that the member has not seen. */
    fresh: count,
    hidden: flag,
    time,
    product_title: requiredText,
    lesson_title: requiredText,
  },
  { content: 'text' },
);
export type OwnQuestion = z.output<typeof ownQuestion>;

/** Newest first. */
export const ownQuestions = defineEndpoint({
  path: '/v1/question/mine',
  payload: object(pageOf),
  data: paged('data', 'last_page', ownQuestion),
  access: 'member',
  refusals: {},
});

export const questionApi = {
  questionList,
  askQuestion,
  questionDetail,
  answerList,
  answerQuestion,
  seeAnswers,
  removeEntry,
  reportEntry,
  ownQuestions,
};
