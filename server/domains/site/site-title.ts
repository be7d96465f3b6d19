import type { Database } from '../../db/database.ts';
import { siteInfoTable } from '../../db/tables/site.ts';

/** What stands for `{site}` in legal texts. */
export const siteTitle = async (db: Database): Promise<string> => {
  const [site] = await db.select({ title: siteInfoTable.title }).from(siteInfoTable).limit(1);
  return site?.title ?? '本平台';
};
