import { and, eq, ne, or } from 'drizzle-orm';
import type * as calls from '#schemas/media/desk-endpoints.ts';
import { mediaRefusals } from '#schemas/media/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { mediaFile } from '../../../db/tables/media.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { replaceMedia } from '../encode-replace.ts';
import { fileIn, libraryOfOperator } from '../library.ts';
import type { MediaRow } from '../rows.ts';

const { noSuchMedia, notReplaceable, notReplacing, beingReplaced } = mediaRefusals;

const plays = ({ kind }: MediaRow): boolean => kind === 'video' || kind === 'audio';

const assertFits = (before: MediaRow, after: MediaRow): void => {
  if (before.state !== 'ready' || before.stream === '') throw new RefusedError(notReplaceable);
  const isOther = after.state === 'ready' && after.kind !== before.kind;
  if (after.id === before.id || !plays(after) || isOther || after.state === 'failed')
    throw new RefusedError(notReplacing);
};

/** One that failed, or turned out to be of another kind, gives way. */
const assertFree = async (tx: Database, before: MediaRow, after: MediaRow): Promise<void> => {
  if (![null, before.id].includes(after.replacesId)) throw new RefusedError(notReplacing);
  const others = and(eq(mediaFile.replacesId, before.id), ne(mediaFile.id, after.id));
  const over = or(
    eq(mediaFile.state, 'failed'),
    and(eq(mediaFile.state, 'ready'), ne(mediaFile.kind, before.kind)),
  );
  await tx.update(mediaFile).set({ replacesId: null }).where(and(others, over));
  const [other] = await tx.select({ id: mediaFile.id }).from(mediaFile).where(others);
  if (other) throw new RefusedError(beingReplaced);
};

export const replaceDeskMedia: Verb<typeof calls.replaceDeskMedia> = (
  { db, operator: who, now },
  { id, by },
) =>
  db.transaction(async (tx) => {
    const library = libraryOfOperator(who);
    const lockIn = async (wanted: number) => {
      const [row] = await tx.select().from(mediaFile).where(fileIn(library, wanted)).for('update');
      if (!row) throw new RefusedError(noSuchMedia);
      return row;
    };
    const before = await lockIn(id);
    const audit = (text: string) => writeAudit(tx, { who, action: 'upload', text, now });
    if (by === null) {
      const given = await tx
        .update(mediaFile)
        .set({ replacesId: null })
        .where(eq(mediaFile.replacesId, id))
        .returning({ name: mediaFile.name });
      for (const { name } of given) await audit(`不再用「${name}」替换素材「${before.name}」`);
      return {};
    }
    const after = await lockIn(by);
    assertFits(before, after);
    // sent once more
    if (after.replacesId === before.id) return {};
    await assertFree(tx, before, after);
    await replaceMedia(tx, before, after, now);
    await audit(`用「${after.name}」替换素材「${before.name}」`);
    return {};
  });
