import type { resetDraft as endpoint } from '../../../../schemas/publication/endpoints.ts';
import { unchanged, type Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { changesLine } from '../audit-words.ts';
import { draftView, keepDraft, lockDraft } from '../draft.ts';
import { liveRelease, releaseById } from '../releases.ts';

export const resetDraft: Verb<typeof endpoint> = async (
  { db, operator, now },
  { version, release: id },
) => {
  const draft = await lockDraft(db);
  if (draft.version !== version) return unchanged({ outcome: 'stale', draft: draftView(draft) });
  const release = id === null ? await liveRelease(db) : await releaseById(db, id);
  const { document } = release;
  const saved = await keepDraft(db, draft, { document, author: operator.name, now });
  const text = `草稿恢复为第 ${release.id} 版（第 ${saved} 稿）：${changesLine(draft.document, document)}`;
  await writeAudit(db, { who: operator, action: 'reset', text, now });
  return { outcome: 'saved', version: saved };
};
