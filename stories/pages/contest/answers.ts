import {
  answerGame,
  claimGamePrize,
  drawGamePrize,
  gameDetail,
  gameRank,
  nextGameQuestion,
  ownGamePrizes,
  playGame,
  readGameDraw,
  readGameRun,
} from '#schemas/contest/endpoints.ts';
import { pageOf } from '../page-of.ts';

const SOON = 4102444800;
const WON = 1763625600;

const top = [
  { rank: 1, nickname: '陈**', headimg: '', score: 50, spent: 42_000, mine: 0 },
  { rank: 2, nickname: '林晓', headimg: '', score: 50, spent: 47_000, mine: 1 },
  { rank: 3, nickname: '周**', headimg: '', score: 40, spent: 39_000, mine: 0 },
];
const mine = { rank: 2, ranked: 3, score: 50, spent: 47_000 };
const rule =
  '得到分的人取得分最高的一次排名：得分高的在前；得分相同，用时短的在前；用时也相同，先答完的在前';

export const openGame = {
  ...{ id: '1', title: '每日一答：高血压知识挑战', thumb: '/media/cover-hypertension-2.svg' },
  ...{ rules: '每天可以答题，每次随机抽 5 道题。', start_time: null, end_time: SOON },
  ...{ state: 'open', asks: 'none', admitted: 1, questions: 5, seconds: 30, chances: 2 },
  ...{ chances_all: 3, friends: 1, friends_most: 2, draw_from: 10, run: '', undrawn: '' },
  ...{ rule, mine, top },
  prizes: [
    { id: '1', title: '10 积分', thumb: '', kind: 'points', left: 988 },
    { id: '2', title: '家用电子血压计', thumb: '/media/class-gauge.svg', kind: 'goods', left: 0 },
  ],
};

export const askedRun = {
  ...{ id: '9', game: '1', title: openGame.title, seconds: 30, place: 2, total: 5 },
  ...{ phase: 'asked', left: 24_000, chosen: [], right: [], correct: 0, late: 0 },
  ...{ explanation: '', score: 10, hits: 1, spent: 8000, draws: 'none', draw: '', draw_from: 10 },
  question: [
    {
      ...{ id: '1', kind: 'single', title: '诊断高血压的诊室血压标准是？' },
      options: ['≥ 130/80 mmHg', '≥ 135/85 mmHg', '≥ 140/90 mmHg'].map((title, at) => ({
        id: `o${at}`,
        title,
      })),
    },
  ],
};

export const answeredRun = {
  ...askedRun,
  ...{ phase: 'answered', left: 0, chosen: ['o0'], right: ['≥ 140/90 mmHg'] },
  explanation: '以非同日三次测量为准。',
};

export const finishedRun = { ...answeredRun, phase: 'finished', place: 5, hits: 4, draws: 'open' };

const won = {
  ...{ id: '3', game: '1', game_title: openGame.title, kind: 'goods', title: '家用电子血压计' },
  ...{ thumb: '', points: 0, state: 'unclaimed', at: WON },
};

export const wonDraw = {
  ...won,
  ...{ lost: 0, receiver: '', phone: '', address: '', carrier: '', tracking: '', sent_at: null },
};

/** Answers for the pages of daily games, in the wire's form. */
export const answers = {
  [gameDetail.path]: openGame,
  [playGame.path]: { run: '9' },
  [readGameRun.path]: askedRun,
  [answerGame.path]: answeredRun,
  [nextGameQuestion.path]: { ...askedRun, place: 3 },
  [drawGamePrize.path]: { draw: '3' },
  [readGameDraw.path]: wonDraw,
  [ownGamePrizes.path]: pageOf([
    won,
    { ...won, id: '4', state: 'sent' },
    { ...won, id: '5', kind: 'points', title: '10 积分', points: 10, state: 'settled' },
  ]),
  [claimGamePrize.path]: [],
  [gameRank.path]: { ...pageOf(top), rule, mine },
};
