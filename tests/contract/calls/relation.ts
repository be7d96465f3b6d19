import type { CallRow } from './call-row.ts';

const key = 'k';

export const relationCalls: Record<string, CallRow> = {
  '/v1/relation/set': [
    { kind: 'follow', target: 'teacher', id: '7', on: true, key },
    { on: 1, total: '13' },
    { on: true, total: 13 },
  ],
};
