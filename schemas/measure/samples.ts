import { sampleOf } from '../sample.ts';
import { reportMeasures } from './endpoints.ts';

const seen = { section: '直播标题', id: '', position: 0, variant: '', kind: 'exposure', count: 1 };
const tapped = { section: '直播标题', id: 'a-1', position: 3, variant: 'b', kind: 'tap', count: 2 };

export const samples = [
  sampleOf(reportMeasures, {
    payload: { home: 'ordered', entries: [seen, tapped] },
    quiet: true,
    tidy: { on: 1 },
    data: { on: true },
  }),
];
