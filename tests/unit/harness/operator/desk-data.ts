import type { HomeDocument } from '#schemas/publication/home-document.ts';
import type { DeskData } from '#src/operator/draft-editor/state.ts';

/** A desk whose draft is what is live. */
export const deskData = (document: HomeDocument, version = 4): DeskData => ({
  draft: { version, document, author: '小李', savedAt: 1 },
  live: {
    ...{ id: 1, kind: 'first', author: '系统', at: 1, note: '' },
    source: null,
    plans: [],
    document,
  },
  ...{ schedules: [], presence: [], now: 1 },
});
