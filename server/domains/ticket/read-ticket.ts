import { and, eq } from 'drizzle-orm';
import type { ticketDetail as endpoint } from '../../../schemas/ticket/endpoints.ts';
import { writtenCode } from '../../../schemas/ticket/fields.ts';
import { ticketRefusals } from '../../../schemas/ticket/refusals.ts';
import { orderTable } from '../../db/tables/order.ts';
import { ticketTable } from '../../db/tables/ticket.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { keyOrZero } from '../../platform/wire/keys.ts';
import { toTickets } from './rows.ts';

/** An own ticket, whatever became of its order's row. Refuses `noSuchTicket`, also for another's. */
export const readTicket: Verb<typeof endpoint> = async ({ db, member, now }, { id }) => {
  const own = and(eq(ticketTable.id, keyOrZero(id)), eq(ticketTable.memberId, member.id));
  const [found] = await db
    .select({ ticket: ticketTable, hiddenAt: orderTable.hiddenAt })
    .from(ticketTable)
    .leftJoin(orderTable, eq(orderTable.id, ticketTable.orderId))
    .where(own);
  const [shown] = found ? await toTickets(db, [found.ticket], now) : [];
  if (!found || !shown) throw new RefusedError(ticketRefusals.noSuchTicket);
  const { code, orderId } = found.ticket;
  return {
    ...shown,
    code: shown.state === 'void' ? '' : writtenCode(code),
    orderId: orderId === null || found.hiddenAt ? '' : String(orderId),
  };
};
