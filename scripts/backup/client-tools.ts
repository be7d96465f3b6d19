import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError } from './refusal.ts';

/** Where Debian keeps the programs of each version. */
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
  // what is found by PATH stands in no folder
  return [...ofDebian.map((version) => join(HOME, version, 'bin')), ''];
};

/**
 * The folder of PostgreSQL's programs for a server of version `major`: the oldest that are not older
 * than the server, since newer ones write what it does not know. Throws {@link BackupError}.
 */
export const findClientTools = (major: number): string => {
  const found = folders().find((folder) => versionOf(folder) >= major);
  if (found === undefined)
    throw new BackupError(
      `没有找到 PostgreSQL ${major} 或更新版本的 pg_dump、pg_restore 和 psql：请安装 postgresql-client-${major}`,
    );
  return found;
};

/** The password goes by the environment: what stands in a command is seen by everybody on the machine. */
const hidden = (url: string): { dbname: string; env: NodeJS.ProcessEnv } => {
  if (!URL.canParse(url)) return { dbname: url, env: process.env };
  const open = new URL(url);
  if (open.password === '') return { dbname: url, env: process.env };
  const PGPASSWORD = decodeURIComponent(open.password);
  open.password = '';
  return { dbname: open.href, env: { ...process.env, PGPASSWORD } };
};

/** Starts a program of `folder`; with `url`, on that database. */
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
  // whoever writes to a program that has ended reads the reason in `ended`
  child.stdin.on('error', () => {});
  const code = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  code.catch(() => {});
  /** Resolves when it has done its work. Throws {@link BackupError} with what it complained of. */
  const ended = async (): Promise<void> => {
    if ((await code) !== 0) throw new BackupError(`${name}：${errors.trim()}`);
  };
  /** What it writes; throws as `ended` does. */
  const output = async function* (): AsyncGenerator<Uint8Array> {
    yield* child.stdout;
    await ended();
  };
  return { input: child.stdin, output, ended };
};
