/**
 * `npm run audit`: checks that orders, ledger, stock and access agree. Only reads, never migrates. Exit code
 * 1 if they do not, 2 without a database. Names that pose as the site are reported beside and do not count as
 * faults.
 */

import { DirectoryTakenError } from '#server/db/directory-lock.ts';
import { NoDatabaseError, readExisting } from '#server/db/open-existing.ts';
import { orderTable } from '#server/db/tables/order.ts';
import { auditBooks, findPosingNames } from '#server/libraries/audit/index.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { findRootDir } from '#server/platform/config/root-dir.ts';

const CANNOT = 2;

try {
  const { breaches, names, orders } = await readExisting(
    readConfig(process.env),
    findRootDir(),
    async (db) => ({
      breaches: await auditBooks(db),
      names: await findPosingNames(db),
      orders: await db.$count(orderTable),
    }),
  );
  for (const { rule, ids } of breaches) console.error(`不符：${rule}（编号 ${ids.join('、')}）`);
  for (const [whose, posing] of [
    ['会员', names.members],
    ['考试队伍', names.teams],
  ] as const)
    for (const { id, name } of posing)
      console.log(`请核对：${whose} ${id} 的名称“${name}”会让人以为是平台或工作人员`);
  const outcome = breaches.length === 0 ? '账目核对无误' : `共 ${breaches.length} 项不符`;
  console.log(`${outcome}（${orders} 个订单）`);
  process.exitCode = breaches.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof Error)) throw error;
  const isForPeople = error instanceof NoDatabaseError || error instanceof DirectoryTakenError;
  console.error(isForPeople ? `无法核对：${error.message}` : error);
  process.exitCode = CANNOT;
}
