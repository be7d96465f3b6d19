import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type {
  incomeList as listEndpoint,
  incomeTotals as totalsEndpoint,
} from '#schemas/studio/endpoints.ts';
import { oneRow } from '../../../db/one-row.ts';
import { selectPage } from '../../../db/select-page.ts';
import { ledgerEntry } from '../../../db/tables/ledger.ts';
import { orderTable } from '../../../db/tables/order.ts';
import { ownWorkshop } from '../../../libraries/workshop/index.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { chinaDate, startOfDay } from '../../../platform/time/china-time.ts';
import { DAY } from '../../../platform/time/durations.ts';
import { yuan } from '../../../platform/wire/yuan.ts';
import { incomeSum, isIncomeOf, ordersOf } from '../income.ts';

const DAYS = 30;

const dayOf = sql<string>`to_char(${ledgerEntry.at} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;

/** Refuses `noWorkshop`, `notInRole`. */
export const readIncome: Verb<typeof totalsEndpoint> = async ({ db, member, now }, { kind }) => {
  const { teacherId } = await ownWorkshop(db, member.id, 'admin');
  const orders = ordersOf(db, teacherId, kind);
  const first = startOfDay(now) - (DAYS - 1) * DAY;
  const [[total], rows] = await Promise.all([
    db.select({ fen: incomeSum(db, orders) }).from(oneRow),
    db
      .select({ day: dayOf, fen: sql`-sum(${ledgerEntry.amount})`.mapWith(Number) })
      .from(ledgerEntry)
      .where(and(isIncomeOf(orders), gte(ledgerEntry.at, new Date(first))))
      .groupBy(sql`1`),
  ]);
  const byDay = new Map(rows.map(({ day, fen }) => [day, fen]));
  const days = Array.from({ length: DAYS }, (_, index) => {
    const day = chinaDate(first + index * DAY);
    return { day, fen: byDay.get(day) ?? 0 };
  });
  return { total: yuan(Math.max(0, total?.fen ?? 0)), days };
};

/** Refuses `noWorkshop`, `notInRole`. */
export const listIncome: Verb<typeof listEndpoint> = async ({ db, member }, { kind, page }) => {
  const { teacherId } = await ownWorkshop(db, member.id, 'admin');
  const { rows, pageCount } = await selectPage(
    db,
    db
      .select({
        ...{ id: ledgerEntry.id, amount: ledgerEntry.amount, at: ledgerEntry.at },
        ...{ title: orderTable.title, kind: orderTable.kind },
      })
      .from(ledgerEntry)
      .innerJoin(orderTable, eq(orderTable.id, ledgerEntry.orderId)),
    { where: isIncomeOf(ordersOf(db, teacherId, kind)), orderBy: [desc(ledgerEntry.id)], page },
  );
  const items = rows.map(({ id, amount, at, title, kind: of }) => ({
    ...{ id: String(id), title, amount: yuan(Math.abs(amount)), at: at.getTime() },
    way: amount < 0 ? ('in' as const) : ('out' as const),
    kind: of === 'live' ? ('live' as const) : ('course' as const),
  }));
  return { items, pageCount };
};
