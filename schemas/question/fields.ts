import { severalLines } from '../text/tidy-text.ts';
import { text } from '../wire/primitives.ts';
import { atMost, filled, ruled, tidied } from '../wire/rules.ts';
import { questionRefusals } from './refusals.ts';

export const QUESTION_LENGTH = 300;
export const ANSWER_LENGTH = 1000;

const { badQuestion, badAnswer } = questionRefusals;

export const questionText = ruled(
  tidied(text, severalLines),
  filled('请写下你的问题', badQuestion, QUESTION_LENGTH),
  atMost(QUESTION_LENGTH, badQuestion),
);

export const answerText = ruled(
  tidied(text, severalLines),
  filled('请写下你的回答', badAnswer, ANSWER_LENGTH),
  atMost(ANSWER_LENGTH, badAnswer),
);

export const entryKinds = ['question', 'answer'] as const;
export type EntryKind = (typeof entryKinds)[number];

export const questionOrders = ['newest', 'answered'] as const;
export type QuestionOrder = (typeof questionOrders)[number];
