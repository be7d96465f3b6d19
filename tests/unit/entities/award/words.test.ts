import { expect, test } from 'vitest';
import { gainedWords, missedWords } from '#src/entities/award/words.ts';

const reward = { creditClass: 'II', points: 3, coupon: '新人立减券' } as const;

test.each([
  ['credit', '已获得 II 类学分 3 分'],
  ['points', '已获得 3 积分'],
  ['coupon', '已获得优惠券“新人立减券”'],
  ['certificate', '已获得电子证书'],
] as const)('of a claimed %s it is told what it brought', (kind, words) => {
  expect(gainedWords({ ...reward, kind })).toBe(words);
});

test('who has to learn a part is not told to learn all', () => {
  const condition = { metric: 'progress', need: 5, now: 0, met: false, name: '专栏', link: '' };
  expect(missedWords({ conditions: [{ ...condition, metric: 'progress' }] })).toBe(
    '学习进度还不够',
  );
});
