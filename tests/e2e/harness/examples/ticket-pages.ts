import { eq } from 'drizzle-orm';
import { ticketTable } from '#server/db/tables/ticket.ts';
import type { Examples } from './examples.ts';
import { firstId } from './first-row.ts';

export const examples: Examples = async (db, memberId) => ({
  '/order_downFinish': `/order_downFinish?id=${await firstId(db, ticketTable, eq(ticketTable.memberId, memberId))}`,
});
