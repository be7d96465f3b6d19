import type { Database } from '../../db/database.ts';
import { homeDraft } from '../../db/tables/publication.ts';
import { type FirstOperator, makeFirstOperator, SYSTEM, writeAudit } from '../operator/index.ts';
import { readLiveDocument } from './document/read-live-document.ts';
import { addRelease } from './releases.ts';

/** The draft's row decides which of several servers that start together makes the release. */
const makeFirstRelease = (db: Database, now: number): Promise<void> =>
  db.transaction(async (tx) => {
    const document = await readLiveDocument(tx);
    const author = SYSTEM.name;
    const draft = { version: 1, document, author, savedAt: new Date(now) };
    const own = await tx.insert(homeDraft).values(draft).onConflictDoNothing().returning();
    if (own.length === 0) return;
    const note = '由原有页面生成';
    const release = await addRelease(tx, { kind: 'first', author, note, document, now });
    const text = `由原有页面生成第 ${release.id} 版`;
    await writeAudit(tx, { who: SYSTEM, action: 'publish', text, now });
  });

/**
 * Makes the console usable: the first release from what is live, and, where nobody may publish, the
 * first operator with the configured password or a new one. Several servers may start at once.
 */
export const prepareConsole = async (
  db: Database,
  given: string | undefined,
  now: number,
): Promise<FirstOperator | null> => {
  await makeFirstRelease(db, now);
  return makeFirstOperator(db, given, now);
};
