import { type TicketState, type TicketTarget, ticketTargets } from '#schemas/ticket/fields.ts';
import type { Database } from '../../db/database.ts';
import type { Ticket } from '../../libraries/ticket/index.ts';
import { chinaDate, dayEnd, startOfDay } from '../../platform/time/china-time.ts';
import { type NamedOccasion, occasions } from './occasions.ts';

/** In ms: tickets are accepted on the days of the meeting. */
export const daysOf = ({ occasion: { startAt, endAt } }: NamedOccasion) => ({
  from: startOfDay(startAt ?? 0),
  until: dayEnd(chinaDate(endAt ?? startAt ?? 0)),
});

const stateOf = ({ usedAt, voidedAt }: Ticket, named: NamedOccasion, now: number): TicketState => {
  if (voidedAt) return 'void';
  if (usedAt) return 'used';
  return daysOf(named).until <= now ? 'over' : 'valid';
};

const toTicket = (ticket: Ticket, named: NamedOccasion, now: number) => ({
  id: String(ticket.id),
  state: stateOf(ticket, named, now),
  ...named,
  usedAt: ticket.usedAt?.getTime() ?? null,
  now,
});

type Named = ReadonlyMap<number, NamedOccasion>;

const namedFor = async (
  db: Database,
  tickets: readonly Ticket[],
  target: TicketTarget,
  now: number,
) => {
  const own = tickets.filter((ticket) => ticket.target === target);
  const keys = own.map(({ targetId }) => targetId);
  return [target, await occasions[target].byKeys(db, keys, now)] as const;
};

export const toTickets = async (db: Database, tickets: readonly Ticket[], now: number) => {
  const found = new Map<TicketTarget, Named>();
  for (const target of ticketTargets) found.set(...(await namedFor(db, tickets, target, now)));
  return tickets.flatMap((ticket) => {
    const named = found.get(ticket.target)?.get(ticket.targetId);
    return named ? [toTicket(ticket, named, now)] : [];
  });
};
