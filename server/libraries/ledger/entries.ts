import { and, desc, eq, gt, gte, isNull, lt, type SQL } from 'drizzle-orm';
import type { Direction } from '#schemas/ledger/fields.ts';
import { orderAddress } from '#schemas/order/addresses.ts';
import type { Database } from '../../db/database.ts';
import { selectPage } from '../../db/select-page.ts';
import { type LedgerUnit, ledgerEntry } from '../../db/tables/ledger.ts';
import { chinaMonth } from '../../platform/time/china-time.ts';

export type EntriesQuery = { direction: Direction; month: string; page: number };

type Row = { entry: typeof ledgerEntry.$inferSelect };

/** Of all months for a text that is no month. */
export const inMonth = (month: string): SQL | undefined => {
  const span = chinaMonth(month);
  return span ? and(gte(ledgerEntry.at, span.from), lt(ledgerEntry.at, span.until)) : undefined;
};

const going: Record<Direction, SQL | undefined> = {
  all: undefined,
  in: gt(ledgerEntry.amount, 0),
  out: lt(ledgerEntry.amount, 0),
};

export const entriesOf = (
  db: Database,
  memberId: number,
  unit: LedgerUnit,
  { direction, month, page }: EntriesQuery,
) => {
  const where = and(
    eq(ledgerEntry.memberId, memberId),
    eq(ledgerEntry.unit, unit),
    isNull(ledgerEntry.through),
    going[direction],
    inMonth(month),
  );
  return selectPage(db, db.select({ entry: ledgerEntry }).from(ledgerEntry), {
    where,
    orderBy: [desc(ledgerEntry.id)],
    page,
    counted: ledgerEntry,
  });
};

export const entryLink = (orderId: number | null): string =>
  orderId === null ? '' : orderAddress({ id: orderId });

export const toEntry = ({ entry }: Row) => ({
  id: String(entry.id),
  title: entry.title,
  way: entry.amount < 0 ? ('out' as const) : ('in' as const),
  at: entry.at.getTime(),
  link: entryLink(entry.orderId),
});
