import { and, desc, eq, lt } from 'drizzle-orm';
import { cutSigns } from '#schemas/text/text-signs.ts';
import type { Database } from '../../db/database.ts';
import { orderTable } from '../../db/tables/order.ts';
import {
  supportMessageTable as message,
  supportThreadTable as thread,
} from '../../db/tables/support.ts';

export type Thread = typeof thread.$inferSelect;

const PAGE = 20;

export const readThread = async (db: Database, memberId: number): Promise<Thread | undefined> => {
  const [row] = await db.select().from(thread).where(eq(thread.memberId, memberId));
  return row;
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
