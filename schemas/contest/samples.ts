import { pageOf, sampleOf } from '../sample.ts';
import {
  answerGame,
  claimGamePrize,
  drawGamePrize,
  enterGameCode,
  gameDetail,
  gameRank,
  nextGameQuestion,
  ownGamePrizes,
  playGame,
  readGameDraw,
  readGameRun,
  visitGame,
} from './endpoints.ts';

const SOON = 4102444800;
const WON = 1763625600;

const top = [
  { rank: 1, nickname: '陈**', headimg: '', score: 50, spent: 42_000, mine: 0 },
  { rank: 2, nickname: '林晓', headimg: '', score: 50, spent: 47_000, mine: 1 },
  { rank: 3, nickname: '周**', headimg: '', score: 40, spent: 39_000, mine: 0 },
];

const mine = {
  ...{ rank: 2, ranked: 3, score: 50, spent: 47_000, headimg: '/media/avatar-25.svg' },
  ...{ ahead_score: 50, ahead_spent: 42_000 },
};

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

export const interruptedRun = {
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
  ...interruptedRun,
  ...{ phase: 'answered', left: 0, chosen: ['o0'], right: ['≥ 140/90 mmHg'] },
  explanation: '以非同日三次测量为准。',
};

export const finishedRun = {
  ...answeredRun,
  phase: 'finished',
  place: 5,
  hits: 4,
  score: 40,
  draws: 'open',
};

const won = {
  ...{ id: '3', game: '1', game_title: openGame.title, kind: 'goods', title: '家用电子血压计' },
  ...{ thumb: '', points: 0, state: 'unclaimed', at: WON },
};

export const wonDraw = {
  ...won,
  ...{ lost: 0, receiver: '', phone: '', address: '', carrier: '', tracking: '', sent_at: null },
};
const key = 'k';

const ranked = { rank: '1', nickname: '周**', headimg: '', score: 10, spent: 4000, mine: 1 };
const readRanked = { rank: 1, nickname: '周**', avatar: '', score: 10, spent: 4000, mine: true };
const wildMine = { rank: '1', ranked: 3, score: 10, spent: 4000 };
const readMine = { rank: 1, ranked: 3, score: 10, spent: 4000 };

const run = {
  ...{ ...answeredRun, id: 9, game: 1, seconds: '20', place: '1', chosen: ['true'], correct: 1 },
  ...{ explanation: null, score: '5', spent: '3000', draw_from: '10' },
};
const readRun = {
  ...{ id: '9', game: '1', seconds: 20, place: 1, phase: 'answered', chosen: ['true'] },
  ...{ correct: true, late: false, explanation: '', score: 5, spent: 3000, drawFrom: 10 },
};
const wildWon = { ...won, id: 3, game: 1, game_title: '每日一答', state: 'sent', at: 1893456000 };
const readWon = { id: '3', gameTitle: '每日一答', state: 'sent', at: 1_893_456_000_000 };

export const samples = [
  sampleOf(gameDetail, {
    payload: { id: '1' },
    tidy: openGame,
    wild: {
      ...{ ...openGame, id: 1, end_time: '1893456000', chances: '2', friends_most: '2' },
      ...{ undrawn: 9, mine: wildMine, top: [ranked] },
      prizes: [{ id: 7, title: '血压计', thumb: '', kind: 'goods', left: '8' }],
    },
    data: {
      ...{ id: '1', startTime: null, endTime: 1_893_456_000_000, admitted: true, chancesAll: 3 },
      ...{ friendsMost: 2, drawFrom: 10, undrawn: '9', mine: readMine, top: [readRanked] },
      prizes: [{ id: '7', kind: 'goods', left: 8 }],
    },
  }),
  sampleOf(playGame, { payload: { id: '1', key }, tidy: { run: '9' }, data: { run: '9' } }),
  sampleOf(readGameRun, { payload: { id: '9' }, tidy: interruptedRun, wild: run, data: readRun }),
  sampleOf(answerGame, {
    payload: { run: '9', answer: { question: '4', values: ['true'] } },
    tidy: answeredRun,
    wild: { ...run, phase: 'finished', draws: 'open' },
    data: { ...readRun, phase: 'finished', draws: 'open' },
  }),
  sampleOf(nextGameQuestion, {
    payload: { run: '9', place: 2 },
    tidy: { ...interruptedRun, place: 3 },
    wild: { ...run, phase: 'asked', left: '20000' },
    data: { ...readRun, phase: 'asked', left: 20_000 },
  }),
  sampleOf(drawGamePrize, { payload: { run: '9', key }, tidy: { draw: '3' }, data: { draw: '3' } }),
  sampleOf(readGameDraw, {
    payload: { id: '3' },
    tidy: wonDraw,
    wild: { ...wonDraw, ...wildWon, receiver: '周明远', sent_at: 1893456000 },
    data: { ...readWon, lost: false, receiver: '周明远', sentAt: 1_893_456_000_000 },
  }),
  sampleOf(ownGamePrizes, {
    payload: { page: 1 },
    tidy: pageOf([
      won,
      { ...won, id: '4', state: 'sent' },
      { ...won, id: '5', kind: 'points', title: '10 积分', points: 10, state: 'settled' },
    ]),
    wild: { data: [wildWon], last_page: '1' },
    data: { items: [readWon], pageCount: 1 },
  }),
  sampleOf(claimGamePrize, { payload: { draw: '3', address: '5', key } }),
  sampleOf(gameRank, {
    payload: { id: '1', page: 1 },
    tidy: { ...pageOf(top), rule, mine },
    wild: { data: [ranked], last_page: 1, rule: '得分高的在前', mine: wildMine },
    data: { items: [readRanked], pageCount: 1, rule: '得分高的在前', mine: readMine },
  }),
  sampleOf(visitGame, {
    payload: { id: '1', from: '5' },
    quiet: true,
    tidy: { counted: 1 },
    data: { counted: true },
  }),
  sampleOf(enterGameCode, { payload: { id: '1', code: 'XNK2026' } }),
];
