import { sampleOf } from '../sample.ts';
import { setRelation } from './endpoints.ts';

const key = 'k';

export const samples = [
  sampleOf(setRelation, {
    payload: { kind: 'follow', target: 'teacher', id: '7', on: true, key },
    tidy: { on: 1, total: 12_874 },
    wild: { on: 1, total: '13' },
    data: { on: true, total: 13 },
  }),
];
