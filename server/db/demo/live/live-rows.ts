import { ON_AIR } from '#schemas/live/status.ts';
import { MINUTE } from '../../../platform/time/durations.ts';
import type { live } from '../../tables/live.ts';

/** `study2026` */
export const ROOM_PASSWORD =
  'scrypt$15$8$1$xEQnMNbt7QCLcjlAM+9HbA==$GWE31elu2Ez21SwQBmEXmWX5ywD6OmcR9XHqrepHxn0=';

export const liveTopics = [
  'coronary',
  'ecg',
  'copd',
  'stroke',
  'ct',
  'stomach',
  'insulin',
  'antibiotics',
  'knee',
  'icu',
  'pediatrics',
  'pregnancy',
  'classics',
  'acupuncture',
  'sleep',
  'nursing',
  'writing',
  'statistics',
  'psychology',
  'calligraphy',
  'parenting',
  'finance',
  'ct',
];

/**
 * By position: a live room with a password, that of `demo_teacher`, a live one that has a price, a coming one that
 * has a price, a free replay, and one whose replay is missing.
 */
export const ownRooms = (
  now: number,
): Readonly<Record<number, Partial<typeof live.$inferInsert>>> => ({
  10: { password: ROOM_PASSWORD },
  12: { priceFen: 4990 },
  13: {
    status: ON_AIR,
    password: '',
    priceFen: 0,
    startAt: new Date(now - 40 * MINUTE),
    endAt: null,
    stream: 'slides',
    replay: '',
  },
  14: { priceFen: 1990 },
  16: { priceFen: 0 },
  18: { replay: '' },
});

export const demoIntro = (title: string, hasReplay: boolean): string =>
  [
    `<p>本场直播围绕“${title}”展开，由临床一线讲师主讲，最后留出时间答疑。</p>`,
    '<h3>你将学到</h3>',
    '<ul><li>一套可以直接用在门诊和病房的判断步骤</li><li>三个真实病例的完整复盘</li><li>常见误区与处理要点清单</li></ul>',
    '<h3>适合谁听</h3>',
    '<p>住院医师、全科医师、护理人员，以及希望系统了解这一主题的学习者。</p>',
    '<h3>参与方式</h3>',
    `<p>直播中可在评论区提问，讲师会在答疑环节集中回答；${hasReplay ? '结束后 24 小时内提供回放' : '本场不提供回放'}。</p>`,
  ].join('');

export const demoChat: readonly (readonly [from: number, body: string])[] = [
  [3, '大家好，我是本场助教，课件会在结束后发到资料区。'],
  [1, '声音画面都很清楚'],
  [0, '请问基层没有条件做这项检查怎么办？'],
  [4, '这个问题很好，答疑环节会讲替代方案。'],
  [1, '期待病例复盘'],
  [0, '可以再讲一下第二步的判断标准吗？'],
  [3, '已记录，稍后由讲师统一回答。'],
];
