import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../../../../server/db/database.ts';
import { auditBooks } from '../../../../server/libraries/audit/index.ts';
import { everyRule } from '../../../../server/libraries/audit/rules.ts';

/** The audit as a function of the database, which plans it once and not at every step. */
export const planAudit = (db: Database) =>
  db.execute(
    sql.raw(`create function books_audited() returns table (broken_rule integer, broken_id text)
      language plpgsql as $audit$ begin return query ${everyRule}; end $audit$`),
  );

/** Expects that a database whose audit was planned keeps every rule. */
export const expectAudited = async (db: Database): Promise<void> => {
  const { rows } = Object(await db.execute(sql.raw('select * from books_audited()')));
  // says the rules by their names
  if (rows.length > 0) expect(await auditBooks(db)).toEqual([]);
  expect(rows).toEqual([]);
};
