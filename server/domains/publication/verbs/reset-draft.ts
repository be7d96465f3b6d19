import type { resetDraft as endpoint } from '#schemas/publication/endpoints.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { unchanged, type Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { changesLine } from '../audit-words.ts';
import { draftView, keepDraft, lockDraft, markPublished } from '../draft.ts';
import { mayDiscard, unpublishedIn } from '../draft-history.ts';
import { liveRelease, releaseById } from '../releases.ts';

/** Refuses `noSuchRelease`, `changesOfOthers` where colleagues' changes would go and who asks may not publish. */
export const resetDraft: Verb<typeof endpoint> = async (
  { db, operator, now },
  { version, release: id },
) => {
  const draft = await lockDraft(db);
  if (draft.version !== version) return unchanged({ outcome: 'stale', draft: draftView(draft) });
  const live = await liveRelease(db);
  if (!(await mayDiscard(operator, () => unpublishedIn(db, draft, live.document))))
    throw new RefusedError(publicationRefusals.changesOfOthers);
  const release = id === null || id === live.id ? live : await releaseById(db, id);
  const { document } = release;
  const note = `放弃全部改动，恢复为第 ${release.id} 版`;
  const saved = await keepDraft(db, draft, { document, who: operator, now, note });
  if (release === live) await markPublished(db, saved);
  const text = `草稿恢复为第 ${release.id} 版（第 ${saved} 稿）：${changesLine(draft.document, document)}`;
  await writeAudit(db, { who: operator, action: 'reset', text, now });
  return { outcome: 'saved', version: saved };
};
