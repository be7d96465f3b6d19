import { postgresBinaries, startPostgres } from './postgres-server.ts';
import { beginRun } from './postgres-template.ts';

/** The server that this run has started for another project. */
const OWN = 'TEST_DATABASE_OWN';

/** One PostgreSQL server for all files: TEST_DATABASE_URL tells them where, if it is not given. */
export default async function serveOnce(): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given && given === process.env[OWN]) return undefined;
  if (given) return beginRun(given);
  const binaries = postgresBinaries();
  if (!binaries) return undefined;
  const { url, stop } = await startPostgres(binaries);
  process.env.TEST_DATABASE_URL = url;
  process.env[OWN] = url;
  return async () => {
    delete process.env.TEST_DATABASE_URL;
    delete process.env[OWN];
    await stop();
  };
}
