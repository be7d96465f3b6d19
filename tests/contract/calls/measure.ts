import type { CallRow } from './call-row.ts';

const seen = { section: '直播标题', id: '', position: 0, variant: '', kind: 'exposure', count: 1 };
const tapped = { section: '直播标题', id: 'a-1', position: 3, variant: 'b', kind: 'tap', count: 2 };

export const measureCalls: Record<string, CallRow> = {
  '/v1/measure/report': [{ home: 'ordered', entries: [seen, tapped] }, { on: 1 }, { on: true }],
};

/** Nobody waits for it. */
export const quiet = ['/v1/measure/report'];
