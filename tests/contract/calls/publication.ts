import type { CallRow } from './call-row.ts';

export const publicationCalls: Record<string, CallRow> = {
  '/v1/preview/draft': [
    { token: 'a.0.b' },
    { document: { version: 2, sections: [] }, until: 1795683072102, now: 1795679472102 },
    { document: { version: 2, sections: [] }, until: 1795683072102, now: 1795679472102 },
  ],
};
