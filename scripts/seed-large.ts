/**
 * `npm run bench:seed`: migrates the PostgreSQL database at DATABASE_URL and fills it with the demo, 100,000
 * members and 1,000,000 orders; `-- 0.01` makes a hundredth of it.
 */
import pg from 'pg';
import { fill } from '#bench/seed/fill.ts';
import { BASE } from '#bench/seed/scale.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { findRootDir } from '#server/platform/config/root-dir.ts';

const seed = async (databaseUrl: string, part: number): Promise<void> => {
  await (await openDatabase({ databaseUrl, dataDir: '' }, findRootDir())).close();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from member where id > $1 limit 1', [BASE]);
    if (rowCount) throw new Error('这个数据库已经填充过，请换一个空的数据库');
    console.table(await fill(client, part, new Date()));
  } finally {
    await client.end();
  }
};

const { DATABASE_URL } = process.env;
const part = Number(process.argv[2] ?? 1);
if (!DATABASE_URL || !(part > 0 && part <= 1)) {
  console.error('用法：DATABASE_URL=postgres://… npm run bench:seed [-- 0 到 1 之间的比例]');
  process.exitCode = 2;
} else await seed(DATABASE_URL, part);
