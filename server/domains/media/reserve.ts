import { randomBytes } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import { LARGEST_FILE, type MediaKind, MOST_ARRIVING } from '#schemas/media/fields.ts';
import { mediaRefusals } from '#schemas/media/refusals.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import type { Database } from '../../db/database.ts';
import { mediaFile } from '../../db/tables/media.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { inLibrary, type Library } from './library.ts';

/** Class of the advisory lock on a library; no other lock may use it. */
const LOCK = 58;
const MOST_FILES = 5000;
const GIGABYTE = 1024 ** 3;
/** Bytes of the disk that no upload takes. */
const LEFT_FREE = 128 * 1024 ** 2;

const kindsByEnding: readonly (readonly [RegExp, MediaKind])[] = [
  [/\.(?:png|jpe?g|gif|webp|hei[cf]|avif)$/i, 'picture'],
  [/\.(?:mp3|m4a|aac|wav|ogg|flac|amr)$/i, 'audio'],
  [/\.pdf$/i, 'paper'],
];

/** Until the content is known. */
const guessedKind = (name: string): MediaKind =>
  kindsByEnding.find(([ending]) => ending.test(name))?.[1] ?? 'video';

const total = sql<number>`coalesce(sum(${mediaFile.bytes}), 0)::float8`;
const arriving = eq(mediaFile.state, 'arriving');

const assertRoom = async (
  tx: Database,
  { media, mediaQuota }: Pick<Services, 'media' | 'mediaQuota'>,
  library: Library,
  bytes: number,
): Promise<void> => {
  const [held] = await tx
    .select({
      bytes: total,
      files: sql<number>`count(*)::int`,
      arriving: sql<number>`(count(*) filter (where ${arriving}))::int`,
    })
    .from(mediaFile)
    .where(and(inLibrary(library), ne(mediaFile.state, 'failed')));
  if ((held?.arriving ?? 0) >= MOST_ARRIVING)
    throw new RefusedError(mediaRefusals.tooManyArriving, MOST_ARRIVING);
  if (library.teacherId !== null) {
    if ((held?.files ?? 0) >= MOST_FILES)
      throw new RefusedError(mediaRefusals.tooManyFiles, MOST_FILES);
    if ((held?.bytes ?? 0) + bytes > mediaQuota)
      throw new RefusedError(mediaRefusals.libraryFull, Math.round(mediaQuota / GIGABYTE));
  }
  const [all] = await tx.select({ bytes: total }).from(mediaFile).where(arriving);
  if (media.free() < (all?.bytes ?? 0) + bytes + LEFT_FREE)
    throw new RefusedError(callRefusals.diskFull);
};

export type NewFile = { name: string; bytes: number; checksum: string; folder?: string };

/**
 * Needs a transaction. Refuses `emptyFile`, `fileTooLarge`, `tooManyArriving`, `tooManyFiles`, `libraryFull`, and
 * `diskFull` where the disk has no room for all that arrives.
 */
export const reserve = async (
  tx: Database,
  services: Pick<Services, 'media' | 'mediaQuota'>,
  library: Library,
  { bytes, name, ...file }: NewFile,
  now: number,
): Promise<{ id: number; upload: string }> => {
  if (bytes === 0) throw new RefusedError(mediaRefusals.emptyFile);
  if (bytes > LARGEST_FILE) throw new RefusedError(mediaRefusals.fileTooLarge);
  await tx.execute(
    sql`select pg_advisory_xact_lock(${LOCK}::integer, ${library.teacherId ?? 0}::integer)`,
  );
  await assertRoom(tx, services, library, bytes);
  const upload = randomBytes(32).toString('base64url');
  const [row] = await tx
    .insert(mediaFile)
    .values({
      ...library,
      ...file,
      ...{ key: upload, kind: guessedKind(name), name, bytes, createdAt: new Date(now) },
    })
    .returning({ id: mediaFile.id });
  if (!row) throw new Error('no file was reserved');
  return { id: row.id, upload };
};
