/**
 * `npm run audit`: whether orders, ledger, stock and access fit together; exit code 1 where not.
 * Nothing is put into the database but the tables that it lacks.
 */
import { openDatabase } from '../server/db/open-database.ts';
import { tradeOrder } from '../server/db/tables/trade.ts';
import { auditBooks } from '../server/domains/trade/index.ts';
import { readConfig } from '../server/platform/config.ts';
import { findRootDir } from '../server/platform/root-dir.ts';

const { db, close } = await openDatabase(readConfig(process.env), findRootDir(), {
  demo: false,
});
try {
  const breaches = await auditBooks(db);
  for (const { rule, ids } of breaches) console.error(`不符：${rule}（编号 ${ids.join('、')}）`);
  const orders = await db.$count(tradeOrder);
  const outcome = breaches.length === 0 ? '账目核对无误' : `共 ${breaches.length} 项不符`;
  console.log(`${outcome}（${orders} 个订单）`);
  process.exitCode = breaches.length === 0 ? 0 : 1;
} finally {
  await close();
}
