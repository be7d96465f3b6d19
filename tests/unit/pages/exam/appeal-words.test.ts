import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { examAppeal } from '#schemas/exam/appeal-endpoints.ts';
import { appealWords, settledWords } from '#src/pages/exam/result/appeal-words.ts';

const read = (own: object) =>
  z.parse(examAppeal.data, {
    ...{ until: 1763625600, text: '', score: 40, time: null, answer: '', settled_at: null },
    ...own,
  });

test.each([
  ['free', '阅卷老师会复核你的答卷。每份答卷可以申诉一次，2025-11-20 16:00 前有效。', ''],
  ['marking', '还在阅卷，成绩出来以后可以申诉。', ''],
  ['late', '成绩公布超过 7 天，不能再申诉。', ''],
  ['open', '申诉已提交，答复会发到你的消息里。', ''],
  ['changed', '', '成绩已更正'],
  ['kept', '', '成绩维持不变'],
])('an appeal that is %s says so', (state, text, settled) => {
  expect(appealWords(read({ state }))).toBe(text);
  expect(settledWords(read({ state }))).toBe(settled);
});
