import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, onTestFinished } from 'vitest';
import { findRootDir } from '#server/platform/config/root-dir.ts';
import { copyTemplate } from '../../../harness/test-database.ts';
import { shortRun } from '../bundled.ts';
import { filledPostgres, onEmbedded } from '../postgres/database.ts';

export const command = await shortRun('server/main.ts');

/** Servers in processes of their own, on a folder of data that each test of a file has for itself. */
export const startedServers = () => {
  const children = new Set<ChildProcess>();
  let dataDir = '';

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'server-'));
  });
  afterEach(() => {
    for (const child of children) child.kill('SIGKILL');
    children.clear();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const settings = (more: Record<string, string> = {}) => {
    const { DATABASE_URL: _url, API_ORIGIN: _origin, ...rest } = process.env;
    return { cwd: findRootDir(), env: { ...rest, PORT: '0', DATA_DIR: dataDir, ...more } };
  };

  const start = async (more?: Record<string, string>) => {
    const child = spawn(process.execPath, command, settings(more));
    children.add(child);
    const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const origin = await new Promise<string>((resolve, reject) => {
      let output = '';
      const hear = (chunk: Buffer) => {
        output += chunk.toString();
        const [, found] = /(http:\S+)\/drawIndex/.exec(output) ?? [];
        if (found) resolve(found);
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      void exit.then(() => reject(new Error(output)));
    });
    return { child, exit, origin };
  };

  /**
   * A database with the demo data for the servers of a test, and the setting that names it: on PostgreSQL, where a
   * start costs half, or in the folder in the whole run.
   */
  const filled = async (): Promise<Record<string, string>> => {
    if (onEmbedded) {
      await copyTemplate(join(dataDir, 'database'));
      return {};
    }
    const { url, drop } = await filledPostgres();
    onTestFinished(drop);
    return { DATABASE_URL: url };
  };
  return { settings, start, filled, dataDir: () => dataDir };
};
