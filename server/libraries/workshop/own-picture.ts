import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { mediaFile } from '../../db/tables/media.ts';
import { ownPictures } from '../../platform/storage/own-uploads.ts';

type By = { memberId: number; teacherId: number; simulated: boolean };

/**
 * Whether each is the member's own upload or a picture of the workshop's library. In a transaction no file of the library
 * is removed until its end.
 */
export const areWorkshopPictures = async (
  db: Database,
  { memberId, teacherId, simulated }: By,
  addresses: readonly string[],
): Promise<boolean> => {
  if (addresses.length === 0) return true;
  const own = await ownPictures(db, { memberId, simulated }, addresses);
  const others = addresses.filter((address) => !own.has(address));
  if (others.length === 0) return true;
  const files = await db
    .select({ address: mediaFile.address })
    .from(mediaFile)
    .where(
      and(
        eq(mediaFile.teacherId, teacherId),
        eq(mediaFile.kind, 'picture'),
        eq(mediaFile.state, 'ready'),
        inArray(mediaFile.address, others),
      ),
    )
    .for('key share');
  const stored = new Set(files.map(({ address }) => address));
  return others.every((address) => stored.has(address));
};
