import type { Database } from '../../db/database.ts';
import { siteInfoTable } from '../../db/tables/site.ts';

export const readSite = async (db: Database) => (await db.select().from(siteInfoTable).limit(1))[0];
