import { DirectoryTakenError } from '#server/db/directory-lock.ts';
import { NoDatabaseError } from '#server/db/open-existing.ts';
import { ConfigError } from '#server/platform/config/config.ts';
import { RefusedError } from '#server/platform/endpoint/errors.ts';
import { printable } from '../conform/words.ts';

export class HomeFileError extends Error {
  constructor(
    message: string,
    readonly below: readonly string[] = [],
  ) {
    super(message);
  }
}

const kinds = [NoDatabaseError, DirectoryTakenError, ConfigError];

const ofFile: Readonly<Record<string, string>> = {
  ENOENT: '没有这个文件或文件夹',
  EISDIR: '是文件夹，不是文件',
  EACCES: '不能读写',
  EROFS: '不能写入',
  ENOSPC: '磁盘已满',
};

type System = Error & { code?: unknown; path?: unknown };

/** The lines to print for a failure; rethrows programming errors. */
export const failureLines = (error: unknown): string[] => {
  if (error instanceof HomeFileError) return [error.message, ...error.below];
  if (error instanceof RefusedError) return ['数据库里还没有首页，请先启动一次服务（npm start）'];
  if (!(error instanceof Error)) throw error;
  // the cause of a failed query is the driver's error
  const cause: System = error.cause instanceof Error ? error.cause : error;
  const code = typeof cause.code === 'string' ? cause.code : '';
  if (kinds.some((kind) => cause instanceof kind)) return [cause.message];
  if (code === '') throw error;
  const words = ofFile[code];
  return [
    printable(
      words && typeof cause.path === 'string'
        ? `${cause.path} ${words}`
        : `无法完成：${cause.message || code}`,
    ),
  ];
};
