import { and, eq, inArray } from 'drizzle-orm';
import { isPictureAddress } from '../../../schemas/assessment/judge.ts';
import type { Database } from '../../db/database.ts';
import { upload } from '../../db/tables/account.ts';

const UPLOADS = '/uploads/';

/**
 * Those of these addresses that this member uploaded; what the simulated messenger hands out is
 * nobody's, and so everybody's.
 */
export const ownPictures = async (
  db: Database,
  memberId: number,
  addresses: readonly string[],
): Promise<Set<string>> => {
  const kept = addresses.filter(isPictureAddress);
  const files = kept.flatMap((address) =>
    address.startsWith(UPLOADS) ? [address.slice(UPLOADS.length)] : [],
  );
  const rows =
    files.length === 0
      ? []
      : await db
          .select({ file: upload.file })
          .from(upload)
          .where(and(inArray(upload.file, files), eq(upload.memberId, memberId)));
  const own = new Set(rows.map(({ file }) => UPLOADS + file));
  return new Set(kept.filter((address) => !address.startsWith(UPLOADS) || own.has(address)));
};
