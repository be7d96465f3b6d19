import { eq } from 'drizzle-orm';
import type { checkIn as endpoint } from '#schemas/ticket/desk-endpoints.ts';
import { type TicketTarget, writtenCode } from '#schemas/ticket/fields.ts';
import { ticketRefusals } from '#schemas/ticket/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { member } from '../../../db/tables/member.ts';
import { orderTable } from '../../../db/tables/order.ts';
import { type Ticket, ticketByCode, useTicket } from '../../../libraries/ticket/index.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { chinaText } from '../../../platform/time/china-time.ts';
import { maskedPhone } from '../../../platform/wire/masked-phone.ts';
import { writeAudit } from '../../operator/index.ts';
import { type NamedOccasion, occasions } from '../occasions.ts';
import { daysOf } from '../rows.ts';

/** A code may be typed, scanned or read out: `abcd efgh-jkmn`. */
const plainCode = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '');

const withoutTicket = {
  unpaid: ticketRefusals.ticketUnpaid,
  grouping: ticketRefusals.ticketGrouping,
  done: ticketRefusals.ticketNotOrder,
  cancelled: ticketRefusals.ticketClosed,
  refunding: ticketRefusals.ticketClosed,
  refunded: ticketRefusals.ticketClosed,
} as const;

/** An order's number instead of a code is refused with the state of that order. */
const refuseUnknown = async (db: Database, code: string): Promise<never> => {
  const [order] = await db
    .select({ state: orderTable.state })
    .from(orderTable)
    .where(eq(orderTable.orderNo, code));
  throw new RefusedError(order ? withoutTicket[order.state] : ticketRefusals.noSuchTicket);
};

const timeText = ({ occasion: { startAt } }: NamedOccasion): string =>
  startAt === null ? '待定' : chinaText(startAt);

/** Refuses a used or void ticket. */
const assertGood = ({ usedAt, voidedAt }: Ticket): void => {
  if (voidedAt) throw new RefusedError(ticketRefusals.ticketVoid);
  if (usedAt) throw new RefusedError(ticketRefusals.ticketUsed, chinaText(usedAt.getTime()));
};

const assertDay = (named: NamedOccasion, now: number): void => {
  const { from, until } = daysOf(named);
  if (now < from || now >= until)
    throw new RefusedError(ticketRefusals.ticketOtherDay, timeText(named));
};

const holderOf = async (db: Database, memberId: number) => {
  const [row] = await db
    .select({ nickname: member.nickname, phone: member.phone })
    .from(member)
    .where(eq(member.id, memberId));
  return { nickname: row?.nickname ?? '', phone: maskedPhone(row?.phone ?? '') };
};

/**
 * A ticket is used once, on the days of its occasion. Refuses `noSuchOccasion`, `ticketElsewhere`, and what
 * `assertGood`, `assertDay` and `refuseUnknown` refuse.
 */
export const checkIn: Verb<typeof endpoint> = async (context, { target, id, code: typed }) => {
  const { db: tx, operator: who, now } = context;
  const read = async (of: TicketTarget, key: number) =>
    (await occasions[of].byKeys(tx, [key], now)).get(key);
  const named = await read(target, id);
  if (!named) throw new RefusedError(ticketRefusals.noSuchOccasion);
  const code = plainCode(typed);
  const ticket = (await ticketByCode(tx, code)) ?? (await refuseUnknown(tx, code));
  if (ticket.target !== target || ticket.targetId !== id)
    throw new RefusedError(
      ticketRefusals.ticketElsewhere,
      (await read(ticket.target, ticket.targetId))?.title ?? '其他活动',
    );
  assertGood(ticket);
  assertDay(named, now);
  if (!(await useTicket(tx, ticket.id, who.name, now))) {
    assertGood((await ticketByCode(tx, code)) ?? ticket);
    throw new RefusedError(ticketRefusals.noSuchTicket);
  }
  const { title } = named;
  await writeAudit(tx, {
    who,
    action: 'check-in',
    text: `“${title}”签到，会员 ${ticket.memberId}`,
    now,
  });
  return { code: writtenCode(code), title, ...(await holderOf(tx, ticket.memberId)), usedAt: now };
};
