import { desc, eq } from 'drizzle-orm';
import type * as calls from '#schemas/media/endpoints.ts';
import { selectTablePage } from '../../../db/select-page.ts';
import { mediaFile } from '../../../db/tables/media.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { libraryOfMember } from '../library.ts';
import { reserve } from '../reserve.ts';
import { filtered, isRetryable, removeIn, retryIn, rowIn, uploadOf } from '../rows.ts';

const unlessAll = <T extends string>(choice: T | 'all'): T | undefined =>
  choice === 'all' ? undefined : choice;

export const listMedia =
  ({ media }: Services): Verb<typeof calls.mediaList> =>
  async ({ db, member }, { kind, state, keyword, page }) => {
    const library = await libraryOfMember(db, member);
    const filter = { kind: unlessAll(kind), state: unlessAll(state), word: keyword };
    const { rows, pageCount } = await selectTablePage(db, mediaFile, {
      where: filtered(library, filter),
      orderBy: [desc(mediaFile.createdAt), desc(mediaFile.id)],
      page,
    });
    const items = rows.map(async (row) => ({
      ...row,
      id: String(row.id),
      upload: uploadOf(library, row),
      retryable: await isRetryable(media, row),
      createdAt: row.createdAt.getTime(),
    }));
    return { items: await Promise.all(items), pageCount };
  };

export const beginMedia =
  (services: Services): Verb<typeof calls.beginMedia> =>
  async ({ db, member, now }, { name, bytes, checksum }) => {
    const library = await libraryOfMember(db, member);
    const { id, upload } = await reserve(db, services, library, { name, bytes, checksum }, now);
    return { id: String(id), upload };
  };

export const renameMedia: Verb<typeof calls.renameMedia> = async ({ db, member }, { id, name }) => {
  const row = await rowIn(db, await libraryOfMember(db, member), Number(id));
  await db.update(mediaFile).set({ name }).where(eq(mediaFile.id, row.id));
  return {};
};

export const removeMedia =
  (services: Services): Verb<typeof calls.removeMedia> =>
  async ({ db, member }, { id }) => {
    await removeIn(db, services, await libraryOfMember(db, member), Number(id));
    return {};
  };

export const retryMedia =
  ({ media }: Services): Verb<typeof calls.retryMedia> =>
  async ({ db, member, now }, { id }) => {
    const library = await libraryOfMember(db, member);
    await retryIn(db, media, { library, id: Number(id), now });
    return {};
  };
