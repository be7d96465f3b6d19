import { expect, test } from 'vitest';
import type { CaseJudging } from '#schemas/case/endpoints.ts';
import { criterionWords, judgingWords } from '#src/pages/case/words.ts';

const judging = (given: Partial<CaseJudging>, ...done: boolean[]): CaseJudging => ({
  ...{ id: '1', title: '病例大赛', stage: 'judging', anonymous: true, criteria: [] },
  entries: done.map((each, at) => ({ id: `${at}`, title: '病例', author: '', done: each })),
  ...given,
});

test('a judge is told what is left, and that authors are hidden while they are', () => {
  expect(judgingWords(judging({}, true, false))).toBe(
    '正在评审。2 份病例，还有 1 份没有打分。匿名评审，不显示作者。',
  );
  expect(judgingWords(judging({ anonymous: false }, true))).toBe(
    '正在评审。1 份病例，已全部打分。',
  );
});

test('once the result is public, nothing is said of hidden authors', () => {
  expect(judgingWords(judging({ stage: 'result' }, true, true))).toBe(
    '结果已公布。2 份病例，已全部打分。',
  );
});

test('without cases nothing is said of what is left', () => {
  expect(judgingWords(judging({ stage: 'submission' }))).toBe(
    '正在投稿。0 份病例。匿名评审，不显示作者。',
  );
});

test('a criterion says its part of the whole, whatever the weights add up to', () => {
  const all = [{ weight: 4 }, { weight: 3 }, { weight: 3 }];
  const criterion = { id: '1', title: '诊断思路', most: 40, weight: 4 };
  expect(criterionWords(criterion, all)).toBe('最高 40 分，占总分 40%');
  expect(criterionWords({ ...criterion, weight: 0 }, [{ weight: 0 }])).toBe('最高 40 分');
});
