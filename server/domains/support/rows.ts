import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { cutSigns } from '#schemas/text/text-signs.ts';
import type { Database } from '../../db/database.ts';
import { member } from '../../db/tables/member.ts';
import { orderTable } from '../../db/tables/order.ts';
import { supportInfoTable } from '../../db/tables/site.ts';
import {
  supportMessageTable as message,
  supportThreadTable as thread,
} from '../../db/tables/support.ts';

export const noHours = { hours: '', promise: '', phone: '' };

export type Thread = typeof thread.$inferSelect;

const PAGE = 20;

/** A member's thread, null for none, and the hours at which it is answered, by one statement. */
export const readThread = async (db: Database, memberId: number) => {
  const { hours, promise, phone } = supportInfoTable;
  const [row] = await db
    .select({ thread, hours: { hours, promise, phone } })
    .from(member)
    .leftJoin(supportInfoTable, sql`true`)
    .leftJoin(thread, eq(thread.memberId, member.id))
    .where(eq(member.id, memberId));
  return { thread: row?.thread ?? null, hours: row?.hours ?? noHours };
};

/** Oldest first: the latest messages, or those before `before`; `more`: there are older ones. */
export const messagesBefore = async (db: Database, memberId: number, before: number) => {
  const older = before > 0 ? lt(message.id, before) : undefined;
  const rows = await db
    .select({ message, order: orderTable })
    .from(message)
    .leftJoin(orderTable, eq(orderTable.id, message.orderId))
    .where(and(eq(message.memberId, memberId), older))
    .orderBy(desc(message.id))
    .limit(PAGE + 1);
  return { rows: rows.slice(0, PAGE).reverse(), more: rows.length > PAGE };
};

const LONGEST_LATEST = 60;

export const latestOf = (text: string, pictures: readonly string[]): string =>
  cutSigns((text || `[图片 ${pictures.length} 张]`).replace(/\s+/gu, ' '), LONGEST_LATEST);
