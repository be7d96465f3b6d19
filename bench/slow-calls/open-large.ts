import pg from 'pg';
import { openPostgres } from '#server/db/postgres.ts';
import { migrations } from '#tests/harness/test-database.ts';
import { postgresBinaries, startPostgres } from '#tests/server/harness/postgres/postgres-server.ts';
import { fill } from '../seed/fill.ts';

type Large = { url: string; close: () => Promise<void> };

const seeded = async (): Promise<Large> => {
  const binaries = postgresBinaries();
  if (!binaries) throw new Error('no PostgreSQL server on this machine');
  const { url, stop } = await startPostgres(binaries);
  await (await openPostgres(url, migrations)).close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  console.table(await fill(client, 1, new Date()));
  await client.end();
  return { url, close: stop };
};

/** The database at LARGE_DATABASE_URL, or a new one on a server of its own, filled to the full size. */
export const openLarge = async (): Promise<Large> => {
  const given = process.env.LARGE_DATABASE_URL;
  return given ? { url: given, close: async () => {} } : seeded();
};
