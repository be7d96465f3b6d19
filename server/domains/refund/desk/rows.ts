import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { RefundState } from '../../../../schemas/refund/fields.ts';
import { refundRefusals } from '../../../../schemas/refund/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { member } from '../../../db/tables/member.ts';
import { orderTable } from '../../../db/tables/order.ts';
import { payment } from '../../../db/tables/payment.ts';
import { refund } from '../../../db/tables/refund.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { methodNames } from '../../../platform/payment/payment.ts';
import { maskedPhone } from '../../../platform/wire/masked-phone.ts';
import { pagesOf, rowsOf } from '../../../platform/wire/paging.ts';
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

const searched = [refund.refundNo, orderTable.orderNo, orderTable.title];

const holding = (word: string): SQL | undefined =>
  or(...searched.map((column) => sql`position(lower(${word}) in lower(${column})) > 0`));

type Wanted = { state: RefundState | 'all'; word: string };

const filterOf = ({ state, word }: Wanted): SQL | undefined =>
  and(
    state === 'all' ? undefined : eq(refund.state, state),
    word === '' ? undefined : holding(word),
  );

const countOf = async (db: Database, filter: SQL | undefined): Promise<number> => {
  const [row] = await db
    .select({ rows: count() })
    .from(refund)
    .innerJoin(orderTable, eq(orderTable.id, refund.orderId))
    .where(filter);
  return row?.rows ?? 0;
};

/** How many refunds the provider could not send back by itself. */
export const countHeld = (db: Database): Promise<number> =>
  db.$count(refund, eq(refund.state, 'held'));

/** A page of refunds of all members, the newest first; `word` stands in a number or the title. */
export const selectRefunds = async (
  db: Database,
  { page, ...wanted }: Wanted & { page: number },
) => {
  const { limit, offset } = rowsOf(page, SIZE);
  const filter = filterOf(wanted);
  const rows = await joined(db).where(filter).orderBy(desc(refund.id)).limit(limit).offset(offset);
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
