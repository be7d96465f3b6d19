import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { OrderKind } from '#schemas/order/fields.ts';
import type { SpendingKind } from '#schemas/wallet/endpoints.ts';
import { walletRefusals } from '#schemas/wallet/refusals.ts';
import type { Database } from '../../db/database.ts';
import { selectPage } from '../../db/select-page.ts';
import { ledgerEntry } from '../../db/tables/ledger.ts';
import { orderTable } from '../../db/tables/order.ts';
import { entryLink, inMonth } from '../../libraries/ledger/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { methodNames } from '../../platform/payment/payment.ts';
import { keyOrZero } from '../../platform/wire/keys.ts';
import { yuan } from '../../platform/wire/yuan.ts';
import { endDue, requestedRefundOf } from '../order/index.ts';

/** Payments and refunds, also of money that a provider carried. */
const spendings = (memberId: number, filter?: SQL): SQL | undefined =>
  and(
    eq(ledgerEntry.memberId, memberId),
    eq(ledgerEntry.unit, 'money'),
    inArray(ledgerEntry.kind, ['order', 'refund']),
    filter,
  );

const columns = {
  id: ledgerEntry.id,
  amount: ledgerEntry.amount,
  through: ledgerEntry.through,
  at: ledgerEntry.at,
  orderId: orderTable.id,
  orderNo: orderTable.orderNo,
  orderState: orderTable.state,
  title: orderTable.title,
  kind: orderTable.kind,
};

const selectSpending = (db: Database) =>
  db
    .select(columns)
    .from(ledgerEntry)
    .innerJoin(orderTable, eq(orderTable.id, ledgerEntry.orderId));

type Row = {
  id: number;
  amount: number;
  through: 'wechat' | 'simulated' | null;
  at: Date;
  orderId: number;
  orderNo: string;
  title: string;
  kind: OrderKind;
};

const toSpending = (row: Row) => ({
  id: String(row.id),
  orderNo: row.orderNo,
  title: row.title,
  kind: row.kind,
  way: row.amount < 0 ? ('out' as const) : ('in' as const),
  amount: yuan(Math.abs(row.amount)),
  method: methodNames[row.through ?? 'balance'],
  at: row.at.getTime(),
  link: entryLink(row.orderId),
});

type Wanted = { month: string; kind: SpendingKind };

const chosen = (db: Database, { month, kind }: Wanted): SQL | undefined => {
  if (kind === 'all') return inMonth(month);
  const ids = db.select({ id: orderTable.id }).from(orderTable).where(eq(orderTable.kind, kind));
  return and(inMonth(month), inArray(ledgerEntry.orderId, ids));
};

export const listSpending = async (
  { db, member }: Context<Member>,
  { page, ...input }: Wanted & { page: number },
) => {
  const { rows, pageCount } = await selectPage(db, selectSpending(db), {
    where: spendings(member.id, chosen(db, input)),
    orderBy: [desc(ledgerEntry.id)],
    page,
    counted: ledgerEntry,
  });
  return { items: rows.map(toSpending), pageCount };
};

/** In fen; both sums are 0 or more. */
export const spentBy = async (db: Database, memberId: number, filter?: SQL) => {
  const total = (kind: 'order' | 'refund') =>
    sql<number>`coalesce(sum(abs(${ledgerEntry.amount})) filter (where ${ledgerEntry.kind} = ${kind}), 0)`.mapWith(
      Number,
    );
  const [row] = await db
    .select({ paid: total('order'), refunded: total('refund') })
    .from(ledgerEntry)
    .where(spendings(memberId, filter));
  return row ?? { paid: 0, refunded: 0 };
};

export const readSpendingTotals = async ({ db, member }: Context<Member>, wanted: Wanted) => {
  const { paid, refunded } = await spentBy(db, member.id, chosen(db, wanted));
  return { paid: yuan(paid), refunded: yuan(refunded) };
};

/** Refuses `noSuchSpending`, also for another member's entry. */
export const readSpending =
  (services: Services) =>
  async (context: Context<Member>, { id }: { id: string }) => {
    const { db, member } = context;
    await endDue(services, context);
    const one = spendings(member.id, eq(ledgerEntry.id, keyOrZero(id)));
    const [row] = await selectSpending(db).where(one);
    if (!row) throw new RefusedError(walletRefusals.noSuchSpending);
    const { orderId, orderState } = row;
    const { refunded } = await spentBy(db, member.id, eq(ledgerEntry.orderId, orderId));
    const refundAsked = (await requestedRefundOf(db, [orderId])).has(orderId);
    return { ...toSpending(row), orderState, refundAsked, refunded: yuan(refunded) };
  };
