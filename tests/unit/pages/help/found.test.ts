import { expect, it } from 'vitest';
import { questionsWith } from '#src/pages/help/found.ts';

const topics = [
  {
    name: '退款',
    questions: [
      { id: '1', question: '多久到账', answer: ['原路退回', '会发消息'] },
      { id: '2', question: '课程可以退吗', answer: ['7 天内'] },
    ],
  },
  { name: '发票', questions: [{ id: '3', question: '怎么开', answer: ['退款后会冲红', 'PDF'] }] },
];

const ids = (keyword: string) =>
  questionsWith(topics, keyword).flatMap(({ questions }) => questions.map(({ id }) => id));

it.each([
  ['', ['1', '2', '3']],
  ['   ', ['1', '2', '3']],
  ['消息', ['1']],
  ['退款', ['1', '2', '3']],
  ['退款 课程', ['2']],
  ['pdf', ['3']],
  ['物流', []],
])('%j finds what holds all of its words', (keyword, expected) => {
  expect(ids(keyword)).toEqual(expected);
});
