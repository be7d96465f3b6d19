import { desc, eq, inArray, like, or, type SQL } from 'drizzle-orm';
import {
  type finishInvoice,
  invoiceCalls,
  invoiceDeskApi,
} from '#schemas/invoice/desk-endpoints.ts';
import { storedInvoiceStates } from '#schemas/invoice/fields.ts';
import { invoiceRefusals } from '#schemas/invoice/refusals.ts';
import type { Payload } from '#schemas/wire/define-endpoint.ts';
import type { Database } from '../../db/database.ts';
import { invoice } from '../../db/tables/invoice.ts';
import { member } from '../../db/tables/member.ts';
import { orderTable } from '../../db/tables/order.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { unchanged } from '../../platform/endpoint/verb.ts';
import { beginningWith, holdsWord } from '../../platform/wire/word-search.ts';
import { yuan } from '../../platform/wire/yuan.ts';
import { defineQueue, queueStates, rowValues } from '../desk/index.ts';
import { writeAudit } from '../operator/index.ts';
import { bookFailed, bookIssued, bookReversed } from './book-invoice.ts';
import { type Invoice, readInvoiceRow, requestNoOf } from './rows.ts';

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

/** Those that people have to do something about, where no provider does. */
const byHand = inArray(invoice.state, ['asked', 'issuing', 'reversing']);

type Handwork = Payload<typeof finishInvoice>;

const from = {
  issue: ['asked', 'issuing'],
  fail: ['asked', 'issuing'],
  reverse: ['reversing'],
} as const satisfies Record<Handwork['done'], readonly Invoice['state'][]>;

const book = (tx: Database, row: Invoice, work: Handwork, now: number): Promise<boolean> => {
  const { done, number, url, failure } = work;
  if (done === 'issue') return bookIssued(tx, row, { way: 'hand', number, url }, now);
  return done === 'fail' ? bookFailed(tx, row, failure, now) : bookReversed(tx, row, now);
};

const names = { issue: '开具', fail: '退回', reverse: '红冲' } as const;

export const queues = [
  defineQueue({
    ...{ api: invoiceDeskApi, calls: invoiceCalls, key: invoice.id },
    states: {
      asked: ['member'],
      issuing: ['provider'],
      issued: ['finishInvoice', 'provider'],
      failed: ['finishInvoice', 'provider'],
      dropped: ['elsewhere'],
      reversing: ['elsewhere'],
      reversed: ['finishInvoice', 'provider'],
    },
    from: (db) =>
      db
        .select({ row: invoice, order: orderTable, nickname: member.nickname })
        .from(invoice)
        .innerJoin(orderTable, eq(orderTable.id, invoice.orderId))
        .innerJoin(member, eq(member.id, invoice.memberId))
        .$dynamic(),
    keys: (db) => db.select({ id: invoice.id }).from(invoice).$dynamic(),
    where: queueStates(invoice.state, storedInvoiceStates),
    order: () => [desc(invoice.id)],
    search: (word, db) => found(db, word),
    head: ({ row, order, nickname }) => ({
      ...{ ...rowValues(row), requestNo: requestNoOf(order.orderNo, row), orderNo: order.orderNo },
      ...{ item: order.title, member: row.memberId, nickname, amount: yuan(row.amountFen) },
    }),
    listLook: { what: '发票抬头（列表）', of: ({ row }) => row.memberId },
    look: { what: '发票资料', of: ({ row }) => row.memberId },
    notFound: invoiceRefusals.noSuchInvoice,
    waiting: async (db, { invoicing }) =>
      invoicing.way === 'hand' ? db.$count(invoice, byHand) : 0,
    full: (_, { services: { invoicing } }) => ({ byHand: invoicing.way === 'hand' }),
    verbs: ({ invoicing }) => ({
      finishInvoice: async ({ db, operator: who, now }, work) => {
        const row = await readInvoiceRow(db, work.invoice);
        if (!row) throw new RefusedError(invoiceRefusals.noSuchInvoice);
        const states: readonly Invoice['state'][] = from[work.done];
        const fits =
          invoicing.way === 'hand' && row.version === work.version && states.includes(row.state);
        if (!fits || !(await book(db, row, work, now)))
          return unchanged({ outcome: 'stale' as const });
        const text = `${names[work.done]}会员 ${row.memberId} 的发票 ${row.id}`;
        await writeAudit(db, { who, action: 'invoice', text, now });
        return { outcome: 'finished' as const };
      },
    }),
  }),
];
