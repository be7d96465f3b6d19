import { expect, it } from 'vitest';
import { ConfigError } from '#server/platform/config/config.ts';
import { startFailure } from '#server/start-failure.ts';

const coded = (more: Record<string, unknown>, message = 'from below') =>
  Object.assign(new Error(message), more);
const query = (cause: unknown) => new Error('Failed query: create table "x"\nparams: ', { cause });

const FULL =
  '磁盘已满：请在 /srv/data 所在的磁盘腾出空间（如旧的备份和日志），或用 DATA_DIR 换一个文件夹，再重新启动。';

it.each([
  [query(coded({ code: '42501' })), '数据库用户没有建表的权限，请给它权限，或换一个用户。'],
  [query(coded({ errno: 51 })), FULL],
  [{ name: 'ErrnoError', errno: 51 }, FULL],
  [query({ name: 'ErrnoError', errno: 51 }), FULL],
  [query(new Error('could not extend file: No space left on device')), FULL],
  [query(coded({ code: '53100' })), FULL],
  [coded({ code: 'ENOSPC' }), FULL],
  [coded({ code: '28P01' }), '数据库不接受这个用户名或密码，请检查 DATABASE_URL。'],
  [
    coded({ code: 'ECONNREFUSED', address: '127.0.0.1', port: 1 }),
    '连不上 127.0.0.1:1，请检查地址，以及那里的服务是否在运行。',
  ],
  [
    Object.assign(
      new AggregateError([coded({ code: 'ECONNREFUSED', address: '::1', port: 5432 })]),
      { code: 'ECONNREFUSED' },
    ),
    '连不上 ::1:5432，请检查地址，以及那里的服务是否在运行。',
  ],
  [coded({ code: 'ENOTFOUND', hostname: 'db.example' }), '找不到主机 db.example，请检查地址。'],
  [new ConfigError('PORT 无效'), 'PORT 无效'],
  [query(new Error('relation "x" does not exist')), 'relation "x" does not exist'],
  [coded({ code: 'ECONNRESET' }, ''), 'ECONNRESET'],
  ['no error', 'no error'],
])('says why in one sentence: %o', (error, sentence) => {
  expect(startFailure(error, '/srv/data')).toBe(sentence);
});

it('names the machine of the database where that keeps the data', () => {
  expect(startFailure(query(coded({ code: '53100' })))).toBe(
    '数据库服务器的磁盘已满，请在那里腾出空间后重新启动。',
  );
});
