import { DirectoryTakenError } from '#server/db/directory-lock.ts';
import { NoDatabaseError } from '#server/db/open-existing.ts';
import { ConfigError } from '#server/platform/config/config.ts';
import { isDiskFull } from '#server/platform/storage/full-disk.ts';
import { BackupError } from './refusal.ts';

const kinds = [BackupError, NoDatabaseError, DirectoryTakenError, ConfigError];

/**
 * Runs a command: what is said for people stands in one line after `cannot`, as does what the system or
 * the database refuses; exit code 2.
 */
export const runForPeople = async (cannot: string, work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    process.exitCode = 2;
    if (isDiskFull(error)) {
      console.error(
        `${cannot}：磁盘已满，请在它要写入的文件夹所在的磁盘腾出空间（如旧的备份和日志）后重新运行`,
      );
      return;
    }
    if (!(error instanceof Error)) throw error;
    // a query that failed has what the driver said as its cause
    const cause = error.cause instanceof Error ? error.cause : error;
    const code = 'code' in cause ? String(cause.code) : '';
    const isForPeople = code !== '' || kinds.some((kind) => cause instanceof kind);
    if (isForPeople) console.error(`${cannot}：${cause.message || code}`);
    else console.error(error);
  }
};
