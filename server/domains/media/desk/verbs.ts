import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type * as calls from '#schemas/media/desk-endpoints.ts';
import { selectPage } from '../../../db/select-page.ts';
import { mediaFile } from '../../../db/tables/media.ts';
import { operator as operators } from '../../../db/tables/operator.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { inLibrary, libraryOfOperator } from '../library.ts';
import { playAddress } from '../play.ts';
import { reserve } from '../reserve.ts';
import { filtered, isRetryable, removeIn, retryIn, rowIn, uploadOf } from '../rows.ts';
import { usesOf } from '../uses.ts';

const SIZE = 20;

export const listMedia =
  ({ media, secret }: Services): Verb<typeof calls.listMedia> =>
  async (context, { page, ...filter }) => {
    const { db, operator } = context;
    const library = libraryOfOperator(operator);
    const all = db
      .select({ file: mediaFile, by: operators.name })
      .from(mediaFile)
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
    const items = rows.map(async ({ file, by }) => ({
      ...file,
      upload: uploadOf(library, file),
      retryable: await isRetryable(media, file),
      play: playAddress(secret, context, file),
      by: by ?? '',
      at: file.createdAt.getTime(),
    }));
    return {
      items: await Promise.all(items),
      pages: pageCount,
      folders: folders.map(({ folder }) => folder),
    };
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
