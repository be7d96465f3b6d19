import { pageOf, sampleOf } from '../sample.ts';
import {
  answerList,
  answerQuestion,
  askQuestion,
  ownQuestions,
  questionDetail,
  questionList,
  removeEntry,
  reportEntry,
  seeAnswers,
} from './endpoints.ts';

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
const titles = { product_title: '系统课', lesson_title: '第一节' };
const key = 'k';

const wildQuestion = {
  ...{ id: 5, nickname: '林**', headimg: '/a.svg', mine: '1', anonymous: 0 },
  ...{ content: '先看哪里？', answers: '2', teacher: 1, time: 1 },
};
const read = {
  ...{ id: '5', nickname: '林**', mine: true, anonymous: false },
  ...{ text: '先看哪里？', answers: 2, teacher: true, time: 1000 },
};

export const samples = [
  sampleOf(questionList, {
    payload: { product: '9', lesson: '7', order: 'answered', page: 1 },
    tidy: pageOf([
      question(1),
      question(2, { nickname: '匿名学员', headimg: '', anonymous: 1, answers: 0, teacher: 0 }),
      question(3, { mine: 1, nickname: '林晓' }),
    ]),
    wild: { data: [wildQuestion, { id: 6 }], last_page: 3 },
    data: { items: [read], pageCount: 3 },
  }),
  sampleOf(askQuestion, {
    payload: { product: '9', lesson: '7', text: '先看哪里？', anonymous: true, key },
    tidy: { id: '5' },
    data: { id: '5' },
  }),
  sampleOf(questionDetail, {
    payload: { id: '5' },
    tidy: {
      ...question(1, { mine: 1, nickname: '林晓' }),
      ...{ product: 9, product_type: 4, product_title: '心电图判读与临床应用系统课', chapter: 1 },
      ...{ lesson: 2, lesson_title: 'ST 段抬高不都是心肌梗死', kind: 'video' },
      ...{ hidden: 0, answerable: 1 },
    },
    wild: {
      ...{ ...wildQuestion, product: 9, product_type: '4', product_title: '系统课', chapter: 1 },
      ...{ lesson: 7, lesson_title: '第一节', kind: 'video', hidden: 0, answerable: 1 },
    },
    data: {
      ...read,
      ...{ product: '9', type: 4, productTitle: '系统课', chapter: '1' },
      ...{ lesson: '7', lessonTitle: '第一节', kind: 'video', hidden: false, answerable: true },
    },
  }),
  sampleOf(answerList, {
    payload: { id: '5', page: 1 },
    tidy: pageOf([
      answer(1, { nickname: '陈思远', headimg: '/media/avatar-1.svg', teacher: 1 }),
      answer(2),
      answer(3, { mine: 1, nickname: '林晓' }),
    ]),
    wild: {
      data: [answer(8, { nickname: '陈思远', teacher: 1, content: '节律', time: 1 })],
      last_page: 1,
    },
    data: { items: [{ id: '8', nickname: '陈思远', teacher: true, text: '节律', time: 1000 }] },
  }),
  sampleOf(answerQuestion, { payload: { id: '5', text: '节律', key } }),
  sampleOf(seeAnswers, { payload: { id: '5', key }, quiet: true }),
  sampleOf(removeEntry, { payload: { kind: 'answer', id: '8', key } }),
  sampleOf(reportEntry, { payload: { kind: 'question', id: '5', key } }),
  sampleOf(ownQuestions, {
    payload: { page: 1 },
    tidy: pageOf([own(1), own(2, { answers: 0, fresh: 0 }), own(3, { fresh: 0, hidden: 1 })]),
    wild: {
      data: [own(5, { content: '先看哪里？', fresh: '1', time: 1, ...titles })],
      last_page: 1,
    },
    data: {
      items: [
        {
          ...{ id: '5', text: '先看哪里？', answers: 2, fresh: 1, hidden: false, time: 1000 },
          ...{ productTitle: '系统课', lessonTitle: '第一节' },
        },
      ],
    },
  }),
];
