import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { member } from '../../db/tables/member.ts';
import type { Query } from './queue-rows.ts';

/** A table of what members made. */
export type MemberTable = PgTable & {
  memberId: PgColumn;
  $inferSelect: { memberId: number };
};

/** Its rows, with their members' nicknames. */
export const memberRows = <M extends MemberTable>(
  db: Database,
  table: M,
): Query<{ row: M['$inferSelect']; nickname: string }> =>
  // drizzle cannot say what it selects of a table that is a type parameter
  db
    .select({ row: table as PgTable, nickname: member.nickname })
    .from(table as PgTable)
    .innerJoin(member, eq(member.id, table.memberId))
    .$dynamic() as unknown as Query<{ row: M['$inferSelect']; nickname: string }>;

type Plain<T> = T extends Date ? number : T;
type Values<R> = Omit<{ [K in keyof R]: Plain<R[K]> }, 'pictures'>;

/** What a row says over the wire: moments in ms, and no pictures, whose addresses are signed for each call. */
export const rowValues = <R extends object>({ pictures: _, ...row }: R & { pictures?: unknown }) =>
  // `fromEntries` forgets the names
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Date ? value.getTime() : value,
    ]),
  ) as Values<R>;
