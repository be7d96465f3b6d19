import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#scripts/project.mjs';

export type Server = {
  origin: string;
  child: ChildProcess;
  /** Resolves with the exit code. */
  exited: Promise<number | null>;
  isAlive: () => boolean;
};

export const site = (databaseUrl: string) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'chaos-site-'));
  const { API_ORIGIN: _origin, WECHAT_APP_ID: _app, REDIS_URL: _redis, ...rest } = process.env;
  const env = {
    ...rest,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    ACCOUNT_SECRET: 'a secret of the chaos runs, known to all',
    PORT: '0',
  };
  return { env, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
};

export type Site = ReturnType<typeof site>;

export const startServer = ({ env }: Site, folder: string = root): Promise<Server> => {
  const child = spawn(process.execPath, ['dist/server/main.js'], { cwd: folder, env });
  let code: number | null | undefined;
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', (ended) => {
      code = ended;
      resolve(ended);
    });
  });
  return new Promise((resolve, reject) => {
    let output = '';
    const hear = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-20_000);
      const [, origin] = /(http:\S+)\/drawIndex/.exec(output) ?? [];
      if (origin) resolve({ origin, child, exited, isAlive: () => code === undefined });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void exited.then(() => reject(new Error(output)));
  });
};

export const stopServers = async (servers: readonly Server[]): Promise<void> => {
  for (const { child } of servers) child.kill('SIGTERM');
  await Promise.all(servers.map(({ exited }) => exited));
};
