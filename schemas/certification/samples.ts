import { sampleOf } from '../sample.ts';
import { askCertification, certification } from './endpoints.ts';

const key = 'k';

export const waitingCertification = {
  state: 'waiting',
  reason: '',
  name: '林晓',
  hospital: '市第一人民医院',
  department: '心内科',
  jobTitle: '主治医师',
  pictures: ['/media/licence-1.svg', '/media/licence-2.svg'],
  sent_at: 1763625600,
};

const person = { name: '林晓', hospital: '市一', department: '心内', jobTitle: '主治' };
const certificate = { ...person, pictures: ['/uploads/a.png'] };

export const samples = [
  sampleOf(certification, {
    payload: {},
    tidy: waitingCertification,
    wild: { state: 'revoked', reason: '已过期', ...certificate, sent_at: 1893456000 },
    data: { state: 'revoked', reason: '已过期', ...certificate, sentAt: 1_893_456_000_000 },
  }),
  sampleOf(askCertification, { payload: { ...certificate, key } }),
];
