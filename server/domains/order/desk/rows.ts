import { and, desc, eq, exists, gte, inArray, like, lt, or, type SQL, sql } from 'drizzle-orm';
import type { OrderFilter } from '#schemas/order/desk-endpoints.ts';
import { LARGEST_INTEGER } from '#schemas/wire/primitives.ts';
import type { Database } from '../../../db/database.ts';
import { member } from '../../../db/tables/member.ts';
import { orderTable } from '../../../db/tables/order.ts';
import { dayBefore, dayEnd } from '../../../platform/time/china-time.ts';
import { maskedPhone } from '../../../platform/wire/masked-phone.ts';
import { beginningWith } from '../../../platform/wire/word-search.ts';
import { yuan } from '../../../platform/wire/yuan.ts';
import { requestedRefund } from '../rows/refund-of.ts';
import { type Thing, thingsNamed } from './things-named.ts';

const buyer = { nickname: member.nickname, phone: member.phone };

/** Whether a refund of the order is requested and not sent. */
export const refundWaits = (db: Database): SQL<boolean> =>
  sql<boolean>`${exists(requestedRefund(db))}`;

/** `where` has to select few orders: there is no limit. */
export const joinedOrders = (db: Database, where: SQL) =>
  db
    .select({ row: orderTable, buyer, refundAsked: refundWaits(db) })
    .from(orderTable)
    .innerJoin(member, eq(member.id, orderTable.memberId))
    .where(where)
    .orderBy(desc(orderTable.id));

export type FoundOrder = Awaited<ReturnType<typeof joinedOrders>>[number];

export const toHead = ({ row, buyer: who, refundAsked }: FoundOrder) => ({
  id: row.id,
  orderNo: row.orderNo,
  member: row.memberId,
  nickname: who.nickname,
  phone: maskedPhone(who.phone),
  kind: row.kind,
  title: row.title,
  quantity: row.quantity,
  state: row.state,
  refundAsked,
  total: yuan(row.totalFen),
  pay: yuan(row.payFen),
  createdAt: row.createdAt.getTime(),
  paidAt: row.paidAt?.getTime() ?? null,
});

const isPhone = (word: string): boolean => /^1\d{10}$/.test(word);
const isNumber = (word: string): boolean =>
  /^[1-9]\d{0,9}$/.test(word) && Number(word) <= LARGEST_INTEGER;

const ofThing = ({ kinds, ids }: Thing): SQL | undefined =>
  and(inArray(orderTable.kind, [...kinds]), inArray(orderTable.targetId, [...ids]));

const holds = (word: string, things: readonly Thing[]): SQL | undefined => {
  const byPhone = sql`(select ${member.id} from ${member}
    where ${member.phone} = ${word} and ${member.phone} <> '')`;
  return or(
    like(orderTable.orderNo, beginningWith(word.toUpperCase())),
    isNumber(word) ? eq(orderTable.memberId, Number(word)) : undefined,
    isPhone(word) ? eq(orderTable.memberId, byPhone) : undefined,
    ...things.map(ofThing),
  );
};

export const ordersBy = async (
  db: Database,
  { state, word, from, until }: OrderFilter,
): Promise<SQL | undefined> =>
  and(
    state === 'all' ? undefined : eq(orderTable.state, state),
    from === undefined ? undefined : gte(orderTable.createdAt, new Date(dayEnd(dayBefore(from)))),
    until === undefined ? undefined : lt(orderTable.createdAt, new Date(dayEnd(until))),
    word === '' ? undefined : holds(word, await thingsNamed(db, word)),
  );
