import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Refusal } from '#schemas/wire/define-refusals.ts';
import type { Database } from '../../db/database.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';

/** Refuses `notFound` where the table has no such row. */
export const findReviewed =
  (table: PgTable & { id: PgColumn }, notFound: Refusal) =>
  async (db: Database, { id }: { id: number }): Promise<void> => {
    if ((await db.$count(table, eq(table.id, id))) === 0) throw new RefusedError(notFound);
  };

type Verdict = { accepted: boolean; reason: string };

/** What a decision writes; what was accepted has no reason. */
export const verdictOf = (
  { accepted, reason }: Verdict,
  { name, at }: { name: string; at: Date },
) => ({ reason: accepted ? '' : reason, by: name, decidedAt: at });
