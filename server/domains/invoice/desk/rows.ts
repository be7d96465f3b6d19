import { and, desc, eq, inArray, like, or, type SQL } from 'drizzle-orm';
import type { InvoiceTab } from '#schemas/invoice/desk-endpoints.ts';
import type { KeptInvoiceState } from '#schemas/invoice/fields.ts';
import { invoiceRefusals } from '#schemas/invoice/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { invoice } from '../../../db/tables/invoice.ts';
import { member } from '../../../db/tables/member.ts';
import { orderTable } from '../../../db/tables/order.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import { MOST_COUNTED, pagesOf, rowsOf } from '../../../platform/wire/paging.ts';
import { beginningWith, holdsWord } from '../../../platform/wire/word-search.ts';
import { yuan } from '../../../platform/wire/yuan.ts';
import { requestNoOf } from '../rows.ts';

const SIZE = 20;

const joined = (db: Database) =>
  db
    .select({ row: invoice, order: orderTable, nickname: member.nickname })
    .from(invoice)
    .innerJoin(orderTable, eq(orderTable.id, invoice.orderId))
    .innerJoin(member, eq(member.id, invoice.memberId))
    .$dynamic();

type Found = Awaited<ReturnType<typeof joined>>[number];

const toHead = ({ row, order, nickname }: Found) => ({
  id: row.id,
  requestNo: requestNoOf(order.orderNo, row),
  orderNo: order.orderNo,
  item: order.title,
  member: row.memberId,
  nickname,
  title: row.title,
  state: row.state,
  amount: yuan(row.amountFen),
  number: row.number,
  askedAt: row.askedAt.getTime(),
});

type Wanted = { state: InvoiceTab; word: string };

/** Among so many of the newest a title is looked for. */
const LOOKED_THROUGH = 5000;

const found = (db: Database, word: string): SQL | undefined => {
  const newest = db
    .select({ id: invoice.id, title: invoice.title, number: invoice.number })
    .from(invoice)
    .orderBy(desc(invoice.id))
    .limit(LOOKED_THROUGH)
    .as('newest');
  const titled = db
    .select({ id: newest.id })
    .from(newest)
    .where(or(holdsWord(newest.title, word), holdsWord(newest.number, word)));
  const ordered = db
    .select({ id: orderTable.id })
    .from(orderTable)
    .where(like(orderTable.orderNo, beginningWith(word)));
  return or(inArray(invoice.id, titled), inArray(invoice.orderId, ordered));
};

const filterOf = (db: Database, { state, word }: Wanted): SQL | undefined =>
  and(
    state === 'all' ? undefined : eq(invoice.state, state),
    word === '' ? undefined : found(db, word),
  );

/** States in which people have to do something, where no provider does. */
const waiting: readonly KeptInvoiceState[] = ['asked', 'issuing', 'reversing'];

export const countByHand = async (
  { invoicing }: Pick<Services, 'invoicing'>,
  db: Database,
): Promise<number> =>
  invoicing.way === 'hand' ? db.$count(invoice, inArray(invoice.state, [...waiting])) : 0;

/** A page of invoices of all members, the newest first. */
export const selectInvoices = async (
  db: Database,
  { page, ...wanted }: Wanted & { page: number },
) => {
  const filter = filterOf(db, wanted);
  const { limit, offset } = rowsOf(page, SIZE);
  const shown = db
    .select({ id: invoice.id })
    .from(invoice)
    .where(filter)
    .orderBy(desc(invoice.id))
    .limit(limit)
    .offset(offset);
  const rows = await joined(db).where(inArray(invoice.id, shown)).orderBy(desc(invoice.id));
  const counted = db.select({ id: invoice.id }).from(invoice).where(filter).limit(MOST_COUNTED);
  const pages = pagesOf(await db.$count(counted.as('counted')), SIZE);
  return { items: rows.map(toHead), pages };
};

/** One invoice in full. Refuses `noSuchInvoice`. */
export const selectInvoice = async (db: Database, id: number) => {
  const [found] = await joined(db).where(eq(invoice.id, id));
  if (!found) throw new RefusedError(invoiceRefusals.noSuchInvoice);
  const { titleKind, taxNo, email, url, failure, way, version, issuedAt, reversedAt } = found.row;
  return {
    ...toHead(found),
    ...{ titleKind, taxNo, email, url, failure, way, version },
    issuedAt: issuedAt?.getTime() ?? null,
    reversedAt: reversedAt?.getTime() ?? null,
  };
};
