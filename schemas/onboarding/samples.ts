import { sampleOf } from '../sample.ts';
import {
  applyAsOrganisation,
  applyAsPerson,
  consent,
  doctorCenter,
  giveConsent,
  onboarding,
  withdrawOnboarding,
} from './endpoints.ts';

const key = 'k';

export const waitingOnboarding = {
  ...{ state: 'waiting', reason: '', name: '林晓', number: '110***********0015' },
  ...{ hospital: '市第一人民医院', department: '心内科', job_title: '主治医师' },
  ...{ legal_person: '', contact: '', phone: '13800000000', specialties: '心电图、高血压' },
  ...{ shop: '林晓心电工作室', intro: '从事心内科临床工作十年，讲课注重读图和随访。' },
  ...{ portrait: '/media/avatar-25.svg', licences: ['/media/licence-1.svg'] },
  ...{ sent_at: 1_763_625_600, agreement: { in_force: 1, agreed: 1 } },
};

const center = {
  certification: 'passed',
  applications: [{ kind: 'person', state: 'passed' }],
  agreement: { in_force: 2, agreed: 1 },
};

const workshop = {
  ...{ teacher_id: '7', name: '陈思远', headimg: '/media/avatar-4.svg' },
  ...{ shop: '心血管病学工作室', role: 'owner', courses: 4, lives: 1, fans: 12 },
};

const lines = {
  phone: '13800000000',
  specialties: '心电图、高血压',
  shop: '心电工作室',
  intro: '从事临床工作十年。',
  portrait: '/uploads/a.png',
  licences: ['/uploads/b.png'],
  agreement: 1,
};

export const personLines = {
  ...{ name: '林晓', number: '11010519491231002X' },
  ...{ hospital: '市一', department: '心内', jobTitle: '主治', ...lines },
};

export const organisationLines = {
  ...{ name: '知行医学教育有限公司', number: '91350100M000100Y43' },
  ...{ legalPerson: '周明远', contact: '赵立', ...lines },
};

export const samples = [
  sampleOf(onboarding, {
    payload: { kind: 'person' },
    tidy: waitingOnboarding,
    wild: {
      ...{ ...waitingOnboarding, state: 'refused', reason: '照片不清晰', legal_person: null },
      ...{ sent_at: 1893456000, agreement: { in_force: '2', agreed: null } },
    },
    data: {
      ...{ state: 'refused', reason: '照片不清晰', jobTitle: '主治医师', legalPerson: '' },
      ...{ sentAt: 1_893_456_000_000, agreement: { inForce: 2, agreed: 0 } },
    },
  }),
  sampleOf(applyAsPerson, { payload: { ...personLines, agreement: 2, key } }),
  sampleOf(applyAsOrganisation, { payload: { ...organisationLines, agreement: 2, key } }),
  sampleOf(withdrawOnboarding, { payload: { kind: 'organisation', key } }),
  sampleOf(consent, {
    payload: { type: 'teaching' },
    tidy: { in_force: 2, agreed: 1, agreed_at: 1_763_625_600 },
    wild: { in_force: '2', agreed: null, agreed_at: 0 },
    data: { inForce: 2, agreed: 0 },
  }),
  sampleOf(giveConsent, { payload: { type: 'teaching', version: 2, key } }),
  sampleOf(doctorCenter, {
    payload: {},
    tidy: { ...center, workshop },
    wild: { ...center, certification: 'none', applications: [] },
    data: { certification: 'none', applications: [], agreement: { inForce: 2, agreed: 1 } },
  }),
];
