import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { ticketList as endpoint, TicketTab } from '#schemas/ticket/endpoints.ts';
import { ticketTargets } from '#schemas/ticket/fields.ts';
import type { Database } from '../../db/database.ts';
import { selectTablePage } from '../../db/select-page.ts';
import { ticketTable } from '../../db/tables/ticket.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { occasions } from './occasions.ts';
import { toTickets } from './rows.ts';

const inTab: Record<TicketTab, SQL | undefined> = {
  valid: and(isNull(ticketTable.usedAt), isNull(ticketTable.voidedAt)),
  used: isNotNull(ticketTable.usedAt),
  all: undefined,
};

/** A condition; tickets that are still valid come first. */
const isSpent = (db: Database, now: number) => {
  const { target, targetId, usedAt, voidedAt } = ticketTable;
  const over = ticketTargets.map((kind) =>
    and(eq(target, kind), occasions[kind].isOver(db, targetId, now)),
  );
  return sql`${or(isNotNull(usedAt), isNotNull(voidedAt), ...over)}`;
};

export const listTickets: Verb<typeof endpoint> = async ({ db, member, now }, { tab, page }) => {
  const { rows, pageCount } = await selectTablePage(db, ticketTable, {
    where: and(eq(ticketTable.memberId, member.id), inTab[tab]),
    orderBy: [isSpent(db, now), desc(ticketTable.id)],
    page,
  });
  return { items: await toTickets(db, rows, now), pageCount };
};
