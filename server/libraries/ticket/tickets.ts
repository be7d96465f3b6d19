import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { ticketTable } from '../../db/tables/ticket.ts';
import { newTicketCode } from '../../platform/auth/ticket-code.ts';

export type Ticket = typeof ticketTable.$inferSelect;

type Issued = Pick<Ticket, 'target' | 'targetId' | 'memberId' | 'orderId'>;

export const issueTicket = async (tx: Database, issued: Issued, now: number): Promise<void> => {
  await tx
    .insert(ticketTable)
    .values({ ...issued, code: newTicketCode(), issuedAt: new Date(now) });
};

export const holdTicket = async (tx: Database, orderId: number): Promise<void> => {
  await tx.select().from(ticketTable).where(eq(ticketTable.orderId, orderId)).for('update');
};

export const ticketOfOrder = async (db: Database, orderId: number): Promise<Ticket | undefined> => {
  const [row] = await db.select().from(ticketTable).where(eq(ticketTable.orderId, orderId));
  return row;
};

export const voidTicket = async (tx: Database, orderId: number, now: number): Promise<void> => {
  await tx
    .update(ticketTable)
    .set({ voidedAt: new Date(now) })
    .where(and(eq(ticketTable.orderId, orderId), isNull(ticketTable.usedAt)));
};

/** False where it was used or voided before. */
export const useTicket = async (
  tx: Database,
  id: number,
  usedBy: string,
  now: number,
): Promise<boolean> => {
  const good = and(
    eq(ticketTable.id, id),
    isNull(ticketTable.usedAt),
    isNull(ticketTable.voidedAt),
  );
  const used = await tx
    .update(ticketTable)
    .set({ usedAt: new Date(now), usedBy })
    .where(good)
    .returning({ id: ticketTable.id });
  return used.length > 0;
};

export const ticketByCode = async (db: Database, code: string): Promise<Ticket | undefined> => {
  const [row] = await db.select().from(ticketTable).where(eq(ticketTable.code, code));
  return row;
};

/** A column of a statement; `targetId` is a column of the outer query. */
export const usedTicketIn = (
  memberId: number,
  target: Ticket['target'],
  targetId: PgColumn,
): SQL<boolean> => sql<boolean>`exists (select 1 from ${ticketTable}
  where ${ticketTable.target} = ${target} and ${ticketTable.targetId} = ${targetId}
  and ${ticketTable.memberId} = ${memberId} and ${ticketTable.usedAt} is not null)`;
