import { ConfigError } from './platform/config/config.ts';
import { isDiskFull } from './platform/storage/full-disk.ts';

type Failure = {
  name?: unknown;
  message?: unknown;
  code?: unknown;
  cause?: unknown;
  address?: unknown;
  port?: unknown;
  hostname?: unknown;
};

/**
 * The innermost cause first: the database's error before the one that quotes the query, an address's before that of
 * all addresses of a host. Errors of the embedded file system are no `Error`.
 */
const chainOf = (error: unknown): Failure[] => {
  if (typeof error !== 'object' || error === null) return [];
  const failure: Failure = error;
  const behind = error instanceof AggregateError ? error.errors[0] : failure.cause;
  return [...chainOf(behind), failure];
};

const sentences: Readonly<Record<string, (failure: Failure) => string>> = {
  EADDRINUSE: () => '端口已被占用，请用 PORT 指定另一个端口。',
  ECONNREFUSED: ({ address, port }) =>
    `连不上 ${address}:${port}，请检查地址，以及那里的服务是否在运行。`,
  ETIMEDOUT: ({ address, port }) => `${address}:${port} 没有回应，请检查地址与防火墙。`,
  ENOTFOUND: ({ hostname }) => `找不到主机 ${hostname}，请检查地址。`,
  '28P01': () => '数据库不接受这个用户名或密码，请检查 DATABASE_URL。',
  '28000': () => '数据库不允许这个用户登录，请检查 DATABASE_URL。',
  '3D000': () => '数据库服务器上没有这个数据库，请先建立它，或检查 DATABASE_URL。',
  '42501': () => '数据库用户没有建表的权限，请给它权限，或换一个用户。',
  '53300': () => '数据库的连接数已满，请稍后再启动，或减少其他连接。',
};

/**
 * One sentence for whoever started the server, never the text of a query. `folder`: where data are stored; undefined
 * for a database server.
 */
export const startFailure = (error: unknown, folder?: string): string => {
  const chain = chainOf(error);
  if (isDiskFull(error))
    return folder === undefined
      ? '数据库服务器的磁盘已满，请在那里腾出空间后重新启动。'
      : `磁盘已满：请在 ${folder} 所在的磁盘腾出空间（如旧的备份和日志），或用 DATA_DIR 换一个文件夹，再重新启动。`;
  const own = chain.find((each) => each instanceof ConfigError);
  if (own) return own.message;
  for (const each of chain) {
    const sentence = sentences[String(each.code)];
    if (sentence) return sentence(each);
  }
  const [first] = chain;
  return String(first ? first.message || (first.code ?? first.name) : error);
};
