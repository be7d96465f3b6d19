import { describe, expect, test } from 'vitest';
import { adviceOf, type ExamIntro, factsOf } from '#src/pages/exam/intro/words.ts';
import { eligibilityOf } from '#src/pages/exam/themed/words.ts';
import { fixDate } from '../../harness/fixed-date.ts';

fixDate('2026-11-29T14:00:00+08:00');

const MINUTE = 60_000;

const intro: ExamIntro = {
  ...{ id: '1', title: '考试', subtitle: '', thumb: '', participants: 0, minutes: 5 },
  ...{ startTime: null, endTime: null, limit: 0, pass: 0, state: 'open', tries: 2, sent: 0 },
  ...{ outcome: 'none', score: 0, full: 0, left: 0, purpose: '', privacy: '', questions: 5 },
  ...{ answered: 0, most: 50, gate: 'none', asks: 'none', triesAll: 2, triesPer: 'ever', quota: 0 },
  ...{ shuffle: false, drawn: false, maxLeave: 0, leaveGrace: 15_000, showAnswers: 'never' },
  ...{ spoken: 0, rules: [], teamSize: 0 },
};
const factOf = (own: Partial<ExamIntro>, name: string) =>
  factsOf({ ...intro, ...own }).find(([each]) => each === name)?.[1];

describe('what an exam’s introduction says', () => {
  test.each([
    ['an open one', {}, '长期开放'],
    ['one that begins', { startTime: Date.UTC(2026, 0, 2, 1) }, '1月2日 09:00 开始'],
    ['one that ends', { endTime: Date.UTC(2026, 0, 2, 1) }, '1月2日 09:00 截止'],
    [
      'one with both',
      { startTime: Date.UTC(2026, 0, 2, 1), endTime: Date.UTC(2026, 0, 3, 1) },
      '1月2日 09:00 至 1月3日 09:00',
    ],
  ])('of the window of %s', (_what, own, words) => {
    expect(factOf(own, '时间')).toBe(words);
  });

  test('of what it asks: time, points, people', () => {
    const request = { limit: 89_000, pass: 30, quota: 9, teamSize: 3, asks: 'doctor' } as const;
    expect(factsOf({ ...intro, ...request }).slice(1)).toEqual([
      ['题目', '5 题'],
      ['时长', '1 分 29 秒'],
      ['满分', '50 分'],
      ['及格', '30 分'],
      ['机会', '还可以考 2 次，共 2 次'],
      ['组队', '每队 3 人'],
      ['对象', '已认证的医生'],
      ['名额', '9 人'],
    ]);
    expect(factOf({ limit: 20_000 }, '时长')).toBe('20 秒');
    expect(factOf({ limit: 30 * MINUTE }, '时长')).toBe('30 分钟');
    expect([factOf({}, '时长'), factOf({}, '及格'), factOf({}, '名额')]).toEqual([
      ...['不限时', '不设及格线', ''],
    ]);
  });

  test('of whom it is for, and what one needs', () => {
    expect(eligibilityOf(intro)).toEqual(['所有学员都可以参加']);
    expect(eligibilityOf({ ...intro, asks: 'phone' })).toEqual(['绑定手机号后就可以参加']);
    const request = { asks: 'doctor', teamSize: 3, spoken: 2, limit: MINUTE, quota: 9 } as const;
    expect(eligibilityOf({ ...intro, ...request })).toEqual([
      '面向已认证的医生，没有认证的可以先去认证',
      '组队参加，每队 3 人',
      '有 2 道口述题，需要能录音的手机和安静的环境',
      '开始后连续计时，请留出完整的时间',
      '名额 9 人，先到先得',
    ]);
  });

  test('of tries, as they are counted, and of none where it is over', () => {
    expect(factOf({}, '机会')).toBe('还可以考 2 次，共 2 次');
    expect(factOf({ triesPer: 'day', tries: 1 }, '机会')).toBe('今天还可以考 1 次，每天 2 次');
    expect(factOf({ gate: 'over' }, '机会')).toBe('');
  });

  test.each([
    ['nothing', {}, []],
    ['that leaving counts', { maxLeave: 1 }, ['开始后请留在答题页，离开会被记录']],
    [
      'where it goes on',
      { state: 'doing', answered: 2, left: 90_000 },
      ['上次已答 2 题，会从那里继续'],
    ],
    ['that it has not begun', { gate: 'before' }, ['考试还没有开始，到时间后可以作答']],
    ['that it is over', { gate: 'over' }, ['考试已经结束']],
    [
      'that a phone is missing',
      { gate: 'phone' },
      ['参加这场考试要先绑定手机号，绑定后回到这里就可以开始'],
    ],
    [
      'that doctors alone may',
      { gate: 'doctor' },
      ['这场考试面向已认证的医生，完成认证后就可以开始'],
    ],
    ['that a team is missing', { gate: 'team' }, ['这是组队考试，队伍满员后就可以开考']],
    ['nothing after a try of several', { gate: 'done', sent: 1, tries: 1 }, []],
    ['that places are gone', { gate: 'full', quota: 30 }, ['30 个名额已满，感谢关注']],
    [
      'that it waits for a marker',
      { gate: 'done', outcome: 'marking' },
      ['已经交卷，正在等待阅卷'],
    ],
    ['that it was the last try', { gate: 'done', sent: 2, tries: 0 }, ['已经考完，可以看成绩']],
  ] as const)('of what comes next: %s', (_what, own, advice) => {
    expect(adviceOf({ ...intro, ...own })).toEqual(advice);
  });
});
