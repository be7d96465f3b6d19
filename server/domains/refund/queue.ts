import { desc, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { refundCalls, refundDeskApi } from '#schemas/refund/desk-endpoints.ts';
import { refundStates } from '#schemas/refund/fields.ts';
import { refundRefusals } from '#schemas/refund/refusals.ts';
import type { Database } from '../../db/database.ts';
import { member } from '../../db/tables/member.ts';
import { orderTable } from '../../db/tables/order.ts';
import { payment } from '../../db/tables/payment.ts';
import { refund } from '../../db/tables/refund.ts';
import { methodNames } from '../../platform/payment/payment.ts';
import { maskedPhone } from '../../platform/wire/masked-phone.ts';
import { beginningWith, holdsWord, isIndexed } from '../../platform/wire/word-search.ts';
import { yuan } from '../../platform/wire/yuan.ts';
import { defineQueue, queueStates, rowValues } from '../desk/index.ts';

/** Among so many of the newest a title is looked for by signs that no index of words knows. */
const LOOKED_THROUGH = 1000;

/** Refunds whose number begins with the word, as it does with the order's, or whose title holds it. */
const found = (db: Database, word: string): SQL | undefined => {
  const newest = db
    .select({ id: refund.id, title: sql<string>`refund.title`.as('title') })
    .from(refund)
    .orderBy(desc(refund.id))
    .limit(LOOKED_THROUGH)
    .as('newest');
  const signed = db.select({ id: newest.id }).from(newest).where(holdsWord(newest.title, word));
  const titled = isIndexed(word)
    ? sql`refund.search @@ search_query(${word})`
    : inArray(refund.id, signed);
  const numbered = like(refund.refundNo, beginningWith(word.toUpperCase()));
  return or(titled, numbered);
};

export const queues = [
  defineQueue({
    ...{ api: refundDeskApi, calls: refundCalls, key: refund.id },
    states: {
      requested: ['member', 'elsewhere'],
      sending: ['time'],
      held: ['provider'],
      done: ['provider'],
      withdrawn: ['member'],
      refused: ['elsewhere'],
    },
    from: (db) =>
      db
        .select({
          ...{ row: refund, order: orderTable, paid: payment },
          who: { id: member.id, nickname: member.nickname, phone: member.phone },
        })
        .from(refund)
        .innerJoin(orderTable, eq(orderTable.id, refund.orderId))
        .innerJoin(member, eq(member.id, orderTable.memberId))
        .leftJoin(payment, eq(payment.id, refund.paymentId))
        .$dynamic(),
    keys: (db) => db.select({ id: refund.id }).from(refund).$dynamic(),
    where: queueStates(refund.state, refundStates),
    order: () => [desc(refund.id)],
    search: (word, db) => found(db, word),
    head: ({ row, order, who, paid }) => ({
      ...{ ...rowValues(row), orderNo: order.orderNo, title: order.title, member: who.id },
      ...{ nickname: who.nickname, phone: maskedPhone(who.phone), amount: yuan(row.amountFen) },
      way: paid ? methodNames[paid.channel] : '无需支付',
      pictures: row.pictures.length,
    }),
    look: { what: '退款说明和图片', of: ({ who }) => who.id },
    notFound: refundRefusals.noSuchRefund,
    waits: 'held',
    full: ({ row, order, paid }, { signed }) => {
      const atProvider = paid && paid.channel !== 'balance' ? paid : undefined;
      return {
        pictures: signed('refund', row.pictures),
        ...{ orderKind: order.kind, orderState: order.state, orderAmount: yuan(order.payFen) },
        paidAt: (paid?.paidAt ?? order.paidAt)?.getTime() ?? null,
        payNo: atProvider?.payNo ?? '',
        providerNo: atProvider?.providerNo ?? '',
      };
    },
  }),
];
