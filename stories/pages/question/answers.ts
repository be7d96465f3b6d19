import { questionApi } from '#schemas/question/endpoints.ts';
import { pageOf } from '../page-of.ts';

const NOW = 1_763_625_600;

const question = (id: number, own: object = {}) => ({
  ...{ id, nickname: '林**', headimg: '/media/avatar-4.svg', mine: 0, anonymous: 0 },
  ...{ content: 'ST 段抬高时，先看 J 点还是先看导联分布？', answers: 2, teacher: 1 },
  ...{ time: NOW - id * 3600, ...own },
});

const answer = (id: number, own: object = {}) => ({
  ...{ id, nickname: '王**', headimg: '/media/avatar-5.svg', mine: 0, teacher: 0 },
  ...{ content: '我一般先看 J 点，再看相邻导联。', time: NOW - id * 1800, ...own },
});

const own = (id: number, more: object = {}) => ({
  ...{ id, content: '起搏信号很小的时候怎么辨认？', answers: 2, fresh: 1, hidden: 0 },
  ...{ product_title: '心电图判读与临床应用系统课', lesson_title: '起搏心电图入门' },
  ...{ time: NOW - id * 7200, ...more },
});

/** Answers for the pages of questions, in the wire's form. */
export const answers = {
  [questionApi.questionList.path]: pageOf([
    question(1),
    question(2, { nickname: '匿名学员', headimg: '', anonymous: 1, answers: 0, teacher: 0 }),
    question(3, { mine: 1, nickname: '林晓' }),
  ]),
  [questionApi.questionDetail.path]: {
    ...question(1, { mine: 1, nickname: '林晓' }),
    ...{ product: 9, product_type: 4, product_title: '心电图判读与临床应用系统课', chapter: 1 },
    ...{ lesson: 2, lesson_title: 'ST 段抬高不都是心肌梗死', kind: 'video' },
    ...{ hidden: 0, answerable: 1 },
  },
  [questionApi.answerList.path]: pageOf([
    answer(1, { nickname: '陈思远', headimg: '/media/avatar-1.svg', teacher: 1 }),
    answer(2),
    answer(3, { mine: 1, nickname: '林晓' }),
  ]),
  [questionApi.ownQuestions.path]: pageOf([
    own(1),
    own(2, { answers: 0, fresh: 0 }),
    own(3, { fresh: 0, hidden: 1 }),
  ]),
  [questionApi.askQuestion.path]: { id: 9 },
  [questionApi.answerQuestion.path]: {},
  [questionApi.seeAnswers.path]: {},
  [questionApi.removeEntry.path]: {},
  [questionApi.reportEntry.path]: {},
};
