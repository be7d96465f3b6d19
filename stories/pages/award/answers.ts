import {
  claimsAddress,
  creditsAddress,
  personAddress,
  verifyAddress,
} from '#schemas/award/addresses.ts';
import {
  awardPerson,
  awardState,
  claimAward,
  claimByPerson,
  myClaims,
  myCredits,
  thingAwards,
  verifyCertificate,
} from '#schemas/award/endpoints.ts';
import type { PageAddress } from '../../stage/opened-page.tsx';
import { pageOf } from '../page-of.ts';

const AT = 1763625600;
const SOON = 4102444800;

const paper = {
  number: '2025-7K3M-9QWX-4TB7',
  holder: '周明远',
  issued_at: AT,
  revoked_at: null,
  reason: '',
};

const none = { number: '', holder: '', issued_at: null, revoked_at: null, reason: '' };

/** A credit that was claimed, with its certificate. */
export const claimedAward = {
  id: '1',
  title: '抗菌药物合理使用学分',
  target: 'exam',
  thing: '抗菌药物合理使用抽考',
  thing_link: '/start?id=2',
  kind: 'credit',
  project: '抗菌药物合理使用',
  project_number: '2026-03-015',
  credit_class: 'II',
  points: 3,
  coupon: '',
  state: 'claimed',
  conditions: [
    {
      metric: 'pass',
      name: '抗菌药物合理使用抽考',
      need: 1,
      now: 1,
      met: 1,
      link: '/start?id=2',
    },
  ],
  start_at: null,
  end_at: SOON,
  quota: 0,
  left: 0,
  need_person: 0,
  claimed_at: AT,
  ...paper,
};

/** One that asks for more than is done, and one that can be claimed. */
export const unmetAward = {
  ...claimedAward,
  ...{ id: '2', title: '直播观看学分', target: 'live', thing: '医学论文图表规范', state: 'unmet' },
  ...{ claimed_at: null, quota: 500, left: 320, points: 1 },
  thing_link: '/zhibodet?id=17',
  conditions: [
    {
      ...{ metric: 'minutes', name: '医学论文图表规范', need: 30, now: 12, met: 0 },
      link: '/zhibodet?id=17',
    },
    { metric: 'pass', name: '随堂测试', need: 1, now: 0, met: 0, link: '/start?id=2' },
  ],
  ...none,
};
export const openAward = {
  ...unmetAward,
  ...{ id: '3', title: '看直播领积分', kind: 'points', points: 10, state: 'open' },
  conditions: [
    {
      ...{ metric: 'minutes', name: '医学论文图表规范', need: 10, now: 10, met: 1 },
      link: '/zhibodet?id=17',
    },
  ],
};

const claims = [
  claimedAward,
  { ...claimedAward, id: '4', title: '结业证书', kind: 'certificate', points: 0 },
  { ...openAward, state: 'claimed', claimed_at: AT },
  { ...claimedAward, id: '5', revoked_at: AT, reason: '发证信息有误' },
];

const credit = (id: string, own: object = {}) => ({
  id,
  project: '抗菌药物合理使用',
  project_number: '2026-03-015',
  credit_class: 'II',
  points: 3,
  year: 2025,
  at: AT,
  revoked: 0,
  ...own,
});

/** Answers for the pages of awards, in the wire's form. */
export const answers = {
  [awardState.path]: claimedAward,
  [thingAwards.path]: [openAward, unmetAward, claimedAward],
  [awardPerson.path]: {
    ...{ id: '1', title: claimedAward.title, state: 'open', need_person: 1 },
    ...{ name: '周明远', id_card: '110***********002X', unit: '市第一医院', job_title: '' },
  },
  [claimAward.path]: {},
  [claimByPerson.path]: {},
  [myClaims.path]: pageOf(claims),
  [myCredits.path]: {
    data: [credit('1'), credit('2', { credit_class: 'I', points: 5 }), credit('3', { revoked: 1 })],
    last_page: 1,
    years: [{ year: 2025, first: 5, second: 3 }],
  },
  [verifyCertificate.path]: {
    ...{ ...paper, holder: '周**', project: claimedAward.project, state: 'valid' },
    ...{ credit_class: 'II', points: 3 },
  },
};

export const addresses: Readonly<Record<string, PageAddress>> = {
  [claimsAddress.pattern]: {},
  [creditsAddress.pattern]: { path: creditsAddress({ id: 0 }) },
  [personAddress.pattern]: { path: personAddress({ id: 1, type: 'exam' }) },
  [verifyAddress.pattern]: { path: verifyAddress({ no: paper.number }) },
};
