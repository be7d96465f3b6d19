import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cancellationTable as table } from '../../db/tables/cancellation.ts';
import { member } from '../../db/tables/member.ts';

/** The job's subject is the member's id. */
export const CANCELLATION_DUE = 'cancellation-due';

export const isCooling = (memberId: number) =>
  and(eq(table.memberId, memberId), isNull(table.endedAt));

/** Locks a member as orders do, so that nothing is bought meanwhile. */
export const lockLeaving = async (tx: Database, memberId: number): Promise<void> => {
  await tx
    .select({ id: member.id })
    .from(member)
    .where(eq(member.id, memberId))
    .for('no key update');
};

/** In ms; undefined where no cancellation is requested. */
export const dueOf = async (db: Database, memberId: number): Promise<number | undefined> => {
  const [row] = await db.select().from(table).where(isCooling(memberId));
  return row?.dueAt.getTime();
};
