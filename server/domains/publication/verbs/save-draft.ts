import { isDeepStrictEqual } from 'node:util';
import { readHomeDocument } from '../../../../schemas/publication/home-document.ts';
import { type ConsoleServices, idempotentCall, keepAudit } from '../../operator/index.ts';
import { changesLine } from '../audit-words.ts';
import { draftView, keepDraft, lockDraft } from '../draft.ts';

/** Of parallel saves of one version exactly one is kept; saving what stands there changes nothing. */
export const saveDraft = (services: ConsoleServices) =>
  idempotentCall(
    services,
    'saveDraft',
    async ({ db, operator, now }, { version, document: given }) => {
      const read = readHomeDocument(given);
      if (!read.ok) return { done: false, answer: { outcome: 'faulty', faults: read.faults } };
      const draft = await lockDraft(db);
      if (draft.version !== version)
        return { done: false, answer: { outcome: 'stale', draft: draftView(draft) } };
      const { document } = read;
      if (isDeepStrictEqual(document, draft.document))
        return { done: false, answer: { outcome: 'saved', version } };
      const saved = await keepDraft(db, draft, { document, author: operator.name, now });
      const text = `保存草稿第 ${saved} 稿：${changesLine(draft.document, document)}`;
      await keepAudit(db, { who: operator, action: 'save', text, now });
      return { done: true, answer: { outcome: 'saved', version: saved } };
    },
  );
