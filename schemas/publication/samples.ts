import { sampleOf } from '../sample.ts';
import { readPreview } from './preview-endpoints.ts';

export const samples = [
  sampleOf(readPreview, {
    payload: { token: 'a.0.b' },
    tidy: { document: { version: 2, sections: [] }, until: 1795683072102, now: 1795679472102 },
    data: { document: { version: 2, sections: [] }, until: 1795683072102, now: 1795679472102 },
  }),
];
