import { and, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { ticketList as endpoint, TicketTab } from '../../../schemas/ticket/endpoints.ts';
import { ticketTable } from '../../db/tables/ticket.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { pagesOf, rowsOf } from '../../platform/wire/paging.ts';
import { toTickets } from './rows.ts';

const inTab: Record<TicketTab, SQL | undefined> = {
  valid: and(isNull(ticketTable.usedAt), isNull(ticketTable.voidedAt)),
  used: isNotNull(ticketTable.usedAt),
  all: undefined,
};

/** A member's tickets, the newest first. */
export const listTickets: Verb<typeof endpoint> = async ({ db, member, now }, { tab, page }) => {
  const wanted = and(eq(ticketTable.memberId, member.id), inTab[tab]);
  const { limit, offset } = rowsOf(page);
  const rows = await db
    .select()
    .from(ticketTable)
    .where(wanted)
    .orderBy(desc(ticketTable.id))
    .limit(limit)
    .offset(offset);
  return {
    items: await toTickets(db, rows, now),
    pageCount: pagesOf(await db.$count(ticketTable, wanted)),
  };
};
