import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { upload } from '../../db/tables/upload.ts';
import { addressOf, fileOf } from './uploads.ts';

// portraits of the simulated messenger have no owner, so any member may use them
const PORTRAIT = /^\/media\/avatar-\d{1,2}\.svg$/;

type Owner = { memberId: number; simulated: boolean };

export const ownPictures = async (
  db: Database,
  { memberId, simulated }: Owner,
  addresses: readonly string[],
): Promise<Set<string>> => {
  const portraits = simulated ? addresses.filter((address) => PORTRAIT.test(address)) : [];
  const files = addresses.map(fileOf).filter((file) => file !== '');
  if (files.length === 0) return new Set(portraits);
  const rows = await db
    .select({ file: upload.file })
    .from(upload)
    .where(and(inArray(upload.file, files), eq(upload.memberId, memberId)));
  return new Set([...portraits, ...rows.map(({ file }) => addressOf(file))]);
};

export const areOwnPictures = async (
  db: Database,
  owner: Owner,
  addresses: readonly string[],
): Promise<boolean> => {
  const own = await ownPictures(db, owner, addresses);
  return addresses.every((address) => own.has(address));
};
