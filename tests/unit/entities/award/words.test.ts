import { expect, test } from 'vitest';
import { basisWords, gainedWords, hasCertificate, missedWords } from '#src/entities/award/words.ts';

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

test('a certificate says what was reached, with minutes and scores', () => {
  const condition = { need: 30, now: 45, met: true, link: '' };
  const conditions = [
    { ...condition, metric: 'minutes', name: '读片会' } as const,
    { ...condition, metric: 'pass', name: '合理用药' } as const,
  ];
  expect(basisWords({ conditions })).toBe('观看直播《读片会》满 30 分钟 · 通过考试《合理用药》');
  const long = [
    ...conditions.map((each) => ({ ...each, name: each.name.repeat(20) })),
    { ...condition, metric: 'progress', name: '专栏', need: 100 } as const,
  ];
  expect(basisWords({ conditions: long })).toBe('观看直播满 30 分钟 · 通过考试 · 学完全部内容');
});

test.each([
  ['', null, false],
  ['2026-7K3M-9QWX-4TBC', null, true],
  ['2026-7K3M-9QWX-4TBC', 1, false],
])('the number %o, revoked at %o, shows a certificate: %o', (number, revokedAt, shown) => {
  expect(hasCertificate({ number, revokedAt })).toBe(shown);
});
