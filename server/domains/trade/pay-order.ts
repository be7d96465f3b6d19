import { eq } from 'drizzle-orm';
import type { payOrder as endpoint } from '../../../schemas/api/payment.ts';
import type { Data, Payload } from '../../../schemas/define-endpoint.ts';
import type { Database } from '../../db/database.ts';
import { wechatIdentity } from '../../db/tables/people.ts';
import { payment as table } from '../../db/tables/trade.ts';
import type { Context } from '../../platform/context.ts';
import type { Desk } from '../../platform/desk.ts';
import { RefusedError } from '../../platform/errors.ts';
import { noSheet } from '../../platform/payment.ts';
import type { Member } from '../../platform/session.ts';
import { transact } from '../../platform/transact.ts';
import { askProvider, closePayment, expireOrder } from './at-provider.ts';
import { lockOrder, type Order, ownOrder } from './orders.ts';
import { beginPayment, openPayment } from './payments.ts';
import { settleIn } from './settle.ts';
import { after } from './states.ts';

type Answer = Data<typeof endpoint>;
type Own = Context<Member>;

const openidOf = async (db: Database, memberId: number): Promise<string> => {
  const [row] = await db
    .select()
    .from(wechatIdentity)
    .where(eq(wechatIdentity.memberId, memberId))
    .limit(1);
  return row?.openid ?? '';
};

const fromBalance = async ({ db, now }: Own, order: Order): Promise<Answer> => {
  const { state } = await transact(db, async (tx) => {
    const locked = await lockOrder(tx, order);
    if (locked.state !== 'unpaid') return locked;
    const payment = await beginPayment(tx, locked, 'balance', now);
    return settleIn(tx, payment, '', now);
  });
  return { state, sheet: noSheet };
};

const bySheet = async ({ payments }: Desk, { db, member, now }: Own, order: Order) => {
  const payment = await transact(db, async (tx) => {
    const locked = await lockOrder(tx, order);
    after(locked.state, 'settle');
    return beginPayment(tx, locked, payments.channel, now);
  });
  const bill = {
    payNo: payment.payNo,
    amountFen: payment.amountFen,
    title: order.title,
    openid: await openidOf(db, member.id),
    expireAt: order.expireAt.getTime(),
  };
  const { sheet, prepay } = await payments.open(db, bill, payment.prepay);
  await db.update(table).set({ prepay }).where(eq(table.id, payment.id));
  return { state: order.state, sheet };
};

/** Whatever was begun before: paid meanwhile is paid, and from the balance nobody pays twice. */
const finishEarlier = async (desk: Desk, { db, now }: Own, order: Order, byBalance: boolean) => {
  const open = await openPayment(db, order.id);
  if (!open || open.channel === 'balance') return;
  if (byBalance) return closePayment(desk, db, open, now);
  if ((await askProvider(desk, db, open, now)) === 'processing')
    throw new RefusedError('paymentRunning');
};

/**
 * Begins to pay an order, or pays it from the balance; one that is paid already says so by its
 * `state`. Refuses `noSuchOrder`, `orderClosed`, `orderRefunded`, `paymentRunning`,
 * `paymentUnavailable`, `payInMessenger`, `tooLittleMoney`.
 */
export const payOrder =
  (desk: Desk) =>
  async (context: Own, { id, method }: Payload<typeof endpoint>): Promise<Answer> => {
    const { db, member, now } = context;
    await expireOrder(desk, db, await ownOrder(db, member.id, id), now);
    const seen = await ownOrder(db, member.id, id);
    if (seen.state === 'unpaid') await finishEarlier(desk, context, seen, method === 'balance');
    const order = await ownOrder(db, member.id, id);
    if (order.state === 'done' || order.state === 'grouping')
      return { state: order.state, sheet: noSheet };
    after(order.state, 'settle');
    return method === 'balance' ? fromBalance(context, order) : bySheet(desk, context, order);
  };
