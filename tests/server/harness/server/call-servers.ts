import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterAll, onTestFinished } from 'vitest';
import { openPostgres } from '#server/db/postgres.ts';
import { findRootDir } from '#server/platform/config/root-dir.ts';
import { migrations } from '../../../harness/test-database.ts';
import { bundled } from '../bundled.ts';
import { filledPostgres } from '../postgres/database.ts';

/** How many servers share a database. */
export const SERVERS = 3;

export type CallRequest = { path: string; payload: object; token: string };
export type ServerRequest = { calls: readonly CallRequest[]; at?: number };
export type Reply = { code: string; msg: string; data: unknown };

/** Servers in processes of their own on one database; none outlives its test file. */
export const callServers = () => {
  const children = new Set<ChildProcess>();
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
  });

  const server = (script: string, url: string) => {
    const child = spawn(process.execPath, [script, url], {
      cwd: findRootDir(),
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    children.add(child);
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    const reason = async (): Promise<string> => String((await lines.next()).value);
    const tell = (line: ServerRequest) => child.stdin.write(`${JSON.stringify(line)}\n`);
    return { reason, tell, stop: () => child.kill() };
  };

  const start = async (url: string) => {
    const script = await bundled('tests/server/harness/callers.ts');
    const servers = Array.from({ length: SERVERS }, () => server(script, url));
    for (const { reason } of servers) {
      const word = await reason();
      if (word !== 'ready') throw new Error(`a server said ${word}`);
    }
    /** Makes all calls at once, each by the next server in turn; what they were told, in their order. */
    const callAll = async (calls: readonly CallRequest[], at?: number): Promise<Reply[]> => {
      const notices = await Promise.all(
        servers.map(async ({ reason, tell }, index): Promise<Reply[]> => {
          const own = calls.filter((_, n) => n % SERVERS === index);
          tell(at === undefined ? { calls: own } : { calls: own, at });
          return JSON.parse(await reason());
        }),
      );
      return calls.flatMap((_, n) => notices[n % SERVERS]?.[Math.floor(n / SERVERS)] ?? []);
    };
    const stop = (): void => {
      for (const server of servers) server.stop();
    };
    return { callAll, stop };
  };

  /** Servers on a filled database that is theirs and the test's, and gone after it. */
  const open = async () => {
    const { url, drop } = await filledPostgres();
    const { db, close } = await openPostgres(url, migrations);
    onTestFinished(() => close().then(drop));
    const { callAll, stop } = await start(url);
    onTestFinished(stop);
    return { db, callAll };
  };
  return open;
};
