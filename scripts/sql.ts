/** `npm run sql -- "<statement>"`: runs an SQL statement on the configured database and prints the rows. */
import { sql } from 'drizzle-orm';
import { openDatabase } from '#server/db/open-database.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { findRootDir } from '#server/platform/config/root-dir.ts';

const statement = process.argv.slice(2).join(' ').trim();
if (!statement) {
  console.error('用法：npm run sql -- "select * from section_order order by position"');
  process.exit(1);
}

const config = readConfig(process.env);
// a site in front of an existing back end has no demo data
const { db, close } = await openDatabase(config, findRootDir(), { demo: !config.homeFrom });
try {
  const result: unknown = await db.execute(sql.raw(statement));
  const rows = typeof result === 'object' && result !== null && 'rows' in result ? result.rows : [];
  if (Array.isArray(rows) && rows.length > 0) console.table(rows);
  else console.log('完成');
} finally {
  await close();
}
