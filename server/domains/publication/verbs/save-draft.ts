import { isDeepStrictEqual } from 'node:util';
import { readDraftDocument } from '#schemas/publication/draft-document.ts';
import type { saveDraft as endpoint } from '#schemas/publication/endpoints.ts';

import { unchanged, type Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { changesLine } from '../audit-words.ts';
import { draftView, keepDraft, lockDraft } from '../draft.ts';

/**
 * One of simultaneous saves of a version is kept; saving the same content changes nothing. What no release may
 * say is kept as well: it is publishing that refuses it.
 */
export const saveDraft: Verb<typeof endpoint> = async (
  { db, operator, now },
  { version, document: given },
) => {
  const read = readDraftDocument(given);
  if (!read.ok) return unchanged({ outcome: 'faulty', faults: read.faults });
  const draft = await lockDraft(db);
  if (draft.version !== version) return unchanged({ outcome: 'stale', draft: draftView(draft) });
  const { document } = read;
  if (isDeepStrictEqual(document, draft.document)) return unchanged({ outcome: 'saved', version });
  const saved = await keepDraft(db, draft, { document, who: operator, now });
  const text = `保存草稿第 ${saved} 稿：${changesLine(draft.document, document)}`;
  await writeAudit(db, { who: operator, action: 'save', text, now });
  return { outcome: 'saved', version: saved };
};
