/**
 * `npm run media:move`: copies what was uploaded from the folder to the store that S3_* names, while servers serve,
 * and compares each file. With `--remove` what the store has is removed from the folder. Can be interrupted and run
 * again. Exit code 1 for a wrong call, 2 on failure or where files are left.
 */
import { DirectoryTakenError, lockDirectory } from '#server/db/directory-lock.ts';
import { ConfigError, readConfig } from '#server/platform/config/config.ts';
import { type MoveReport, moveUploads } from '#server/platform/storage/move-uploads.ts';
import { faultOf, openS3Store } from '#server/platform/storage/s3/store.ts';
import { uploadsFolder } from '#server/platform/storage/uploads.ts';
import { runForPeople } from './backup/for-people.ts';

/** Between two lines of progress. */
const STEP = 200;

const megabytes = (bytes: number): string => (bytes / 1024 ** 2).toFixed(1);

const list = (files: readonly string[], why: string): void => {
  if (files.length === 0) return;
  process.exitCode = 2;
  console.log(`${files.length} 个${why}：`);
  for (const file of files) console.log(`  ${file}`);
};

const tell = ({ copied, copiedBytes, before, removed, different, broken, stopped }: MoveReport) => {
  const removedText = removed > 0 ? `，从本机删除 ${removed} 个` : '';
  const word = stopped ? '已停下，再运行一次就接着做' : '完成';
  console.log(
    `${word}：新复制 ${copied} 个（${megabytes(copiedBytes)} MB），以前已复制 ${before} 个${removedText}`,
  );
  list(different, '在存储里已有另一份内容，没有动');
  list(broken, '复制后核对不一致，没有保留，请再运行一次');
  if (stopped) process.exitCode = 2;
};

const stopSignal = (): AbortSignal => {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      console.log('正在停下：先完成这一个文件……');
      controller.abort();
    });
  return controller.signal;
};

const lockFolder = (directory: string): (() => void) => {
  try {
    return lockDirectory(`${directory}/.moving`);
  } catch (error) {
    if (error instanceof DirectoryTakenError) throw new ConfigError('另一个 media:move 正在进行');
    throw error;
  }
};

const move = async (remove: boolean): Promise<void> => {
  const { s3, dataDir } = readConfig(process.env);
  if (!s3) throw new ConfigError('没有设置 S3_ENDPOINT 等环境变量，不知道搬到哪里');
  const fault = await faultOf(s3);
  if (fault) throw new ConfigError(fault.sentence);
  const directory = uploadsFolder(dataDir);
  const unlock = lockFolder(directory);
  const onFile = ({ copied, copiedBytes, before }: MoveReport) => {
    if ((copied + before) % STEP === 0)
      console.log(`已处理 ${copied + before} 个，复制 ${megabytes(copiedBytes)} MB……`);
  };
  try {
    const store = openS3Store(s3);
    tell(await moveUploads({ directory, store, remove, stop: stopSignal(), onFile }));
  } finally {
    unlock();
  }
};

const [option, ...more] = process.argv.slice(2);
if (more.length > 0 || (option !== undefined && option !== '--remove')) {
  console.error('用法：npm run media:move [-- --remove]');
  process.exitCode = 1;
} else await runForPeople('无法搬到文件存储', () => move(option === '--remove'));
