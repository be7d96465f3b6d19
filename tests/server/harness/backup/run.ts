import { spawn } from 'node:child_process';
import { shortRun } from '../bundled.ts';
import type { Site } from './site.ts';

type Ended = { code: number | null; signal: NodeJS.Signals | null; output: string };

export const runOn = async (
  { config, rootDir }: Pick<Site, 'config' | 'rootDir'>,
  script: string,
  args: readonly string[],
): Promise<Ended> => {
  const { DATABASE_URL: _url, ACCOUNT_SECRET: _secret, ...rest } = process.env;
  const position = { DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl ?? '' };
  const command = [...(await shortRun(script)), ...args];
  const child = spawn(process.execPath, command, { cwd: rootDir, env: { ...rest, ...position } });
  let output = '';
  const hear = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal, output }));
  });
};
