/**
 * `npm run backup -- <folder> [--keep <n>]`: backs up database, uploads and secret into a new folder below
 * that one while servers run; with `--keep` only the newest n remain. Exit code 1 for a wrong call, 2 if no
 * backup was made.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SECRET_FILE } from '#server/platform/auth/secret.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { dropOlder } from './backup/finished.ts';
import { runForPeople } from './backup/for-people.ts';
import { type MadeBackup, makeBackup } from './backup/make.ts';

type Options = { to: string; keep: number | undefined };

const read = (): Options | undefined => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { keep: { type: 'string' } },
    });
    const [to, ...more] = positionals;
    const isFine = values.keep === undefined || /^[1-9]\d{0,3}$/.test(values.keep);
    if (to === undefined || to === '' || more.length > 0 || !isFine) return undefined;
    return { to, keep: values.keep === undefined ? undefined : Number(values.keep) };
  } catch {
    return undefined;
  }
};

const MEGABYTE = 1e6;

const tell = ({ folder, manifest: { parts } }: MadeBackup): void => {
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  console.log(`备份完成：${folder}（${parts.length} 个文件，${(bytes / MEGABYTE).toFixed(1)} MB）`);
  if (!parts.some(({ path }) => path === SECRET_FILE))
    console.log('备份里没有密钥：请另外保管 ACCOUNT_SECRET，没有它就读不出证件号码');
};

const backUp = async ({ to, keep }: Options): Promise<void> => {
  // a backup is as confidential as the database, and includes its key
  process.umask(0o077);
  tell(await makeBackup({ config: readConfig(process.env), to }));
  const removedCount = keep === undefined ? 0 : await dropOlder(resolve(to), keep);
  if (removedCount > 0) console.log(`已删除 ${removedCount} 个较早的备份`);
};

const options = read();
if (options) await runForPeople('无法备份', () => backUp(options));
else {
  console.error('用法：npm run backup -- <文件夹> [--keep <保留个数>]');
  process.exitCode = 1;
}
