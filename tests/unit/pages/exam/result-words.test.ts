import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { examResult } from '#schemas/exam/endpoints.ts';
import { failedResult, markingResult } from '#schemas/exam/samples.ts';
import { hasWrong, resultText, sentNote, untoldText } from '#src/pages/exam/result/words.ts';

const read = (own: object, from: object = failedResult) =>
  z.parse(examResult.data, { ...from, ...own });

test.each([
  [{ tries: 2 }, '距离及格还差 10 分，还可以再考 2 次'],
  [{ tries: 0 }, '距离及格还差 10 分，考试次数已用完'],
  [{ tries: 0, over: 1 }, '距离及格还差 10 分，考试已结束，不能再考'],
  [{ outcome: 'passed', score: 100 }, '拿到满分，非常出色'],
  [{ outcome: 'passed', score: 80, rank: 2, ranked: 11 }, '成绩超过了 90% 的考生'],
  [{ outcome: 'passed', score: 80, rank: 1, ranked: 1 }, '比及格线高 20 分，继续保持'],
  [{ outcome: 'passed', score: 80, rank: 11, ranked: 11 }, '比及格线高 20 分，继续保持'],
  [{ outcome: 'passed', score: 60, rank: 0, ranked: 0 }, '刚好达到及格线，继续加油'],
  [{ outcome: 'finished' }, '答案已经收到'],
])('a result says what can be done: %o', (own, text) => {
  expect(resultText(read(own))).toBe(text);
});

test('what waits for a marker says how much of it does', () => {
  expect(resultText(read({}, markingResult))).toBe('还有 1 道题等老师阅卷，阅完后出总分');
});

test('what ended otherwise says why', () => {
  expect(sentNote(read({}))).toBe('');
  expect(sentNote(read({ by_time: 1 }))).toContain('考试时间已到');
  expect(sentNote(read({ by_leave: 1 }))).toContain('离开答题页');
});

test.each([
  [{}, ''],
  [{ reviewed: [], show_answers: 'never' }, '这场考试不公布答案和解析。'],
  [
    { reviewed: [], show_answers: 'after_end', end_time: 1763625600 },
    '2025-11-20 16:00 考试结束后公布答案和解析，到时回到这里就能看。',
  ],
  [
    { reviewed: [], show_answers: 'after_end', end_time: null },
    '考试结束后公布答案和解析，到时回到这里就能看。',
  ],
  [
    { reviewed: [], show_answers: 'after_submit' },
    '你不能再考这场考试以后（及格、次数用完或考试结束），公布答案和解析。',
  ],
  [{ reviewed: [], show_answers: 'after_end', kinds: [] }, '这场考试没有可以公布答案的题目。'],
])('answers that are not told say when: %o', (own, text) => {
  expect(untoldText(read(own))).toBe(text);
});

test('only what a machine judged counts as wrong', () => {
  expect(hasWrong(read({}))).toBe(true);
  expect(hasWrong(read({ kinds: [{ kind: 'text', asked: 2, right: 0 }] }))).toBe(false);
});
