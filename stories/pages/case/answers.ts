import { caseAddress, caseJudgeAddress } from '#schemas/case/addresses.ts';
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
} from '#schemas/case/endpoints.ts';
import type { PageAddress } from '../../stage/opened-page.tsx';
import { pageOf } from '../page-of.ts';

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

/** Answers for the pages of case contests, in the wire's form. */
export const answers = {
  [caseDetail.path]: votedContest,
  [caseEntries.path]: pageOf(heads),
  [caseEntry.path]: { ...heads[0], parts, pictures: [], mine: 0 },
  [saveCaseEntry.path]: [],
  [submitCaseEntry.path]: [],
  [voteCaseEntry.path]: { votes: 13 },
  [caseJudging.path]: {
    ...{ id: '1', title: votedContest.title, stage: 'judging', anonymous: 1, criteria },
    entries: [
      { id: '1', title: heads[0]?.title, author: '', done: 0 },
      { id: '2', title: heads[1]?.title, author: '', done: 1 },
    ],
  },
  [caseJudgedEntry.path]: {
    ...{ id: '1', title: heads[0]?.title, author: '', parts, pictures: [], done: 0 },
    ...{ marks: [], comment: '' },
  },
  [scoreCaseEntry.path]: [],
};

export const addresses: Readonly<Record<string, PageAddress>> = {
  [caseAddress.pattern]: { path: caseAddress({ case_id: 1 }) },
  [caseJudgeAddress.pattern]: { path: caseJudgeAddress({ case_id: 1 }) },
};
