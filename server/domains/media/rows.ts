import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { MediaKind, MediaState } from '#schemas/media/fields.ts';
import { mediaRefusals } from '#schemas/media/refusals.ts';
import type { Database } from '../../db/database.ts';
import { mediaFile } from '../../db/tables/media.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { MediaStore } from '../../platform/storage/media-store.ts';
import { fileOf, type Uploads } from '../../platform/storage/uploads.ts';
import { replaceSoon } from './encode-replace.ts';
import { MEDIA_JUDGE } from './job-kinds.ts';
import { fileIn, inLibrary, isSender, type Library } from './library.ts';
import { usesOf } from './uses.ts';

export type MediaRow = typeof mediaFile.$inferSelect;

type Filter = {
  kind?: MediaKind | undefined;
  state?: MediaState | undefined;
  folder?: string | undefined;
  word: string;
};

export const filtered = (
  library: Library,
  { kind, state, folder, word }: Filter,
): SQL | undefined =>
  and(
    inLibrary(library),
    kind && eq(mediaFile.kind, kind),
    state && eq(mediaFile.state, state),
    folder === undefined ? undefined : eq(mediaFile.folder, folder),
    word ? sql`position(lower(${word}) in lower(${mediaFile.name})) > 0` : undefined,
  );

/** Refuses `noSuchMedia`. */
export const rowIn = async (db: Database, library: Library, id: number): Promise<MediaRow> => {
  const [row] = await db.select().from(mediaFile).where(fileIn(library, id));
  if (!row) throw new RefusedError(mediaRefusals.noSuchMedia);
  return row;
};

/** The key of an upload, for whoever goes on with it. */
export const uploadOf = (library: Library, row: MediaRow): string =>
  row.state === 'arriving' && isSender(library, row) ? row.key : '';

export const isRetryable = async (
  media: Pick<MediaStore, 'size'>,
  { state, key }: MediaRow,
): Promise<boolean> => state === 'failed' && (await media.size(key)) !== undefined;

/** Refuses `noSuchMedia`, and `notRetryable` where nothing was kept of it. */
export const retryIn = async (
  db: Database,
  media: Pick<MediaStore, 'size'>,
  { library, id, now }: { library: Library; id: number; now: number },
): Promise<void> => {
  const row = await rowIn(db, library, id);
  if (!(await isRetryable(media, row))) throw new RefusedError(mediaRefusals.notRetryable);
  await db.transaction(async (tx) => {
    const again = { state: 'processing', reason: '', progress: 0 } as const;
    const own = and(eq(mediaFile.id, id), eq(mediaFile.state, 'failed'));
    await tx.update(mediaFile).set(again).where(own);
    await addJob(tx, { kind: MEDIA_JUDGE, subject: String(id), dueAt: now });
    if (row.replacesId !== null) await replaceSoon(tx, { id: row.replacesId }, row, now);
  });
};

/** What lies in stores of a row that is gone. */
export const dropStored = async (
  { media, uploads }: { media: Pick<MediaStore, 'remove'>; uploads: Pick<Uploads, 'remove'> },
  { key, address, poster }: Pick<MediaRow, 'key' | 'address' | 'poster'>,
): Promise<void> => {
  await media.remove(key);
  for (const file of new Set([fileOf(address), fileOf(poster)]))
    if (file) await uploads.remove(file);
};

/** Refuses `noSuchMedia`, and `mediaInUse` with where it is used. */
export const removeIn = async (
  db: Database,
  stores: Parameters<typeof dropStored>[0],
  library: Library,
  id: number,
): Promise<MediaRow> => {
  const removed = await db.transaction(async (tx) => {
    const [row] = await tx.select().from(mediaFile).where(fileIn(library, id)).for('update');
    if (!row) throw new RefusedError(mediaRefusals.noSuchMedia);
    const uses = await usesOf(tx, row);
    if (uses.length > 0) throw new RefusedError(mediaRefusals.mediaInUse, uses.join('、'));
    await tx.delete(mediaFile).where(eq(mediaFile.id, id));
    return row;
  });
  await dropStored(stores, removed);
  return removed;
};
