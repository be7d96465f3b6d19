import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freeBytes } from '../storage/disk-capacity.ts';
import { ConfigError } from './config.ts';

const reasons: Readonly<Record<string, string>> = {
  EACCES: '没有写入权限',
  ENOSPC: '所在的磁盘已满，请腾出空间',
  ENOTDIR: '它或它的上级是一个文件，应为文件夹',
  EDQUOT: '所在的磁盘配额已满，请腾出空间',
  EPERM: '没有写入权限',
  EROFS: '所在的文件系统是只读的',
};

/** Node's own recursive `mkdir` never returns where the system makes no folders at all. */
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

const MEGABYTE = 1024 * 1024;

/**
 * Makes the folder if it is missing. Throws {@link ConfigError} where nothing can be written, or less than `needs`
 * bytes are free.
 */
export const prepareDataDir = (
  directory: string,
  needs = 0,
  free: (folder: string) => number = freeBytes,
): void => {
  try {
    makeFolder(directory);
    rmdirSync(mkdtempSync(join(directory, '.writable-')));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = reasons[code] ?? `无法写入（${code}）`;
    throw new ConfigError(`环境变量 DATA_DIR 无效：${directory} ${reason}`);
  }
  const left = free(directory);
  if (left < needs)
    throw new ConfigError(
      `磁盘已满：${directory} 所在的磁盘只剩 ${Math.floor(left / MEGABYTE)} MB，至少要有 ${Math.ceil(needs / MEGABYTE)} MB，请腾出空间（如旧的备份和日志），或用 DATA_DIR 换一个文件夹，再重新启动`,
    );
};
