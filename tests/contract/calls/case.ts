import type { CallRow } from './call-row.ts';

const key = 'k';
const parts = { history: 'a', findings: 'b', diagnosis: 'c', treatment: 'd', discussion: 'e' };
const typed = { id: '1', title: '一例胸痛', ...parts, pictures: [] };
const head = {
  ...{ id: 7, title: '一例胸痛', author: '林晓', thumb: null, votes: '3', score: '8500', place: 1 },
};
const readHead = { id: '7', title: '一例胸痛', thumb: '', votes: 3, score: 8500, place: 1 };
const criterion = { id: 4, title: '诊断思路', most: '10', weight: 3 };
const readCriterion = { id: '4', title: '诊断思路', most: 10, weight: 3 };
const mark = { criterion: '4', points: 8 };

/** The calls of case contests: path, what the call sends, and one answer in full. */
export const caseCalls: Record<string, CallRow> = {
  '/v1/case/detail': [
    { id: '1' },
    {
      ...{ id: 1, title: '病例大赛', thumb: '', intro: null, stage: 'result', entries: '1' },
      ...{ rule: '平均分', member: 1, judge: 0, voted: null, criteria: [criterion] },
      stages: [{ stage: 'result', start_time: 1893456000, end_time: null }],
      own: [{ id: 7, state: 'accepted', title: '一例', parts, pictures: [], reason: '' }],
      winners: [head],
    },
    {
      ...{ id: '1', stage: 'result', entries: 1, member: true, judge: false, voted: '' },
      stages: [{ stage: 'result', startTime: 1_893_456_000_000, endTime: null }],
      criteria: [readCriterion],
      winners: [readHead],
    },
  ],
  '/v1/case/entries': [
    { id: '1', order: 'votes', page: 1 },
    { data: [head], last_page: '1' },
    { items: [readHead], pageCount: 1 },
  ],
  '/v1/case/entry': [
    { id: '1', entry: '7' },
    { ...head, parts, pictures: [], mine: '1' },
    { id: '7', parts, votes: 3, mine: true },
  ],
  '/v1/case/save': [typed, [], {}],
  '/v1/case/submit': [{ ...typed, consent: true, key }, [], {}],
  '/v1/case/vote': [{ id: '1', entry: '7', key }, { votes: '4' }, { votes: 4 }],
  '/v1/case/judging': [
    { id: '1' },
    {
      ...{ id: 1, title: '病例大赛', stage: 'judging', anonymous: 1, criteria: [criterion] },
      entries: [{ id: 7, title: '一例', author: '', done: 0 }],
    },
    {
      ...{ id: '1', stage: 'judging', anonymous: true, criteria: [readCriterion] },
      entries: [{ id: '7', done: false }],
    },
  ],
  '/v1/case/judged': [
    { id: '1', entry: '7' },
    {
      ...{ id: 7, title: '一例', author: '', parts, pictures: [], done: 1, comment: '好' },
      marks: [{ criterion: 4, points: '8' }],
    },
    { id: '7', parts, done: true, comment: '好', marks: [mark] },
  ],
  '/v1/case/score': [{ id: '1', entry: '7', marks: [mark], comment: '好', key }, [], {}],
};
