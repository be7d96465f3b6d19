import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const HOME = '/usr/lib/postgresql';

/** Where the newest installed PostgreSQL server is; null without one. */
export const postgresBinaries = (): string | null => {
  if (!existsSync(HOME)) return null;
  const [newest] = readdirSync(HOME).sort((a, b) => Number(b) - Number(a));
  const directory = join(HOME, newest ?? '', 'bin');
  return existsSync(join(directory, 'postgres')) ? directory : null;
};

const numberOf = (flag: string): number =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

// the server refuses to run as root
const identity = () =>
  process.getuid?.() === 0 ? { uid: numberOf('-u'), gid: numberOf('-g') } : {};

const untilReady = (server: ReturnType<typeof spawn>): Promise<void> =>
  new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(log)));
  });

/** A PostgreSQL server of our own on a socket in a temporary folder. */
export const startPostgres = async (
  binaries: string,
): Promise<{ url: string; stop: () => Promise<void> }> => {
  const directory = mkdtempSync(join(tmpdir(), 'pg-'));
  const as = identity();
  if (as.uid !== undefined) chownSync(directory, as.uid, as.gid);
  const data = join(directory, 'data');
  const rules = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(binaries, 'initdb'), ['-D', data, ...rules], { ...as, stdio: 'ignore' });
  const settings = [
    'listen_addresses=',
    // several test files use it at once, some with several servers
    'max_connections=300',
    // nothing outlives it: what is written for a crash or a standby alone is a sixth of the work of a file
    'fsync=off',
    'full_page_writes=off',
    'synchronous_commit=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'max_wal_size=4GB',
    'bgwriter_lru_maxpages=0',
    // tables of some rows
    'autovacuum=off',
    'jit=off',
    // what it shares lies in its folder, and goes with that where it is killed
    'dynamic_shared_memory_type=mmap',
  ].flatMap((one) => ['-c', one]);
  const server = spawn(join(binaries, 'postgres'), ['-D', data, '-k', directory, ...settings], as);
  await untilReady(server);
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await ended;
    rmSync(directory, { recursive: true, force: true });
  };
  return { url: `postgres://postgres@localhost/postgres?host=${directory}`, stop };
};
