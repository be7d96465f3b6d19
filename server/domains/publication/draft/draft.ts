import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import { readDraftDocument } from '#schemas/publication/draft-document.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import type { Database } from '../../../db/database.ts';
import { homeDraft } from '../../../db/tables/publication.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { unchanged } from '../../../platform/endpoint/verb.ts';
import { noteDraftStep } from './history.ts';

export type LayoutDraft = typeof homeDraft.$inferSelect;

const only = (rows: LayoutDraft[]): LayoutDraft => {
  const [draft] = rows;
  if (!draft) throw new RefusedError(callRefusals.unexpected);
  return draft;
};

export const readDraft = async (db: Database): Promise<LayoutDraft> =>
  only(await db.select().from(homeDraft));

export const beginPreviewRound = async (tx: Database): Promise<void> => {
  await tx.update(homeDraft).set({ previewRound: sql`${homeDraft.previewRound} + 1` });
};

/** Until `tx` ends, nobody else saves or publishes. */
export const lockDraft = async (tx: Database): Promise<LayoutDraft> =>
  only(await tx.select().from(homeDraft).for('update'));

type Draft = Pick<LayoutDraft, 'version' | 'document' | 'author' | 'savedAt'>;

export const draftView = ({ version, document, author, savedAt }: Draft) => ({
  version,
  document,
  author,
  savedAt: savedAt.getTime(),
});

const none = { version: 0, items: {} };

export const markPublished = async (tx: Database, version: number): Promise<void> => {
  await tx.update(homeDraft).set({ publishedVersion: version, partlyPublished: none });
};

/** Needs the locked draft. `items`: which of its changes are published. */
export const markPartlyPublished = async (
  tx: Database,
  { version, partlyPublished }: LayoutDraft,
  items: readonly string[],
): Promise<void> => {
  const further = Object.fromEntries(items.map((item) => [item, version]));
  const noted = { version, items: { ...partlyPublished.items, ...further } };
  await tx.update(homeDraft).set({ partlyPublished: noted });
};

export const forgetPartlyPublished = async (
  tx: Database,
  { partlyPublished }: LayoutDraft,
): Promise<void> => {
  if (Object.keys(partlyPublished.items).length === 0) return;
  const { version } = partlyPublished;
  await tx.update(homeDraft).set({ partlyPublished: { version, items: {} } });
};

type NewDraft = {
  document: HomeDocument;
  who: { id: number | null; name: string };
  now: number;
  note?: string;
};

/** Stores the next version of the locked draft, and a step of its history. */
export const keepDraft = async (
  tx: Database,
  draft: LayoutDraft,
  { document, who, now, note = '' }: NewDraft,
): Promise<number> => {
  const author = who.name;
  const version = draft.version + 1;
  const rows = await tx
    .update(homeDraft)
    .set({ version, document, author, savedAt: new Date(now) })
    .where(and(eq(homeDraft.id, 1), eq(homeDraft.version, draft.version)))
    .returning({ version: homeDraft.version });
  if (rows.length !== 1) throw new RefusedError(callRefusals.unexpected);
  await noteDraftStep(tx, draft, { version, document, who, now, note });
  return version;
};

/** Saves over `version` only: of simultaneous saves one succeeds, and the same content changes nothing. */
export const saveVersion = async <D extends Draft>(
  { version, document: given }: { version: number; document?: unknown },
  lock: () => Promise<D>,
  keep: (draft: D, document: HomeDocument) => Promise<number>,
) => {
  const read = readDraftDocument(given);
  if (!read.ok) return unchanged({ outcome: 'faulty', faults: read.faults });
  const draft = await lock();
  if (draft.version !== version) return unchanged({ outcome: 'stale', draft: draftView(draft) });
  const { document } = read;
  if (isDeepStrictEqual(document, draft.document)) return unchanged({ outcome: 'saved', version });
  return { outcome: 'saved' as const, version: await keep(draft, document) };
};
