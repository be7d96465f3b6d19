import type { OrderKind, OrderState } from '#schemas/order/fields.ts';
import { newTicketCode } from '../../../platform/auth/ticket-code.ts';
import { chinaStamp } from '../../../platform/time/china-time.ts';
import { HOUR, MINUTE } from '../../../platform/time/durations.ts';
import type { Database } from '../../database.ts';
import type { activity } from '../../tables/activity.ts';
import type { product } from '../../tables/course.ts';
import { grant } from '../../tables/course.ts';
import { job } from '../../tables/job.ts';
import { orderTable } from '../../tables/order.ts';
import { payment, simulatedPayment } from '../../tables/payment.ts';
import { refund } from '../../tables/refund.ts';
import { ticketTable } from '../../tables/ticket.ts';
import { ledgerBook } from './ledger-book.ts';

export type ProductRecord = typeof product.$inferSelect;
export type DemoActivity = typeof activity.$inferSelect;

export type DemoStage = {
  members: readonly number[];
  vip: number;
  goods: readonly ProductRecord[];
  /** The activities in the demo's order; one that was changed since is left out. */
  activities: readonly (DemoActivity | undefined)[];
  planId: number;
};

type Placed = {
  memberId: number;
  kind: OrderKind;
  target: { id: number; title: string; thumb: string; priceFen: number };
  state: OrderState;
  ago: number;
  groupId?: number;
  couponId?: number;
  cutFen?: number;
  points?: number;
  productId?: number;
  /** Whether people come to what it bought. */
  admits?: boolean;
  reason?: string;
  /** The member's explanation and pictures for a refund. */
  statement?: { explain: string; pictures: string[] };
};

/** Writes orders with all that belongs to one: payment, refund, access and entries in the ledger. */
export const demoOrderWriter = (db: Database, now: number) => {
  const book = ledgerBook();
  let number = 0;

  const pay = async (id: number, orderNo: string, placed: Placed, payFen: number) => {
    const at = now - placed.ago + MINUTE;
    const payNo = `${orderNo}01`;
    const back = placed.state === 'refunded';
    const refundedFen = back ? payFen : 0;
    await db
      .insert(simulatedPayment)
      .values({ payNo, amountFen: payFen, state: 'paid', refundedFen });
    const [row] = await db
      .insert(payment)
      .values({
        ...{ orderId: id, payNo, channel: 'simulated', state: 'paid', amountFen: payFen },
        ...{ providerNo: `S${payNo}`, prepay: payNo, settles: 1 },
        createdAt: new Date(now - placed.ago),
        paidAt: new Date(at),
      })
      .returning();
    const { title } = placed.target;
    const line = { memberId: placed.memberId, unit: 'money', orderId: id } as const;
    const passing = { ...line, through: 'simulated' } as const;
    const word = `order:${id}`;
    book.note({
      ...passing,
      kind: 'pay',
      amount: payFen,
      cause: `${word}:pay`,
      title: `收款：${title}`,
      at,
    });
    book.note({ ...passing, kind: 'order', amount: -payFen, cause: word, title, at });
    if (!back || !row) return;
    const doneAt = at + HOUR;
    const [sent] = await db
      .insert(refund)
      .values({
        ...{ orderId: id, paymentId: row.id, refundNo: `${orderNo}R${row.id}`, state: 'done' },
        kind: placed.kind === 'team' ? 'group' : 'member',
        ...{ amountFen: payFen, reason: placed.reason ?? '暂时没有时间学习' },
        ...placed.statement,
        ...{ askedAt: new Date(doneAt), doneAt: new Date(doneAt) },
      })
      .returning();
    const cause = `refund:${sent?.id ?? 0}`;
    book.note({
      ...passing,
      kind: 'refund',
      amount: payFen,
      cause: `${cause}:in`,
      title: `退款：${title}`,
      at: doneAt,
    });
    book.note({
      ...passing,
      kind: 'payout',
      amount: -payFen,
      cause: `${cause}:out`,
      title: `原路退回：${title}`,
      at: doneAt,
    });
  };

  const insertOrder = async (placed: Placed): Promise<number> => {
    const { memberId, kind, target, state, ago, points = 0, cutFen = 0 } = placed;
    number += 1;
    const at = now - ago;
    const orderNo = `${chinaStamp(at)}${String(number).padStart(8, '0')}`;
    const payFen = target.priceFen - cutFen - points;
    const paid = state === 'done' || state === 'grouping' || state === 'refunded';
    const life = kind === 'team' || kind === 'flash' ? 15 * MINUTE : 30 * MINUTE;
    const item = kind === 'course' || kind === 'column' ? 'product' : kind;
    const [row] = await db
      .insert(orderTable)
      .values({
        ...{ orderNo, memberId, kind, state, points, payFen },
        ...{ targetId: target.id, title: target.title, thumb: target.thumb },
        ...{ groupId: placed.groupId ?? null, item: `${item}:${target.id}` },
        ...{ totalFen: target.priceFen, memberCouponId: placed.couponId ?? null },
        lines: [
          { kind: 'price', title: '商品金额', fen: target.priceFen, note: '' },
          ...(cutFen ? [{ kind: 'coupon' as const, title: '优惠券', fen: cutFen, note: '' }] : []),
          ...(points
            ? [
                {
                  kind: 'points' as const,
                  title: '积分抵扣',
                  fen: points,
                  note: `使用 ${points} 积分`,
                },
              ]
            : []),
          { kind: 'pay', title: '应付', fen: payFen, note: '' },
        ],
        method: paid ? 'wechat' : null,
        createdAt: new Date(at),
        expireAt: new Date(at + life),
        paidAt: paid ? new Date(at + MINUTE) : null,
        closedAt: state === 'cancelled' || state === 'refunded' ? new Date(at + HOUR) : null,
        closeReason: state === 'cancelled' ? '超时未支付，自动取消' : '',
      })
      .returning();
    const id = row?.id ?? 0;
    if (points > 0)
      book.note({
        ...{ memberId, unit: 'points', kind: 'order', amount: -points, orderId: id, at },
        ...{ cause: `order:${id}:points`, title: `积分抵扣：${target.title}` },
      });
    if (paid) await pay(id, orderNo, placed, payFen);
    if (state === 'unpaid')
      await db
        .insert(job)
        .values({ kind: 'order-expiry', subject: String(id), dueAt: new Date(at + life) });
    if (state === 'done' && placed.productId !== undefined)
      await db.insert(grant).values({
        ...{ memberId, target: 'product', targetId: placed.productId },
        source: kind === 'team' ? 'team' : 'buy',
        startAt: new Date(at + MINUTE),
      });
    if (state === 'done' && placed.admits)
      await db.insert(ticketTable).values({
        ...{
          code: newTicketCode(),
          target: 'activity',
          targetId: target.id,
          memberId,
          orderId: id,
        },
        issuedAt: new Date(at + MINUTE),
      });
    return id;
  };
  return { insertOrder, book };
};

export type Clerk = ReturnType<typeof demoOrderWriter>;
