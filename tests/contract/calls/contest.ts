import type { CallRow } from './call-row.ts';

const key = 'k';
const question = { id: 4, kind: 'judge', title: '对吗？', options: [{ id: 'true', title: '对' }] };
const ranked = { rank: '1', nickname: '周**', headimg: '', score: 10, spent: 4000, mine: 1 };
const readRanked = { rank: 1, nickname: '周**', avatar: '', score: 10, spent: 4000, mine: true };
const mine = { rank: '1', ranked: 3, score: 10, spent: 4000 };
const readMine = { rank: 1, ranked: 3, score: 10, spent: 4000 };

const run = {
  ...{ id: 9, game: 1, title: '每日一答', seconds: '20', place: '1', total: 5, phase: 'answered' },
  ...{ question: [question], left: 0, chosen: ['true'], right: ['对'], correct: 1, late: 0 },
  ...{ explanation: null, score: '5', hits: 1, spent: '3000', draws: 'none', draw: '' },
  draw_from: '10',
};
const readRun = {
  ...{ id: '9', game: '1', seconds: 20, place: 1, phase: 'answered', chosen: ['true'] },
  ...{ correct: true, late: false, explanation: '', score: 5, spent: 3000, drawFrom: 10 },
};

const won = {
  ...{ id: 3, game: 1, game_title: '每日一答', kind: 'goods', title: '血压计', thumb: '' },
  ...{ points: 0, state: 'sent', at: 1893456000 },
};
const readWon = { id: '3', gameTitle: '每日一答', state: 'sent', at: 1_893_456_000_000 };

/** The calls of daily games: path, what the call sends, and one answer in full. */
export const contestCalls: Record<string, CallRow> = {
  '/v1/game/detail': [
    { id: '1' },
    {
      ...{ id: 1, title: '每日一答', thumb: '', rules: '每天答题', start_time: null },
      ...{ end_time: '1893456000', state: 'open', asks: 'none', admitted: 1, questions: '5' },
      ...{ seconds: 20, chances: '2', chances_all: 3, friends: 1, friends_most: '2' },
      ...{ draw_from: 10, run: '', undrawn: 9, rule: '得分高的在前', mine, top: [ranked] },
      prizes: [{ id: 7, title: '血压计', thumb: '', kind: 'goods', left: '8' }],
    },
    {
      ...{ id: '1', startTime: null, endTime: 1_893_456_000_000, admitted: true, chancesAll: 3 },
      ...{ friendsMost: 2, drawFrom: 10, undrawn: '9', mine: readMine, top: [readRanked] },
      prizes: [{ id: '7', kind: 'goods', left: 8 }],
    },
  ],
  '/v1/game/play': [{ id: '1', key }, { run: 9 }, { run: '9' }],
  '/v1/game/run': [{ id: '9' }, run, readRun],
  '/v1/game/answer': [
    { run: '9', answer: { question: '4', values: ['true'] } },
    { ...run, phase: 'finished', draws: 'open' },
    { ...readRun, phase: 'finished', draws: 'open' },
  ],
  '/v1/game/next': [
    { run: '9', place: 2 },
    { ...run, phase: 'asked', left: '20000' },
    { ...readRun, phase: 'asked', left: 20_000 },
  ],
  '/v1/game/draw': [{ run: '9', key }, { draw: 3 }, { draw: '3' }],
  '/v1/game/prize': [
    { id: '3' },
    {
      ...won,
      ...{ lost: 0, receiver: '周明远', phone: '139****0002', address: '杭州市' },
      ...{ carrier: '顺丰速运', tracking: 'SF1', sent_at: 1893456000 },
    },
    { ...readWon, lost: false, receiver: '周明远', sentAt: 1_893_456_000_000 },
  ],
  '/v1/game/prizes': [
    { page: 1 },
    { data: [won], last_page: '1' },
    { items: [readWon], pageCount: 1 },
  ],
  '/v1/game/claim': [{ draw: '3', address: '5', key }, [], {}],
  '/v1/game/rank': [
    { id: '1', page: 1 },
    { data: [ranked], last_page: 1, rule: '得分高的在前', mine },
    { items: [readRanked], pageCount: 1, rule: '得分高的在前', mine: readMine },
  ],
  '/v1/game/visit': [{ id: '1', from: '5' }, { counted: 1 }, { counted: true }],
  '/v1/game/code': [{ id: '1', code: 'XNK2026' }, [], {}],
};

/** Nobody waits for these. */
export const quiet = ['/v1/game/visit'];
