import { eq } from 'drizzle-orm';
import type { payOrder as endpoint } from '#schemas/payment/endpoints.ts';
import { paymentRefusals } from '#schemas/payment/refusals.ts';
import { walletRefusals } from '#schemas/wallet/refusals.ts';
import type { Data, Payload } from '#schemas/wire/define-endpoint.ts';
import type { Database } from '../../db/database.ts';
import { retryOnConflict } from '../../db/retry-on-conflict.ts';
import { wechatIdentity } from '../../db/tables/login.ts';
import { balanceOf } from '../../libraries/ledger/index.ts';
import {
  beginPayment,
  keepPrepay,
  openPayment,
  type Payment,
} from '../../libraries/payment-book/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { noSheet } from '../../platform/payment/payment.ts';
import {
  after,
  askSettledState,
  assertPriceHolds,
  closePayment,
  closeUnpaid,
  expireOrder,
  isDue,
  lockOrder,
  type Order,
  ownOrder,
  settleIn,
} from '../order/index.ts';

type Answer = Data<typeof endpoint>;
type Own = Context<Member>;
type Method = Payload<typeof endpoint>['method'];

const openidOf = async (db: Database, memberId: number): Promise<string> => {
  const [row] = await db
    .select()
    .from(wechatIdentity)
    .where(eq(wechatIdentity.memberId, memberId))
    .limit(1);
  return row?.openid ?? '';
};

const fromBalance = async ({ db, now }: Own, order: Order): Promise<Answer> => {
  const { state } = await retryOnConflict(db, async (tx) => {
    const locked = await lockOrder(tx, order);
    if (locked.state !== 'unpaid') return locked;
    await assertPriceHolds(tx, locked, now);
    const payment = await beginPayment(tx, locked, 'balance', now);
    return settleIn(tx, payment, '', now);
  });
  return { state, sheet: noSheet };
};

const paidAlready = ({ state }: Order): Answer | undefined => {
  if (state === 'done' || state === 'grouping') return { state, sheet: noSheet };
  after(state, 'settle');
  return undefined;
};

const bySheet = async (
  services: Services,
  { db, member, now }: Own,
  order: Order,
): Promise<Answer> => {
  const payment = await retryOnConflict(db, async (tx) => {
    const locked = await lockOrder(tx, order);
    after(locked.state, 'settle');
    await assertPriceHolds(tx, locked, now);
    return beginPayment(tx, locked, services.payments.channel, now);
  });
  const bill = {
    payNo: payment.payNo,
    amountFen: payment.amountFen,
    title: order.title,
    openid: await openidOf(db, member.id),
    expireAt: order.expireAt.getTime(),
  };
  const { sheet, prepay } = await services.payments.open(db, bill, payment.prepay);
  if (await keepPrepay(db, payment, prepay)) return { state: order.state, sheet };
  // the payment was closed while its sheet was made, so nobody may get the sheet
  await closePayment(services, db, payment, now);
  const left = paidAlready(await ownOrder(db, member.id, String(order.id)));
  if (!left) throw new RefusedError(paymentRefusals.paymentRunning);
  return left;
};

/** Books an earlier payment that was paid; before paying from the balance, closes an open one. */
const finishEarlier = async (
  services: Services,
  { db, member, now }: Own,
  order: Order,
  open: Payment | undefined,
  method: Method,
) => {
  const state = open && (await askSettledState(services, db, open, now));
  if (state === 'paid' || method !== 'balance') return;
  // an open sheet is kept where the balance is too small to pay instead
  if ((await balanceOf(db, member.id, 'money')) < order.payFen)
    throw new RefusedError(walletRefusals.tooLittleMoney);
  if (open && (state === 'waiting' || state === 'failed'))
    await closeUnpaid(services, db, open, now);
};

/**
 * Begins to pay an order, or pays it from the balance; the answer's `state` shows one that is paid already.
 * Refuses `noSuchOrder`, `orderClosed`, `orderRefunded`, `orderRepriced`, `orderFree`, `paymentRunning`,
 * `paymentUnavailable`, `payInMessenger`, `tooLittleMoney`.
 */
export const payOrder =
  (services: Services) =>
  async (context: Own, { id, method }: Payload<typeof endpoint>): Promise<Answer> => {
    const { db, member, now } = context;
    const own = () => ownOrder(db, member.id, id);
    let order = await own();
    if (isDue(order, now)) {
      await expireOrder(services, db, order, now);
      order = await own();
    }
    if (order.state === 'unpaid') {
      const open = await openPayment(db, order.id);
      await finishEarlier(services, context, order, open, method);
      if (open) order = await own();
    }
    const paid = paidAlready(order);
    if (paid) return paid;
    return method === 'balance' ? fromBalance(context, order) : bySheet(services, context, order);
  };
