import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { type Breach, breachesIn } from '#server/libraries/audit/breaches.ts';
import { everyRule } from '#server/libraries/audit/rules.ts';

/** The audit as a function of the database, which plans it once and not at every step. */
export const planAudit = (db: Database) =>
  db.execute(
    sql.raw(`create function books_audited() returns table (broken_rule integer, broken_id text)
      language plpgsql as $audit$ begin return query ${everyRule}; end $audit$`),
  );

/** What `auditBooks` finds, in a database whose audit was planned: a fifth of its work. */
export const plannedBreaches = async (db: Database): Promise<Breach[]> =>
  breachesIn(
    await db.execute(sql.raw('select broken_rule as rule, broken_id as id from books_audited()')),
  );

/** Expects that a database whose audit was planned keeps every rule. */
export const expectAudited = async (db: Database): Promise<void> =>
  expect(await plannedBreaches(db)).toEqual([]);
