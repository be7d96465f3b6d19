import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { questionnaireResult } from '#schemas/questionnaire/endpoints.ts';
import { attemptResult } from '#schemas/questionnaire/samples.ts';
import { resultKind, resultText } from '#src/pages/questionnaire/result/words.ts';

const read = (own: object) => z.parse(questionnaireResult.data, { ...attemptResult, ...own });

test.each([
  [{ tries: 2, state: 'open', gate: 'none' }, '距离合格还差 20 分，还可以再答 2 次'],
  [{ tries: 0, gate: 'done' }, '距离合格还差 20 分，作答次数已用完'],
  [{ tries: 0, over: 1, state: 'over', gate: 'over' }, '距离合格还差 20 分，问卷已结束，不能再答'],
  [{ tries: 1, state: 'open', gate: 'certify' }, '距离合格还差 20 分，完成认证后可以再答'],
  [{ tries: 1, state: 'open', gate: 'full' }, '距离合格还差 20 分，名额已满，不能再答'],
])('what is failed says what can be done: %o', (own, text) => {
  expect(resultText(read({ outcome: 'failed', score: 40, ...own }))).toBe(text);
});

test.each([
  [{ score: 100 }, '拿到满分，非常出色'],
  [{ rank: 2, ranked: 12 }, '成绩超过了 91% 的参与者'],
  [{ rank: 12, ranked: 12 }, '比合格线高 20 分，继续保持'],
  [{ rank: 1, ranked: 1 }, '比合格线高 20 分，继续保持'],
])('what is passed says how well: %o', (own, text) => {
  expect(resultText(read(own))).toBe(text);
});

test.each([
  [{ outcome: 'passed' }, '问卷结果'],
  [{ outcome: 'failed' }, '未通过'],
  [{ outcome: 'finished' }, '提交完成'],
  [{ outcome: 'marking' }, '提交完成'],
])('a result is titled by what it is, at whichever of its addresses: %o', (own, title) => {
  expect(resultKind(read(own))).toBe(title);
});
