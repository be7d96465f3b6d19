import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type * as calls from '#schemas/media/desk-endpoints.ts';
import type { Database } from '../../../db/database.ts';
import { selectPage } from '../../../db/select-page.ts';
import { mediaFile } from '../../../db/tables/media.ts';
import { operator as operators } from '../../../db/tables/operator.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { inLibrary, type Library, libraryOfOperator } from '../library.ts';
import { playAddress } from '../play.ts';
import { reserve } from '../reserve.ts';
import { filtered, isRetryable, removeIn, retryIn, rowIn, uploadOf } from '../rows.ts';
import { usesOf } from '../uses.ts';

const SIZE = 20;

const replacing = alias(mediaFile, 'replacing');
const { id, kind, name, state, reason, progress } = replacing;
const replacementColumns = { id, kind, name, state, reason, progress };

const isEmptyLibrary = async (db: Database, library: Library): Promise<boolean> => {
  const [any] = await db
    .select({ id: mediaFile.id })
    .from(mediaFile)
    .where(inLibrary(library))
    .limit(1);
  return any === undefined;
};

export const listMedia =
  ({ media, secret, streams }: Services): Verb<typeof calls.listMedia> =>
  async (context, { page, ...filter }) => {
    const { db, operator } = context;
    const library = libraryOfOperator(operator);
    const all = db
      .select({ file: mediaFile, by: operators.name, replacement: replacementColumns })
      .from(mediaFile)
      .leftJoin(replacing, eq(replacing.replacesId, mediaFile.id))
      .leftJoin(operators, eq(operators.id, mediaFile.operatorId));
    const { rows, pageCount } = await selectPage(db, all, {
      where: filtered(library, filter),
      orderBy: [desc(mediaFile.createdAt), desc(mediaFile.id)],
      ...{ page, size: SIZE, counted: mediaFile },
    });
    const folders = await db
      .selectDistinct({ folder: mediaFile.folder })
      .from(mediaFile)
      .where(and(inLibrary(library), ne(mediaFile.folder, '')))
      .orderBy(asc(mediaFile.folder));
    const items = rows.map(async ({ file, by, replacement }) => ({
      ...file,
      replacement,
      upload: uploadOf(library, file),
      retryable: await isRetryable(media, file),
      play: await playAddress({ secret, streams }, context, file),
      by: by ?? '',
      at: file.createdAt.getTime(),
    }));
    return {
      items: await Promise.all(items),
      pages: pageCount,
      isEmpty: rows.length === 0 && (await isEmptyLibrary(db, library)),
      folders: folders.map(({ folder }) => folder),
    };
  };

export const readEncoder =
  ({ transcoding }: Services): Verb<typeof calls.readEncoder> =>
  async () => {
    const tools = await transcoding.findTools();
    return { missing: 'missing' in tools ? tools.missing : '' };
  };

export const mediaUses: Verb<typeof calls.mediaUses> = async ({ db, operator }, { id }) => ({
  uses: await usesOf(db, await rowIn(db, libraryOfOperator(operator), id)),
});

export const beginDeskMedia =
  (services: Services): Verb<typeof calls.beginDeskMedia> =>
  ({ db, operator, now }, { key: _, ...file }) =>
    reserve(db, services, libraryOfOperator(operator), file, now);

export const changeMedia: Verb<typeof calls.changeMedia> = async (
  { db, operator },
  { id, name, folder },
) => {
  const row = await rowIn(db, libraryOfOperator(operator), id);
  await db.update(mediaFile).set({ name, folder }).where(eq(mediaFile.id, row.id));
  return {};
};

export const removeDeskMedia =
  (services: Services): Verb<typeof calls.removeDeskMedia> =>
  async ({ db, operator: who, now }, { id }) => {
    const { name } = await removeIn(db, services, libraryOfOperator(who), id);
    await writeAudit(db, { who, action: 'remove-upload', text: `删除素材「${name}」`, now });
    return {};
  };

export const retryDeskMedia =
  ({ media }: Services): Verb<typeof calls.retryDeskMedia> =>
  async ({ db, operator, now }, { id }) => {
    await retryIn(db, media, { library: libraryOfOperator(operator), id, now });
    return {};
  };
