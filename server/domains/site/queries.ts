import type { Database } from '../../db/database.ts';
import { siteInfo } from '../../db/tables/site.ts';

export const readSite = async (db: Database) => (await db.select().from(siteInfo).limit(1))[0];
