import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigError } from './config.ts';

const reasons: Readonly<Record<string, string>> = {
  EACCES: '没有写入权限',
  ENOSPC: '所在的磁盘已满，请腾出空间',
  ENOTDIR: '它或它的上级是一个文件，应为文件夹',
  EDQUOT: '所在的磁盘配额已满，请腾出空间',
  EPERM: '没有写入权限',
  EROFS: '所在的文件系统是只读的',
};

/** Node's own recursive `mkdir` tries for ever where the system makes no folders at all. */
const makeFolder = (directory: string): void => {
  if (existsSync(directory)) return;
  makeFolder(dirname(directory));
  try {
    mkdirSync(directory);
  } catch (error) {
    // another server may have made it meanwhile
    if (!existsSync(directory)) throw error;
  }
};

/** Makes the folder where there is none. Throws {@link ConfigError} where nothing can be written. */
export const prepareDataDir = (directory: string): void => {
  try {
    makeFolder(directory);
    rmdirSync(mkdtempSync(join(directory, '.writable-')));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = reasons[code] ?? `无法写入（${code}）`;
    throw new ConfigError(`环境变量 DATA_DIR 无效：${directory} ${reason}`);
  }
};
