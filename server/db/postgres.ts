import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { limitConcurrency } from '../platform/limits/limit-concurrency.ts';
import { assertUpgradable } from './baseline.ts';
import type { Connections } from './connections/line.ts';
import { migrateServed } from './connections/migrate.ts';
import { type Broken, KEEP_ALIVE, openPool } from './connections/pool.ts';
import { transactOn } from './connections/transactions.ts';
import { watchLine } from './connections/watch.ts';
import type { Database, Filling, OpenDatabase } from './database.ts';
import { insertDemo } from './demo/insert.ts';

/** Transactions of a process at a time: those waiting for locks leave connections to readers. */
const TRANSACTIONS = 6;

/** The key of the advisory lock on starting; no other lock may use this number. */
export const START_LOCK = 720_115;
/** How long the way to the server may take, in ms. */
const CONNECT_LIMIT = 10_000;
/** After this long, in ms, somebody who starts a server is told what it waits for. */
const UNEXPLAINED = 2000;

const sayBroken: Broken = (error) => console.error('数据库连接中断：', error.message);

const lockStart = async (client: pg.Client): Promise<void> => {
  const timer = setTimeout(
    () => console.log('另一个服务正在准备数据库，等待它完成……'),
    UNEXPLAINED,
  );
  await client
    .query('select pg_advisory_lock($1)', [START_LOCK])
    .finally(() => clearTimeout(timer));
};

/** Migrates and fills the database at `url`, one server at a time; the lock ends with the connection. */
const prepare = async (
  url: string,
  migrationsFolder: string,
  { demo = true }: Filling,
): Promise<void> => {
  const client = new pg.Client({
    ...KEEP_ALIVE,
    application_name: `${KEEP_ALIVE.application_name}-start`,
    connectionString: url,
    connectionTimeoutMillis: CONNECT_LIMIT,
    // a server's own settings must not end what takes its time
    options: '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0',
  });
  client.on('error', sayBroken);
  await client.connect();
  try {
    const db = drizzle({ client, casing: 'snake_case' });
    await lockStart(client);
    await assertUpgradable(db, migrationsFolder);
    await migrateServed(client, db, migrationsFolder);
    if (demo) await insertDemo(db);
  } finally {
    await client.end();
  }
};

/** A pool whose transactions queue in memory, so that they never take all connections. */
const boundedPool = (pool: pg.Pool) => {
  const db: Database = drizzle({ client: pool, casing: 'snake_case' });
  const transact = transactOn(pool);
  const inTurn = limitConcurrency(TRANSACTIONS);
  db.transaction = (work, config) => inTurn(() => transact(work, config));
  const connections = (): Connections => ({
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
    transactions: inTurn.waiting(),
  });
  return { db, connections };
};

/**
 * A database that is prepared already. `broken` is told of each connection that breaks.
 * @internal Tests copy prepared ones.
 */
export const servePostgres = async (
  url: string,
  broken: Broken = sayBroken,
): Promise<OpenDatabase> => {
  const { pool, renew } = openPool(url, broken);
  const line = watchLine({ ...KEEP_ALIVE, connectionString: url }, renew);
  // the connection of the watch shows servers that start later that this one serves
  await line.answers();
  const close = async () => {
    await line.close();
    await pool.end();
  };
  const { db, connections } = boundedPool(pool);
  return { db, line: { ...line, connections }, close };
};

/**
 * A PostgreSQL server by URL; several of our servers may start on it at once. `broken` is told of each
 * connection that breaks.
 */
export const openPostgres = async (
  url: string,
  migrationsFolder: string,
  filling: Filling = {},
  broken: Broken = sayBroken,
): Promise<OpenDatabase> => {
  await prepare(url, migrationsFolder, filling);
  return servePostgres(url, broken);
};
