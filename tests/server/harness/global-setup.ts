import { postgresBinaries, startPostgres } from './postgres-server.ts';
import { beginRun } from './postgres-template.ts';

/** One PostgreSQL server for all files: TEST_DATABASE_URL tells them where, if it is not given. */
export default async function serveOnce(): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return beginRun(given);
  const binaries = postgresBinaries();
  if (!binaries) return undefined;
  const { url, stop } = await startPostgres(binaries);
  process.env.TEST_DATABASE_URL = url;
  return async () => {
    delete process.env.TEST_DATABASE_URL;
    await stop();
  };
}
