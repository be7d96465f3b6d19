import { isDeepStrictEqual } from 'node:util';
import type { restoreDraftStep as endpoint } from '#schemas/publication/endpoints.ts';
import { unchanged, type Verb } from '../../../platform/endpoint/verb.ts';
import { chinaText } from '../../../platform/time/china-time.ts';
import { writeAudit } from '../../operator/index.ts';
import { changesLine } from '../audit-words.ts';
import { draftView, keepDraft, lockDraft } from '../draft.ts';
import { draftStepById } from '../draft-history.ts';

/** Refuses `noSuchDraftStep`. A draft that is what it was then stays as it is. */
export const restoreDraftStep: Verb<typeof endpoint> = async (
  { db, operator, now },
  { id, version },
) => {
  const draft = await lockDraft(db);
  if (draft.version !== version) return unchanged({ outcome: 'stale', draft: draftView(draft) });
  const { document, at } = await draftStepById(db, id);
  if (isDeepStrictEqual(document, draft.document))
    return unchanged({ outcome: 'saved', version, document });
  const note = `恢复到 ${chinaText(at.getTime())} 的草稿`;
  const saved = await keepDraft(db, draft, { document, who: operator, now, note });
  const text = `草稿${note}（第 ${saved} 稿）：${changesLine(draft.document, document)}`;
  await writeAudit(db, { who: operator, action: 'reset', text, now });
  return { outcome: 'saved', version: saved, document };
};
