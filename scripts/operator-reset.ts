/**
 * `npm run operator:reset -- <account>`: a new password for an operator who cannot sign in any more, from
 * OPERATOR_PASSWORD or generated and told once. Exit code 1 where there is no such account, 2 without a database.
 */
import { DirectoryTakenError } from '#server/db/directory-lock.ts';
import { NoDatabaseError, openExisting } from '#server/db/open-existing.ts';
import { resetOperator } from '#server/domains/operator/index.ts';
import { ConfigError, REPORTS_FOLDER, readConfig } from '#server/platform/config/config.ts';
import { findRootDir } from '#server/platform/config/root-dir.ts';

const CANNOT = 2;

const reset = async (account: string): Promise<void> => {
  const config = readConfig(process.env);
  const { apiOrigin, homeFrom, dataDir } = config;
  const reports = { databaseUrl: undefined, dataDir, databaseFolder: REPORTS_FOLDER };
  const location = apiOrigin && !homeFrom ? reports : config;
  const made = await openExisting(location, findRootDir(), (db) =>
    resetOperator(db, account, config.operatorPassword, Date.now()),
  );
  if (!made) {
    console.error(`没有账号 ${account}`);
    process.exitCode = 1;
    return;
  }
  const password = made.password
    ? `新密码 ${made.password}（只显示这一次）`
    : '新密码见 OPERATOR_PASSWORD';
  console.log(`账号 ${made.name} 已重置，可以登录；以前的登录和备用码已失效。${password}`);
};

const isForPeople = (error: unknown): error is Error =>
  [NoDatabaseError, DirectoryTakenError, ConfigError].some((kind) => error instanceof kind);

const [account = ''] = process.argv.slice(2);
if (account.trim() === '') {
  console.error('用法：npm run operator:reset -- <账号>');
  process.exitCode = 1;
} else {
  try {
    await reset(account.trim());
  } catch (error) {
    if (!isForPeople(error)) throw error;
    console.error(`无法重置：${error.message}`);
    process.exitCode = CANNOT;
  }
}
