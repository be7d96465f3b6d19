import type { CallRow } from './call-row.ts';

const paper = {
  number: '2026-7K3M-9QWX-4TBC',
  holder: '林晓',
  issued_at: '1767225600',
  revoked_at: null,
  reason: null,
};
const readPaper = {
  number: '2026-7K3M-9QWX-4TBC',
  holder: '林晓',
  issuedAt: 1_767_225_600_000,
  revokedAt: null,
  reason: '',
};
const reward = {
  kind: 'credit',
  project: '合理用药',
  project_number: '2026-1',
  credit_class: 'I',
  points: '3',
  coupon: null,
};
const readReward = { projectNumber: '2026-1', creditClass: 'I', points: 3, coupon: '' };
const award = {
  id: 7,
  title: '结业学分',
  target: 'exam',
  thing: '期末考试',
  thing_link: '/start?id=3',
  ...reward,
  state: 'claimed',
  conditions: [
    { metric: 'score', name: '期末考试', need: '60', now: 60, met: 1, link: '/start?id=3' },
  ],
  start_at: null,
  end_at: '1893456000',
  quota: '500',
  left: 499,
  need_person: 1,
  claimed_at: '1767225600',
  ...paper,
};
const readAward = {
  id: '7',
  thingLink: '/start?id=3',
  ...readReward,
  conditions: [
    { metric: 'score', name: '期末考试', need: 60, now: 60, met: true, link: '/start?id=3' },
  ],
  startAt: null,
  endAt: 1_893_456_000_000,
  quota: 500,
  needPerson: true,
  claimedAt: 1_767_225_600_000,
  ...readPaper,
};
const person = { name: '林晓', id_card: '11010519491231002X', unit: '市第一医院', job_title: '' };

const told = { name: '林晓', idCard: '11010519491231002X', unit: '市第一医院', jobTitle: '' };

export const awardCalls: Record<string, CallRow> = {
  '/v1/award/state': [{ id: '7' }, award, readAward],
  '/v1/award/of': [{ target: 'exam', id: '3' }, [award], [readAward]],
  '/v1/award/person': [
    { id: '7' },
    { id: 7, title: '结业学分', state: 'open', need_person: 1, ...person },
    {
      ...{ id: '7', state: 'open', needPerson: true, name: '林晓', unit: '市第一医院' },
      ...{ idCard: '11010519491231002X', jobTitle: '' },
    },
  ],
  '/v1/award/claim': [{ id: '7', key: 'k' }, {}, {}],
  '/v1/award/claim_person': [{ id: '7', ...told, agreed: true, key: 'k' }, {}, {}],
  '/v1/award/mine': [
    { page: 1 },
    {
      data: [
        { id: 7, title: '结业学分', target: 'exam', ...reward, claimed_at: '1767225600', ...paper },
      ],
      last_page: '1',
    },
    { items: [{ id: '7', ...readReward, ...readPaper }], pageCount: 1 },
  ],
  '/v1/award/credits': [
    { year: '2026', page: 1 },
    {
      data: [
        {
          ...{ id: 7, project: '合理用药', project_number: null, credit_class: 'II', points: '3' },
          ...{ year: '2026', at: '1767225600', revoked: 0 },
        },
      ],
      last_page: 1,
      years: [{ year: '2026', first: 0, second: '3' }],
    },
    {
      items: [{ id: '7', projectNumber: '', creditClass: 'II', points: 3, revoked: false }],
      pageCount: 1,
      years: [{ year: 2026, first: 0, second: 3 }],
    },
  ],
  '/v1/award/verify': [
    { number: '2026-7K3M-9QWX-4TBC' },
    { ...paper, holder: '林**', project: '合理用药', state: 'valid', credit_class: 'I', points: 3 },
    { ...readPaper, holder: '林**', state: 'valid', creditClass: 'I', points: 3 },
  ],
};
