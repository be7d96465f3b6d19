import { and, desc, eq, gt, gte, isNull, lt, type SQL } from 'drizzle-orm';
import type { Direction } from '../../../schemas/api/wallet.ts';
import type { Database } from '../../db/database.ts';
import { type LedgerUnit, ledgerEntry } from '../../db/tables/ledger.ts';
import { chinaMonth } from '../../platform/china-time.ts';
import type { Context } from '../../platform/context.ts';
import { pagesOf, rowsOf } from '../../platform/paging.ts';
import type { Member } from '../../platform/session.ts';
import { yuan } from '../../platform/yuan.ts';

type Asked = { direction: Direction; month: string; page: number };
type Entry = typeof ledgerEntry.$inferSelect;

/** Entries of a China month; of all where `month` is none. */
export const inMonth = (month: string): SQL | undefined => {
  const span = chinaMonth(month);
  return span ? and(gte(ledgerEntry.at, span.from), lt(ledgerEntry.at, span.until)) : undefined;
};

const going: Record<Direction, SQL | undefined> = {
  all: undefined,
  in: gt(ledgerEntry.amount, 0),
  out: lt(ledgerEntry.amount, 0),
};

const entriesOf = async (
  db: Database,
  memberId: number,
  unit: LedgerUnit,
  { direction, month, page }: Asked,
) => {
  const wanted = and(
    eq(ledgerEntry.memberId, memberId),
    eq(ledgerEntry.unit, unit),
    isNull(ledgerEntry.through),
    going[direction],
    inMonth(month),
  );
  const { limit, offset } = rowsOf(page);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(ledgerEntry)
      .where(wanted)
      .orderBy(desc(ledgerEntry.id))
      .limit(limit)
      .offset(offset),
    db.$count(ledgerEntry, wanted),
  ]);
  return { rows, pageCount: pagesOf(total) };
};

const toEntry = (row: Entry) => ({
  id: String(row.id),
  title: row.title,
  way: row.amount < 0 ? ('out' as const) : ('in' as const),
  at: row.at.getTime(),
  link: row.orderId === null ? '' : `/orderdetail/${row.orderId}`,
});

/** What changed the member's balance, the newest first. */
export const listBalanceEntries = async ({ db, member }: Context<Member>, asked: Asked) => {
  const { rows, pageCount } = await entriesOf(db, member.id, 'money', asked);
  const items = rows.map((row) => ({
    ...toEntry(row),
    amount: yuan(Math.abs(row.amount)),
    balance: yuan(row.balanceAfter),
  }));
  return { items, pageCount };
};

/** What changed the member's points, the newest first. */
export const listPointsEntries = async ({ db, member }: Context<Member>, asked: Asked) => {
  const { rows, pageCount } = await entriesOf(db, member.id, 'points', asked);
  const items = rows.map((row) => ({
    ...toEntry(row),
    amount: Math.abs(row.amount),
    balance: row.balanceAfter,
  }));
  return { items, pageCount };
};
