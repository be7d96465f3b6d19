import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { upload } from '../db/tables/account.ts';
import { fileOf } from './uploads.ts';

/** Whether all these addresses are of pictures that the member uploaded here. */
export const areOwnUploads = async (
  db: Database,
  memberId: number,
  addresses: readonly string[],
): Promise<boolean> => {
  const files = [...new Set(addresses.map(fileOf))];
  if (files.includes('')) return false;
  const own = and(eq(upload.memberId, memberId), inArray(upload.file, files));
  return files.length === 0 || (await db.$count(upload, own)) === files.length;
};
