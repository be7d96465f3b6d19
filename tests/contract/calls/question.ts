import type { CallRow } from './call-row.ts';

const key = 'k';

const asked = {
  ...{ id: 5, nickname: '林**', headimg: '/a.svg', mine: '1', anonymous: 0 },
  ...{ content: '先看哪里？', answers: '2', teacher: 1, time: 1 },
};
const read = {
  ...{ id: '5', nickname: '林**', mine: true, anonymous: false },
  ...{ text: '先看哪里？', answers: 2, teacher: true, time: 1000 },
};

/** The calls of questions on lessons: what each sends, and one answer in full. */
export const questionCalls: Record<string, CallRow> = {
  '/v1/question/list': [
    { product: '9', lesson: '7', order: 'answered', page: 1 },
    { data: [asked, { id: 6 }], last_page: 3 },
    { items: [read], pageCount: 3 },
  ],
  '/v1/question/ask': [
    { product: '9', lesson: '7', text: '先看哪里？', anonymous: true, key },
    { id: 5 },
    { id: '5' },
  ],
  '/v1/question/detail': [
    { id: '5' },
    {
      ...asked,
      ...{ product: 9, product_type: '4', product_title: '系统课', chapter: 1 },
      ...{ lesson: 7, lesson_title: '第一节', kind: 'video', hidden: 0, answerable: 1 },
    },
    {
      ...read,
      ...{ product: '9', type: 4, productTitle: '系统课', chapter: '1' },
      ...{ lesson: '7', lessonTitle: '第一节', kind: 'video', hidden: false, answerable: true },
    },
  ],
  '/v1/question/answers': [
    { id: '5', page: 1 },
    {
      data: [
        { id: 8, nickname: '陈思远', headimg: '', mine: 0, teacher: 1, content: '节律', time: 1 },
      ],
      last_page: 1,
    },
    { items: [{ id: '8', nickname: '陈思远', teacher: true, text: '节律', time: 1000 }] },
  ],
  '/v1/question/answer': [{ id: '5', text: '节律', key }, {}, {}],
  '/v1/question/seen': [{ id: '5', key }, {}, {}],
  '/v1/question/remove': [{ kind: 'answer', id: '8', key }, {}, {}],
  '/v1/question/report': [{ kind: 'question', id: '5', key }, {}, {}],
  '/v1/question/mine': [
    { page: 1 },
    {
      data: [
        {
          ...{ id: 5, content: '先看哪里？', answers: 2, fresh: '1', hidden: 0, time: 1 },
          ...{ product_title: '系统课', lesson_title: '第一节' },
        },
      ],
      last_page: 1,
    },
    {
      items: [
        {
          ...{ id: '5', text: '先看哪里？', answers: 2, fresh: 1, hidden: false, time: 1000 },
          ...{ productTitle: '系统课', lessonTitle: '第一节' },
        },
      ],
    },
  ],
};
export const quiet = ['/v1/question/seen'];
