import { DAY } from '../../../platform/time/durations.ts';
import type { game, gamePrize } from '../../tables/contest.ts';

type GameRow = Omit<typeof game.$inferInsert, 'poolId'>;
type PrizeRow = Omit<typeof gamePrize.$inferInsert, 'gameId'>;

export type DemoGame = { row: GameRow; prizes: readonly PrizeRow[]; codes?: readonly string[] };

const thanks: PrizeRow = {
  title: '谢谢参与',
  kind: 'thanks',
  thumb: '/media/prize-thanks.svg',
  stock: 100_000,
  weight: 40,
};
const points: PrizeRow = {
  title: '10 积分',
  kind: 'points',
  thumb: '/media/prize-points.svg',
  points: 10,
  stock: 1000,
  weight: 40,
};
const monitor: PrizeRow = {
  title: '家用电子血压计',
  kind: 'goods',
  thumb: '/media/prize-monitor.svg',
  stock: 8,
  weight: 20,
};

const rules =
  '每天可以答题，每次随机抽 5 道题，每题限时作答，由服务器计时。\n答完马上看到得分，达到分数可以抽一次奖。\n实物奖品请在抽中后填写收货地址，我们会在 7 个工作日内寄出。';

/** Each gate and state once: the fourth has not begun, the fifth is over, the last one's prizes are gone. */
export const demoGames = (now: number): DemoGame[] => [
  {
    row: {
      title: '每日一答：高血压知识挑战',
      thumb: '/media/game-1.svg',
      rules,
      draw: 5,
      seconds: 30,
      chances: 3,
      friendsMost: 2,
      drawFrom: 10,
      startAt: new Date(now - 10 * DAY),
      endAt: new Date(now + 60 * DAY),
    },
    prizes: [points, monitor, thanks],
  },
  {
    row: {
      title: '医生专场：规范用药快答',
      thumb: '/media/game-2.svg',
      rules,
      gate: 'doctor',
      drawFrom: 30,
      endAt: new Date(now + 30 * DAY),
    },
    prizes: [points, thanks],
  },
  {
    row: {
      title: '科室内部赛：凭参与码答题',
      thumb: '/media/game-3.svg',
      rules,
      gate: 'code',
      endAt: new Date(now + 30 * DAY),
    },
    prizes: [points, thanks],
    codes: ['XNK2026', 'HLB2026', 'JZK2026'],
  },
  {
    row: {
      title: '世界高血压日答题赛',
      thumb: '/media/game-4.svg',
      rules,
      gate: 'phone',
      startAt: new Date(now + 5 * DAY),
      endAt: new Date(now + 20 * DAY),
    },
    prizes: [points, monitor, thanks],
  },
  {
    row: {
      title: '血压管理周答题赛',
      thumb: '/media/game-5.svg',
      rules,
      startAt: new Date(now - 40 * DAY),
      endAt: new Date(now - 20 * DAY),
    },
    prizes: [{ ...monitor, stock: 3 }, thanks],
  },
  {
    row: { title: '限量赠书答题', thumb: '/media/game-6.svg', rules, chances: 1 },
    prizes: [
      {
        title: '《心电图入门》一册',
        kind: 'goods',
        thumb: '/media/prize-book.svg',
        stock: 1,
        weight: 1,
      },
    ],
  },
];
