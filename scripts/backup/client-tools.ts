import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError } from './refusal.ts';

const HOME = '/usr/lib/postgresql';

const versionOf = (folder: string): number => {
  try {
    const output = execFileSync(join(folder, 'pg_dump'), ['--version'], { encoding: 'utf8' });
    return Number(/\) (\d+)/.exec(output)?.[1] ?? 0);
  } catch {
    return 0;
  }
};

const folders = (): string[] => {
  const versions = existsSync(HOME) ? readdirSync(HOME).filter((name) => /^\d+$/.test(name)) : [];
  const ofDebian = versions.sort((a, b) => Number(a) - Number(b));
  // '' stands for PATH
  return [...ofDebian.map((version) => join(HOME, version, 'bin')), ''];
};

/**
 * The folder of PostgreSQL's programs for a server of version `major`: the oldest not older than the server,
 * since newer ones write what it does not understand. Throws {@link BackupError}.
 */
export const findClientTools = (major: number): string => {
  const found = folders().find((folder) => versionOf(folder) >= major);
  if (found === undefined)
    throw new BackupError(
      `没有找到 PostgreSQL ${major} 或更新版本的 pg_dump、pg_restore 和 psql：请安装 postgresql-client-${major}`,
    );
  return found;
};

/** The password goes into the environment, since everybody on the machine can see commands. */
const hidden = (url: string): { dbname: string; env: NodeJS.ProcessEnv } => {
  if (!URL.canParse(url)) return { dbname: url, env: process.env };
  const open = new URL(url);
  if (open.password === '') return { dbname: url, env: process.env };
  const PGPASSWORD = decodeURIComponent(open.password);
  open.password = '';
  return { dbname: open.href, env: { ...process.env, PGPASSWORD } };
};

export const startClientTool = (
  folder: string,
  name: 'pg_dump' | 'pg_restore' | 'psql',
  { url, args }: { url?: string; args: readonly string[] },
) => {
  const { dbname, env } = url === undefined ? { dbname: '', env: process.env } : hidden(url);
  const database = url === undefined ? [] : [`--dbname=${dbname}`];
  const child = spawn(join(folder, name), [...args, ...database], { env });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  // a writer to a program that has ended gets the reason from `ended`
  child.stdin.on('error', () => {});
  const code = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  code.catch(() => {});
  /** Resolves once the program has succeeded. Throws {@link BackupError} with its error output. */
  const ended = async (): Promise<void> => {
    if ((await code) !== 0) throw new BackupError(`${name}：${errors.trim()}`);
  };
  const output = async function* (): AsyncGenerator<Uint8Array> {
    yield* child.stdout;
    await ended();
  };
  return { input: child.stdin, output, ended };
};
