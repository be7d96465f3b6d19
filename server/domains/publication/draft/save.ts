import { isDeepStrictEqual } from 'node:util';
import type * as calls from '#schemas/publication/endpoints.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { unchanged, type Verb } from '../../../platform/endpoint/verb.ts';
import { chinaText } from '../../../platform/time/china-time.ts';
import { SYSTEM, writeAudit } from '../../operator/index.ts';
import { changesLine } from '../changes.ts';
import { liveRelease, releaseById } from '../release/releases.ts';
import { draftView, keepDraft, lockDraft, markPublished, saveVersion } from './draft.ts';
import { draftStepById } from './history.ts';
import { mayDiscard, unpublishedIn } from './unpublished.ts';

/** A draft may hold what no release may: publishing refuses that. */
export const saveDraft: Verb<typeof calls.saveDraft> = ({ db, operator, now }, payload) =>
  saveVersion(
    payload,
    () => lockDraft(db),
    async (draft, document) => {
      const saved = await keepDraft(db, draft, { document, who: operator, now });
      const text = `保存草稿第 ${saved} 稿：${changesLine(draft.document, document)}`;
      await writeAudit(db, { who: operator, action: 'save', text, now });
      return saved;
    },
  );

/** A draft that equals the step stays as it is. Refuses `noSuchDraftStep`. */
export const restoreDraftStep: Verb<typeof calls.restoreDraftStep> = async (
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

/**
 * Refuses `noSuchRelease`, `changesOfOthers` where colleagues' changes would be lost and the operator may not
 * publish.
 */
export const resetDraft: Verb<typeof calls.resetDraft> = async (
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

type Given = { document: HomeDocument; version: number; by: string; file: string; now: number };

/** undefined where somebody has saved meanwhile. */
export const takeFile = (
  db: Database,
  { document, version, by, file, now }: Given,
): Promise<number | undefined> =>
  db.transaction(async (tx) => {
    const draft = await lockDraft(tx);
    if (draft.version !== version) return undefined;
    if (isDeepStrictEqual(document, draft.document)) return version;
    const note = `由 ${by} 在服务器上从文件 ${file} 导入`;
    const saved = await keepDraft(tx, draft, { document, who: SYSTEM, now, note });
    const text = `草稿${note}（第 ${saved} 稿）：${changesLine(draft.document, document)}`;
    await writeAudit(tx, { who: SYSTEM, action: 'save', text, now });
    return saved;
  });
