/**
 * `npm run restore -- <backup> [--replace]`: restores a backup into the configured database and DATA_DIR,
 * which no server may be using; `--replace` is required if they have data. Exit code 1 for a wrong call, 2 on
 * failure.
 */
import { parseArgs } from 'node:util';
import { readConfig } from '#server/platform/config/config.ts';
import { findRootDir } from '#server/platform/config/root-dir.ts';
import { runForPeople } from './backup/for-people.ts';
import { restoreBackup } from './backup/restore.ts';

type Options = { from: string; replace: boolean };

const read = (): Options | undefined => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
    const [from, ...more] = positionals;
    if (from === undefined || from === '' || more.length > 0) return undefined;
    return { from, replace: values.replace };
  } catch {
    return undefined;
  }
};

const restore = async (options: Options): Promise<void> => {
  const config = readConfig(process.env);
  const { madeAt, parts } = await restoreBackup({ ...options, config, rootDir: findRootDir() });
  console.log(`恢复完成：${madeAt} 的备份，${parts.length} 个文件。可以启动服务了（npm start）`);
};

const options = read();
if (options) await runForPeople('无法恢复', () => restore(options));
else {
  console.error('用法：npm run restore -- <备份文件夹> [--replace]');
  process.exitCode = 1;
}
