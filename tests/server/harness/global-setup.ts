import { postgresBinaries, startPostgres } from './postgres/postgres-server.ts';
import { beginRun } from './postgres/postgres-template.ts';
import { hasRedis } from './server/redis-server.ts';

/** The server that this run has started for another project. */
const OWN = 'TEST_DATABASE_OWN';

/** Once for all projects: the first setup of a run begins. */
const LISTED = 'TEST_MISSING_TOLD';

/** What this machine lacks, and what that leaves out. */
const tellMissing = (hasPostgres: boolean): void => {
  if (process.env[LISTED]) return;
  process.env[LISTED] = '1';
  if (!hasPostgres)
    console.log(
      'No PostgreSQL here: tests run on the embedded database, and those of its own are skipped.',
    );
  if (!hasRedis)
    console.log('No Redis here: the tests of limits that servers share by it are skipped.');
};

/** One PostgreSQL server for all files: TEST_DATABASE_URL tells them where, if it is not given. */
export default async function serveOnce(): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given && given === process.env[OWN]) return undefined;
  if (given) return beginRun(given);
  const binaries = postgresBinaries();
  tellMissing(binaries !== null);
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
