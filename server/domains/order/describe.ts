import { flashAddress, teamAddress } from '#schemas/activity/addresses.ts';
import { studyAddress } from '#schemas/course/study-address.ts';
import type { OrderAction, OrderDetail, OrderRow } from '#schemas/order/fields.ts';
import type { Database } from '../../db/database.ts';
import { balanceOf } from '../../libraries/ledger/index.ts';
import { settlingPayment } from '../../libraries/payment-book/index.ts';
import type { Payer } from '../../platform/auth/card.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { methodNames } from '../../platform/payment/payment.ts';
import { yuan } from '../../platform/wire/yuan.ts';
import { isDue } from './at-provider.ts';
import { kinds } from './kinds/index.ts';
import { noAppointment } from './kinds/purchasable.ts';
import { repriced, toNewPrice } from './pricing/reprice.ts';
import { promisedArrival } from './returned.ts';
import type { Order } from './rows/orders.ts';
import { type Refund, refundOf } from './rows/refund-of.ts';
import { type Sold, soldBy } from './rows/sold-by.ts';
import { actionsOf } from './states.ts';
import { toLine } from './verbs/preview.ts';

const teamLink = ({ targetId, groupId, state }: Order): string => {
  const open = state === 'unpaid' || state === 'grouping';
  return teamAddress({ id: targetId, group: open && groupId !== null ? groupId : undefined });
};

const linkOf = (order: Order, sold: Sold): string => {
  if (order.state === 'done') return kinds[order.kind].address(order, sold);
  if (order.kind === 'team') return teamLink(order);
  if (order.kind === 'flash') return flashAddress({ id: order.targetId });
  return kinds[order.kind].address(order, sold);
};

const studyOf = ({ state, kind }: Order, { product }: Sold): string =>
  state === 'done' && kind !== 'gift' && product ? studyAddress(product) : '';

/**
 * `refund` also leads to a refund that is requested already. Once it is too late for good, it is no longer
 * offered; where a course was studied, the page of the refund says so.
 */
const actionsNow = (order: Order, sold: Sold, payer: Payer): OrderAction[] => {
  const hasRefundRequest = sold.requestedRefund !== null;
  const over = !hasRefundRequest && kinds[order.kind].tooLate?.(order, sold, payer.now);
  const without: OrderAction[] = over ? ['refund'] : [];
  if (hasRefundRequest || order.hiddenAt !== null) without.push('delete');
  // the provider has not decided on a payment that was begun in time
  if (isDue(order, payer.now) || repriced(order, sold, payer)) without.push('pay');
  return actionsOf(order.state, order.kind).filter((action) => !without.includes(action));
};

const ticketOf = ({ ticket }: Sold): string =>
  ticket && !ticket.voidedAt ? String(ticket.id) : '';

const toRow = (order: Order, sold: Sold, payer: Payer): OrderRow => ({
  id: String(order.id),
  orderNo: order.orderNo,
  kind: order.kind,
  state: order.state,
  title: order.title,
  thumb: order.thumb,
  quantity: order.quantity,
  total: yuan(order.totalFen),
  pay: yuan(order.payFen),
  ...toNewPrice(repriced(order, sold, payer)),
  createdAt: order.createdAt.getTime(),
  expireAt: order.expireAt.getTime(),
  now: payer.now,
  actions: actionsNow(order, sold, payer),
  link: linkOf(order, sold),
  study: studyOf(order, sold),
  groupId: order.groupId === null ? '' : String(order.groupId),
  ticketId: ticketOf(sold),
  refundAsked: sold.requestedRefund !== null,
});

export const toOrderRows = async (
  db: Database,
  orders: readonly Order[],
  payer: Payer,
): Promise<OrderRow[]> => {
  const soldIn = await soldBy(db, orders);
  return orders.map((order) => toRow(order, soldIn(order), payer));
};

const methodText = async (db: Database, { id, paidAt }: Order): Promise<string> => {
  if (!paidAt) return '';
  const paid = await settlingPayment(db, id);
  return paid ? methodNames[paid.channel] : '无需支付';
};

const noRefund = {
  state: '',
  amount: '0.00',
  reason: '',
  explain: '',
  pictures: [],
  lessons: 0,
  kept: 0,
  askedAt: null,
  sendAt: null,
  arriveAt: null,
  doneAt: null,
} satisfies OrderDetail['refund'];

const arrivalOf = (order: Order, { state, amountFen, sendAt, askedAt }: Refund) =>
  state === 'requested' || state === 'sending'
    ? promisedArrival(order, amountFen, (sendAt ?? askedAt).getTime())
    : null;

export const toRefund = (order: Order, row: Refund | undefined): OrderDetail['refund'] => {
  if (!row) return noRefund;
  return {
    state: row.state,
    amount: yuan(row.amountFen),
    reason: row.reason,
    explain: row.explain,
    pictures: row.pictures,
    lessons: row.lessonsSold,
    kept: row.lessonsKept,
    askedAt: row.askedAt.getTime(),
    sendAt: row.sendAt?.getTime() ?? null,
    arriveAt: arrivalOf(order, row),
    doneAt: row.doneAt?.getTime() ?? null,
  };
};

const fullAt = ({ state }: Order, { group }: Sold): number | null =>
  state !== 'unpaid' && group?.state === 'full' ? (group.closedAt?.getTime() ?? null) : null;

const methodsFor = async (
  { payments }: Pick<Services, 'payments'>,
  db: Database,
  { state, memberId, payFen }: Order,
): Promise<OrderDetail['methods']> => {
  if (state !== 'unpaid') return [];
  const balance = await balanceOf(db, memberId, 'money');
  const [sheet, own] = [methodNames[payments.channel], methodNames.balance];
  return [
    {
      method: 'wechat',
      name: sheet,
      enough: true,
      balance: null,
      messenger: payments.channel === 'wechat',
    },
    {
      method: 'balance',
      name: own,
      enough: balance >= payFen,
      balance: yuan(balance),
      messenger: false,
    },
  ];
};

export const toOrderDetail = async (
  services: Pick<Services, 'payments'>,
  db: Database,
  order: Order,
  payer: Payer,
): Promise<OrderDetail> => {
  const sold = (await soldBy(db, [order]))(order);
  return {
    ...toRow(order, sold, payer),
    lines: order.lines.map(toLine),
    remark: order.remark,
    agreement: order.agreement,
    method: await methodText(db, order),
    methods: await methodsFor(services, db, order),
    paidAt: order.paidAt?.getTime() ?? null,
    fullAt: fullAt(order, sold),
    closedAt: order.closedAt?.getTime() ?? null,
    closeReason: order.closeReason,
    ...noAppointment,
    ...kinds[order.kind].appointment?.(sold, payer.now),
    refund: toRefund(order, await refundOf(db, order.id)),
    removed: order.hiddenAt !== null,
  };
};
