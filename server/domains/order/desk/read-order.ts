import { and, desc, eq } from 'drizzle-orm';
import { deskRefusals } from '#schemas/desk/refusals.ts';
import type { readOrder as endpoint } from '#schemas/order/desk-endpoints.ts';
import type { Database } from '../../../db/database.ts';
import { invoice } from '../../../db/tables/invoice.ts';
import { orderTable } from '../../../db/tables/order.ts';
import { payment } from '../../../db/tables/payment.ts';
import { refund } from '../../../db/tables/refund.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { methodNames } from '../../../platform/payment/payment.ts';
import { yuan } from '../../../platform/wire/yuan.ts';
import { noteLook } from '../../operator/index.ts';
import { type FoundOrder, joinedOrders, toHead } from './rows.ts';

const toLine = ({ kind, title, fen, note }: FoundOrder['row']['lines'][number]) => ({
  title,
  amount: kind === 'price' || kind === 'pay' ? yuan(fen) : `-${yuan(fen)}`,
  note,
});

const settlingOf = async (db: Database, orderId: number) => {
  const [row] = await db
    .select()
    .from(payment)
    .where(and(eq(payment.orderId, orderId), eq(payment.settles, 1)));
  return row;
};

const refundsOf = (db: Database, orderId: number) =>
  db
    .select({
      id: refund.id,
      refundNo: refund.refundNo,
      state: refund.state,
      amountFen: refund.amountFen,
    })
    .from(refund)
    .where(eq(refund.orderId, orderId))
    .orderBy(desc(refund.id));

const invoicesOf = (db: Database, orderId: number) =>
  db
    .select({ id: invoice.id, state: invoice.state, number: invoice.number })
    .from(invoice)
    .where(eq(invoice.orderId, orderId))
    .orderBy(desc(invoice.id));

/** Refuses `noSuchDeskOrder`. */
export const readOrder: Verb<typeof endpoint> = async (context, { order: id }) => {
  const { db } = context;
  const [found] = await joinedOrders(db, eq(orderTable.id, id));
  if (!found) throw new RefusedError(deskRefusals.noSuchDeskOrder);
  const { row } = found;
  const paid = await settlingOf(db, id);
  const atProvider = paid && paid.channel !== 'balance' ? paid : undefined;
  const refunds = await refundsOf(db, id);
  const invoices = await invoicesOf(db, id);
  await noteLook(context, { what: '订单', members: [row.memberId] });
  return {
    ...toHead(found),
    lines: row.lines.map(toLine),
    points: row.points,
    remark: row.remark,
    way: paid ? methodNames[paid.channel] : '',
    payNo: atProvider?.payNo ?? '',
    providerNo: atProvider?.providerNo ?? '',
    expireAt: row.expireAt.getTime(),
    closedAt: row.closedAt?.getTime() ?? null,
    closeReason: row.closeReason,
    hidden: row.hiddenAt !== null,
    refunds: refunds.map(({ amountFen, ...detail }) => ({ ...detail, amount: yuan(amountFen) })),
    invoices,
  };
};
