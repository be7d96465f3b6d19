import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresBinaries } from '#tests/server/harness/postgres/postgres-server.ts';

export type Stop = 'fast' | 'immediate';

const numberOf = (flag: string): number =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      // a listening TCP server has an address with a port
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** A PostgreSQL server on a port of 127.0.0.1 that can be stopped and started again. */
export const restartablePostgres = async () => {
  const binaries = postgresBinaries();
  if (!binaries) throw new Error('no PostgreSQL server is installed');
  // the server refuses to run as root
  const as = process.getuid?.() === 0 ? { uid: numberOf('-u'), gid: numberOf('-g') } : {};
  const folder = mkdtempSync(join(tmpdir(), 'chaos-'));
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const run = (program: string, args: readonly string[]) =>
    execFileSync(join(binaries, program), args, { ...as, stdio: 'ignore' });
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C']);
  const port = await freePort();
  const settings = `-k ${folder} -p ${port} -c listen_addresses=127.0.0.1 -c max_connections=200`;
  const start = (): void => {
    run('pg_ctl', ['-D', data, '-w', '-o', settings, '-l', join(folder, 'log'), 'start']);
  };
  const stop = (how: Stop): void => {
    run('pg_ctl', ['-D', data, '-w', '-m', how, 'stop']);
  };
  start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    /** The postmaster's id. */
    pid: (): number => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    start,
    stop,
    remove: (): void => {
      stop('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
