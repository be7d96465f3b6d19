import { and, desc, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import type { RefundState } from '#schemas/refund/fields.ts';
import { refundRefusals } from '#schemas/refund/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { member } from '../../../db/tables/member.ts';
import { orderTable } from '../../../db/tables/order.ts';
import { payment } from '../../../db/tables/payment.ts';
import { refund } from '../../../db/tables/refund.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { methodNames } from '../../../platform/payment/payment.ts';
import { maskedPhone } from '../../../platform/wire/masked-phone.ts';
import { MOST_COUNTED, pagesOf, rowsOf } from '../../../platform/wire/paging.ts';
import { beginningWith, holdsWord, isIndexed } from '../../../platform/wire/word-search.ts';
import { yuan } from '../../../platform/wire/yuan.ts';

const SIZE = 20;

const who = { id: member.id, nickname: member.nickname, phone: member.phone };

const joined = (db: Database) =>
  db
    .select({ row: refund, order: orderTable, who, paid: payment })
    .from(refund)
    .innerJoin(orderTable, eq(orderTable.id, refund.orderId))
    .innerJoin(member, eq(member.id, orderTable.memberId))
    .leftJoin(payment, eq(payment.id, refund.paymentId))
    .$dynamic();

type Found = Awaited<ReturnType<typeof joined>>[number];

const toHead = ({ row, order, who: asker, paid }: Found) => ({
  id: row.id,
  refundNo: row.refundNo,
  orderNo: order.orderNo,
  title: order.title,
  member: asker.id,
  nickname: asker.nickname,
  phone: maskedPhone(asker.phone),
  kind: row.kind,
  state: row.state,
  amount: yuan(row.amountFen),
  way: paid ? methodNames[paid.channel] : '无需支付',
  reason: row.reason,
  explain: row.explain,
  pictures: row.pictures.length,
  askedAt: row.askedAt.getTime(),
  doneAt: row.doneAt?.getTime() ?? null,
});

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

type Wanted = { state: RefundState | 'all'; word: string };

const filterOf = (db: Database, { state, word }: Wanted): SQL | undefined =>
  and(
    state === 'all' ? undefined : eq(refund.state, state),
    word === '' ? undefined : found(db, word),
  );

const countOf = (db: Database, filter: SQL | undefined): Promise<number> => {
  const some = db.select({ id: refund.id }).from(refund).where(filter).limit(MOST_COUNTED);
  return db.$count(some.as('counted'));
};

/** The keys of a page, so that only its rows are put together. */
const pageOf = (db: Database, filter: SQL | undefined, page: number) => {
  const { limit, offset } = rowsOf(page, SIZE);
  return db
    .select({ id: refund.id })
    .from(refund)
    .where(filter)
    .orderBy(desc(refund.id))
    .limit(limit)
    .offset(offset);
};

/** How many refunds the provider could not send back by itself. */
export const countHeld = (db: Database): Promise<number> =>
  db.$count(refund, eq(refund.state, 'held'));

/** A page of refunds of all members, the newest first; `word` begins a number or stands in the title. */
export const selectRefunds = async (
  db: Database,
  { page, ...wanted }: Wanted & { page: number },
) => {
  const filter = filterOf(db, wanted);
  const shown = inArray(refund.id, pageOf(db, filter, page));
  const rows = await joined(db).where(shown).orderBy(desc(refund.id));
  const pages = pagesOf(await countOf(db, filter), SIZE);
  return { items: rows.map(toHead), pages, held: await countHeld(db) };
};

/** One refund in full. Refuses `noSuchRefund`. */
export const selectRefund = async (db: Database, id: number) => {
  const [found] = await joined(db).where(eq(refund.id, id));
  if (!found) throw new RefusedError(refundRefusals.noSuchRefund);
  const { row, order, paid } = found;
  const atProvider = paid && paid.channel !== 'balance' ? paid : undefined;
  return {
    ...toHead(found),
    pictures: row.pictures,
    orderKind: order.kind,
    orderState: order.state,
    orderAmount: yuan(order.payFen),
    paidAt: (paid?.paidAt ?? order.paidAt)?.getTime() ?? null,
    payNo: atProvider?.payNo ?? '',
    providerNo: atProvider?.providerNo ?? '',
  };
};
