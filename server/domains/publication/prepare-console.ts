import type { HomeDocument } from '#schemas/publication/home-document.ts';
import type { Database } from '../../db/database.ts';
import { homeDraft } from '../../db/tables/publication.ts';
import { type FirstOperator, makeFirstOperator, SYSTEM, writeAudit } from '../operator/index.ts';
import { pinLayouts } from './document/apply-document.ts';
import { readLiveRows } from './document/read-live-document.ts';
import { lostWords } from './document/read-order.ts';
import { addRelease, liveRelease, putLive } from './release/releases.ts';

export type ImportedHome = { document: HomeDocument; origin: string };

const OWN = '由原有页面生成';

const standingHome = async (db: Database): Promise<ImportedHome> => {
  const { document, lost } = await readLiveRows(db);
  const left = `，无法照原样显示而没有人能看到的：${lostWords(lost)}`;
  return { document, origin: lost.length > 0 ? OWN + left : OWN };
};

const makeFirstRelease = (db: Database, now: number, imported?: ImportedHome): Promise<void> =>
  db.transaction(async (tx) => {
    const { document, origin: note } = imported ?? (await standingHome(tx));
    const author = SYSTEM.name;
    const draft = { version: 1, document, author, savedAt: new Date(now) };
    const own = await tx.insert(homeDraft).values(draft).onConflictDoNothing().returning();
    if (own.length === 0) return;
    const put = imported ? putLive : addRelease;
    const release = await put(tx, { kind: 'first', author, note, document, now });
    const text = note === OWN ? `${note}第 ${release.id} 版` : `${note}，为第 ${release.id} 版`;
    await writeAudit(tx, { who: SYSTEM, action: 'publish', text, now });
  });

const importFirst = async (
  db: Database,
  importFrom: () => Promise<ImportedHome>,
): Promise<ImportedHome | undefined> =>
  (await db.$count(homeDraft)) > 0 ? undefined : importFrom();

/**
 * Makes the first release from what is live, and, where nobody may publish, the first operator with the
 * configured password or a new one. Several servers may start at once: the draft's row decides which of them
 * makes the release. `importFrom`: makes the first release from its result, and publishes it.
 */
export const prepareConsole = async (
  db: Database,
  given: string | undefined,
  now: number,
  importFrom?: () => Promise<ImportedHome>,
): Promise<FirstOperator | null> => {
  await makeFirstRelease(db, now, importFrom && (await importFirst(db, importFrom)));
  await pinLayouts(db, (await liveRelease(db)).document);
  return makeFirstOperator(db, given, now);
};
