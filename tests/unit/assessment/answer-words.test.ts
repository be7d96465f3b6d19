import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { wordsOf } from '#schemas/assessment/answer-words.ts';
import { questionSchema } from '#schemas/assessment/question.ts';

const options = [
  { id: 'a', title: '甲' },
  { id: 'b', title: '乙' },
];
const rows = [
  { id: '1', title: '上' },
  { id: '2', title: '下' },
];

test.each([
  ['single', ['b'], ['乙']],
  // in the order of the options, whatever the order of the taps
  ['multiple', ['b', 'a'], ['甲', '乙']],
  ['scale', ['3'], ['3']],
  ['matrix', ['2:a', '1:b'], ['上：乙', '下：甲']],
  ['fill', ['120', '80'], ['120', '80']],
  ['text', ['因为'], ['因为']],
  ['voice', ['/uploads/a.mp3', '12'], ['录音 12 秒']],
  ['upload', ['/uploads/a.png', '/uploads/b.png'], ['2 张图片']],
  ['upload', [], []],
  // an option that editors have taken away
  ['single', ['z'], []],
])('an answer to a %s is told in words: %o', (kind, values, texts) => {
  const question = z.parse(questionSchema, { id: '1', kind, title: '问', options, rows });
  expect(wordsOf(question, values)).toEqual(texts);
});
