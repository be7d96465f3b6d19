import { ConfigError } from './platform/config/config.ts';
import type { S3Config } from './platform/storage/s3/config.ts';
import { faultOf } from './platform/storage/s3/store.ts';

/**
 * The line that a start prints. Throws {@link ConfigError} where waiting helps nothing; while the store cannot be
 * reached the server starts, since most of it does without.
 */
export const checkStore = async (s3: S3Config): Promise<string> => {
  const fault = await faultOf(s3);
  if (!fault) return `文件存储：${s3.endpoint}`;
  if (!fault.passes) throw new ConfigError(`${fault.sentence}。`);
  return `文件存储：${fault.sentence}，连上以前不能上传，也看不到其中的文件`;
};
