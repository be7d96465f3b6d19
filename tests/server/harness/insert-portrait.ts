import type { Database } from '#server/db/database.ts';
import { member } from '#server/db/tables/member.ts';
import { upload } from '#server/db/tables/upload.ts';

/** Makes a file of the folder of uploads the portrait of a new member, which everybody may see. */
export const insertPortrait = async (db: Database, file: string): Promise<void> => {
  const row = { nickname: '学员', avatar: `/uploads/${file}` };
  const [own] = await db.insert(member).values(row).returning();
  if (!own) throw new Error('no member was made');
  await db.insert(upload).values({ file, memberId: own.id, bytes: 1, at: new Date() });
};
