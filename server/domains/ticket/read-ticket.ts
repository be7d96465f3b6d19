import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import type { ticketDetail as endpoint } from '#schemas/ticket/endpoints.ts';
import { writtenCode } from '#schemas/ticket/fields.ts';
import { ticketRefusals } from '#schemas/ticket/refusals.ts';
import type { Database } from '../../db/database.ts';
import { orderTable } from '../../db/tables/order.ts';
import { ticketTable } from '../../db/tables/ticket.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { keyOrZero } from '../../platform/wire/keys.ts';
import { toTickets } from './rows.ts';

const listedOrder = (db: Database) =>
  db
    .select({ id: orderTable.id })
    .from(orderTable)
    .where(and(eq(orderTable.id, ticketTable.orderId), isNull(orderTable.hiddenAt)));

/** Also where its order is no longer listed. Refuses `noSuchTicket`, also for another member's ticket. */
export const readTicket: Verb<typeof endpoint> = async ({ db, member, now }, { id }) => {
  const own = and(eq(ticketTable.id, keyOrZero(id)), eq(ticketTable.memberId, member.id));
  const [found] = await db
    .select({ ticket: ticketTable, listed: sql<boolean>`${exists(listedOrder(db))}` })
    .from(ticketTable)
    .where(own);
  const [shown] = found ? await toTickets(db, [found.ticket], now) : [];
  if (!found || !shown) throw new RefusedError(ticketRefusals.noSuchTicket);
  const { code, orderId } = found.ticket;
  return {
    ...shown,
    code: shown.state === 'void' ? '' : writtenCode(code),
    orderId: orderId !== null && found.listed ? String(orderId) : '',
  };
};
