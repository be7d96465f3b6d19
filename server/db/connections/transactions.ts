import { DrizzleQueryError, type ExtractTablesWithRelations, sql } from 'drizzle-orm';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Database } from '../database.ts';
import { isLost } from './lost.ts';

type NoTables = Record<string, never>;
type Transaction = NodePgTransaction<NoTables, ExtractTablesWithRelations<NoTables>>;

const dialect = new PgDialect({ casing: 'snake_case' });

const connect = (pool: pg.Pool): Promise<pg.PoolClient> =>
  pool.connect().catch((error: Error) => {
    throw new DrizzleQueryError('begin', [], error);
  });

const transactionOn = (client: pg.PoolClient): Transaction => {
  const session = new NodePgSession<NoTables, ExtractTablesWithRelations<NoTables>>(
    client,
    dialect,
    undefined,
  );
  return new NodePgTransaction(dialect, session, undefined);
};

const rolledBack = (tx: Pick<Database, 'execute'>): Promise<boolean> =>
  tx.execute(sql`rollback`).then(
    () => true,
    () => false,
  );

/**
 * Runs `work` in a transaction on a connection of its own, which is returned to the pool in any case: to be discarded
 * if it broke or could not be rolled back.
 */
export const transactOn =
  (pool: pg.Pool) =>
  async <T>(work: (tx: Transaction) => Promise<T>, config?: PgTransactionConfig): Promise<T> => {
    const client = await connect(pool);
    const tx = transactionOn(client);
    let usable = true;
    try {
      await tx.execute(sql`begin`);
      if (config) await tx.setTransaction(config);
      const result = await work(tx);
      await tx.execute(sql`commit`);
      return result;
    } catch (error) {
      usable = !isLost(error) && (await rolledBack(tx));
      throw error;
    } finally {
      client.release(!usable);
    }
  };
