import { pageOf, sampleOf } from '../sample.ts';
import {
  caseDetail,
  caseEntries,
  caseEntry,
  caseJudgedEntry,
  caseJudging,
  saveCaseEntry,
  scoreCaseEntry,
  submitCaseEntry,
  voteCaseEntry,
} from './endpoints.ts';

const BEGUN = 1763625600;
const DAY = 86_400;

const stages = [
  { stage: 'submission', start_time: BEGUN, end_time: BEGUN + 10 * DAY },
  { stage: 'vote', start_time: BEGUN + 10 * DAY, end_time: BEGUN + 20 * DAY },
  { stage: 'judging', start_time: BEGUN + 20 * DAY, end_time: BEGUN + 30 * DAY },
  { stage: 'result', start_time: BEGUN + 31 * DAY, end_time: null },
];

const criteria = [
  { id: '1', title: '诊断思路', most: 40, weight: 4 },
  { id: '2', title: '治疗规范', most: 30, weight: 3 },
  { id: '3', title: '讨论与启发', most: 30, weight: 3 },
];

const parts = {
  history: '患者五十余岁，下颌痛 5 小时，口腔科就诊未见牙病。',
  findings: '心电图下壁导联 ST 段抬高，肌钙蛋白升高。',
  diagnosis: '急性下壁心肌梗死。',
  treatment: '急诊冠状动脉介入治疗，术后规范双联抗血小板。',
  discussion: '下颌到上腹的不明原因疼痛，都应做一份心电图。',
};

const heads = [
  { id: '1', title: '以牙痛起病的急性心肌梗死', author: '', thumb: '', votes: 12, score: 0 },
  { id: '2', title: '血压忽高忽低的六旬患者', author: '', thumb: '', votes: 9, score: 0 },
].map((head) => ({ ...head, place: 0 }));

const votedContest = {
  ...{ id: '1', title: '胸痛病例大赛', thumb: '', intro: '面向临床医生征集病例。' },
  ...{ stage: 'vote', stages, criteria, entries: 2, rule: '名次按评委评分的平均分排。' },
  ...{ member: 1, judge: 1, voted: '', own: [], winners: [] },
};
const key = 'k';
const wildParts = { history: 'a', findings: 'b', diagnosis: 'c', treatment: 'd', discussion: 'e' };

const typed = { id: '1', title: '一例胸痛', ...wildParts, pictures: [] };

const head = {
  ...{ id: 7, title: '一例胸痛', author: '林晓', thumb: null, votes: '3', score: '8500', place: 1 },
};
const readHead = { id: '7', title: '一例胸痛', thumb: '', votes: 3, score: 8500, place: 1 };
const criterion = { id: 4, title: '诊断思路', most: '10', weight: 3 };
const readCriterion = { id: '4', title: '诊断思路', most: 10, weight: 3 };
const mark = { criterion: '4', points: 8 };

export const samples = [
  sampleOf(caseDetail, {
    payload: { id: '1' },
    tidy: votedContest,
    wild: {
      ...{ ...votedContest, id: 1, intro: null, stage: 'result', entries: '1', judge: 0 },
      ...{ voted: null, criteria: [criterion], winners: [head] },
      stages: [{ stage: 'result', start_time: 1893456000, end_time: null }],
      own: [{ id: 7, state: 'accepted', title: '一例', parts, pictures: [], reason: '' }],
    },
    data: {
      ...{ id: '1', stage: 'result', entries: 1, member: true, judge: false, voted: '' },
      stages: [{ stage: 'result', startTime: 1_893_456_000_000, endTime: null }],
      criteria: [readCriterion],
      winners: [readHead],
    },
  }),
  sampleOf(caseEntries, {
    payload: { id: '1', order: 'votes', page: 1 },
    tidy: pageOf(heads),
    wild: { data: [head], last_page: '1' },
    data: { items: [readHead], pageCount: 1 },
  }),
  sampleOf(caseEntry, {
    payload: { id: '1', entry: '7' },
    tidy: { ...heads[0], parts, pictures: [], mine: 0 },
    wild: { ...head, parts: wildParts, pictures: [], mine: '1' },
    data: { id: '7', parts: wildParts, votes: 3, mine: true },
  }),
  sampleOf(saveCaseEntry, { payload: typed }),
  sampleOf(submitCaseEntry, { payload: { ...typed, consent: true, key } }),
  sampleOf(voteCaseEntry, {
    payload: { id: '1', entry: '7', key },
    tidy: { votes: 13 },
    wild: { votes: '4' },
    data: { votes: 4 },
  }),
  sampleOf(caseJudging, {
    payload: { id: '1' },
    tidy: {
      ...{ id: '1', title: votedContest.title, stage: 'judging', anonymous: 1, criteria },
      entries: [
        { id: '1', title: heads[0]?.title, author: '', done: 0 },
        { id: '2', title: heads[1]?.title, author: '', done: 1 },
      ],
    },
    wild: {
      ...{ id: 1, title: '病例大赛', stage: 'judging', anonymous: 1, criteria: [criterion] },
      entries: [{ id: 7, title: '一例', author: '', done: 0 }],
    },
    data: {
      ...{ id: '1', stage: 'judging', anonymous: true, criteria: [readCriterion] },
      entries: [{ id: '7', done: false }],
    },
  }),
  sampleOf(caseJudgedEntry, {
    payload: { id: '1', entry: '7' },
    tidy: {
      ...{ id: '1', title: heads[0]?.title, author: '', parts, pictures: [], done: 0 },
      ...{ marks: [], comment: '' },
    },
    wild: {
      ...{ id: 7, title: '一例', parts: wildParts, pictures: [], done: 1, comment: '好' },
      marks: [{ criterion: 4, points: '8' }],
    },
    data: { id: '7', parts: wildParts, done: true, comment: '好', marks: [mark] },
  }),
  sampleOf(scoreCaseEntry, { payload: { id: '1', entry: '7', marks: [mark], comment: '好', key } }),
];
