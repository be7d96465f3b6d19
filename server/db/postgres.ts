import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { limitConcurrency } from '../platform/limits/limit-concurrency.ts';
import { carryOver } from './baseline.ts';
import type { Database, Filling, OpenDatabase } from './database.ts';
import { insertDemo } from './demo/insert.ts';

/**
 * How long a question waits for a connection, in ms: longer than a page waits for its answer, so that
 * a crowd is served late before it is told that something is wrong.
 */
const LONGEST_WAIT = 20_000;

const CONNECTIONS = 10;
/** Transactions of a process at a time: those waiting for locks leave connections to readers. */
const TRANSACTIONS = 6;

/** The key of the advisory lock on starting; no other lock may use this number. */
const START_LOCK = 720_115;

const prepare = async (
  client: pg.PoolClient,
  migrationsFolder: string,
  { demo = true }: Filling,
): Promise<void> => {
  const db = drizzle({ client, casing: 'snake_case' });
  await client.query('select pg_advisory_lock($1)', [START_LOCK]);
  try {
    await carryOver(db, migrationsFolder);
    await migrate(db, { migrationsFolder });
    if (demo) await insertDemo(db);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [START_LOCK]);
  }
};

/** A pool whose transactions queue in memory, so that they never take all connections. */
const boundedPool = (pool: pg.Pool): Database => {
  const db = drizzle({ client: pool, casing: 'snake_case' });
  const begin = db.transaction.bind(db);
  const inTurn = limitConcurrency(TRANSACTIONS);
  db.transaction = (work, config) => inTurn(() => begin(work, config));
  return db;
};

/** A PostgreSQL server by URL; several of our servers may start on it at once. */
export const openPostgres = async (
  url: string,
  migrationsFolder: string,
  filling: Filling = {},
): Promise<OpenDatabase> => {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: LONGEST_WAIT,
    max: CONNECTIONS,
  });
  // without this listener, an idle connection that breaks would end the process
  pool.on('error', (error) => console.error('数据库连接中断：', error.message));
  try {
    const client = await pool.connect();
    try {
      await prepare(client, migrationsFolder, filling);
    } finally {
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db: boundedPool(pool), close: () => pool.end() };
};
