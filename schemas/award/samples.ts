import { pageOf, sampleOf } from '../sample.ts';
import {
  awardPerson,
  awardState,
  claimAward,
  claimByPerson,
  myClaims,
  myCredits,
  thingAwards,
  verifyCertificate,
} from './endpoints.ts';

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
  registered_name: '',
  student_number: '2',
  claimed_at: AT,
  ...paper,
};

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
const wildPaper = {
  ...{ number: '2026-7K3M-9QWX-4TBC', holder: '林晓', issued_at: '1767225600' },
  ...{ revoked_at: null, reason: null },
};
const readPaper = {
  ...{ number: '2026-7K3M-9QWX-4TBC', holder: '林晓', issuedAt: 1_767_225_600_000 },
  ...{ revokedAt: null, reason: '' },
};

const reward = {
  ...{ kind: 'credit', project: '合理用药', project_number: '2026-1', credit_class: 'I' },
  ...{ points: '3', coupon: null },
};
const readReward = { projectNumber: '2026-1', creditClass: 'I', points: 3, coupon: '' };

const award = {
  ...{ ...claimedAward, ...reward, ...wildPaper, id: 7, thing_link: '/start?id=3' },
  ...{ end_at: '1893456000', quota: '500', need_person: 1, claimed_at: '1767225600' },
  registered_name: '林晓',
  conditions: [
    { metric: 'score', name: '期末考试', need: '60', now: 60, met: 1, link: '/start?id=3' },
  ],
};
const readAward = {
  ...{ ...readReward, ...readPaper, id: '7', thingLink: '/start?id=3', startAt: null },
  ...{ endAt: 1_893_456_000_000, quota: 500, needPerson: true, claimedAt: 1_767_225_600_000 },
  registeredName: '林晓',
  studentNumber: '2',
  conditions: [
    { metric: 'score', name: '期末考试', need: 60, now: 60, met: true, link: '/start?id=3' },
  ],
};

const person = { name: '林晓', id_card: '11010519491231002X', unit: '市第一医院', job_title: '' };
const readPerson = { name: '林晓', idCard: '11010519491231002X', unit: '市第一医院', jobTitle: '' };

export const samples = [
  sampleOf(awardState, { payload: { id: '7' }, tidy: claimedAward, wild: award, data: readAward }),
  sampleOf(thingAwards, {
    payload: { target: 'exam', id: '3' },
    tidy: [openAward, unmetAward, claimedAward],
    wild: [award],
    data: [readAward],
  }),
  sampleOf(awardPerson, {
    payload: { id: '7' },
    tidy: {
      ...{ id: '1', title: claimedAward.title, state: 'open', need_person: 1 },
      ...{ name: '周明远', id_card: '110***********002X', unit: '市第一医院', job_title: '' },
    },
    wild: { id: 7, title: '结业学分', state: 'open', need_person: 1, ...person },
    data: {
      ...{ id: '7', state: 'open', needPerson: true, name: '林晓', unit: '市第一医院' },
      ...{ idCard: '11010519491231002X', jobTitle: '' },
    },
  }),
  sampleOf(claimAward, { payload: { id: '7', key: 'k' } }),
  sampleOf(claimByPerson, { payload: { id: '7', ...readPerson, agreed: true, key: 'k' } }),
  sampleOf(myClaims, {
    payload: { page: 1 },
    tidy: pageOf(claims),
    wild: {
      data: [
        {
          id: 7,
          title: '结业学分',
          target: 'exam',
          ...reward,
          claimed_at: '1767225600',
          ...wildPaper,
        },
      ],
      last_page: '1',
    },
    data: { items: [{ id: '7', ...readReward, ...readPaper }], pageCount: 1 },
  }),
  sampleOf(myCredits, {
    payload: { year: '2026', page: 1 },
    tidy: {
      data: [
        credit('1'),
        credit('2', { credit_class: 'I', points: 5 }),
        credit('3', { revoked: 1 }),
      ],
      last_page: 1,
      years: [{ year: 2025, first: 5, second: 3 }],
    },
    wild: {
      data: [
        {
          ...{ id: 7, project: '合理用药', project_number: null, credit_class: 'II', points: '3' },
          ...{ year: '2026', at: '1767225600', revoked: 0 },
        },
      ],
      last_page: 1,
      years: [{ year: '2026', first: 0, second: '3' }],
    },
    data: {
      items: [{ id: '7', projectNumber: '', creditClass: 'II', points: 3, revoked: false }],
      pageCount: 1,
      years: [{ year: 2026, first: 0, second: 3 }],
    },
  }),
  sampleOf(verifyCertificate, {
    payload: { number: '2026-7K3M-9QWX-4TBC' },
    tidy: {
      ...{ ...paper, holder: '周**', project: claimedAward.project, state: 'valid' },
      ...{ credit_class: 'II', points: 3 },
    },
    wild: {
      ...wildPaper,
      holder: '林**',
      project: '合理用药',
      state: 'valid',
      credit_class: 'I',
      points: 3,
    },
    data: { ...readPaper, holder: '林**', state: 'valid', creditClass: 'I', points: 3 },
  }),
];
