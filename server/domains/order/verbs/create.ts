import { randomInt } from 'node:crypto';
import { createOrder as endpoint } from '#schemas/order/endpoints.ts';
import { orderRefusals } from '#schemas/order/refusals.ts';
import type { Payload } from '#schemas/wire/define-endpoint.ts';
import type { Database } from '../../../db/database.ts';
import { orderTable } from '../../../db/tables/order.ts';
import { post } from '../../../libraries/ledger/index.ts';
import { openPayment } from '../../../libraries/payment-book/index.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import { steps } from '../../../platform/endpoint/verb.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { chinaStamp } from '../../../platform/time/china-time.ts';
import { yuan } from '../../../platform/wire/yuan.ts';
import { closePayment, expireDue } from '../at-provider.ts';
import { closeOrder } from '../close.ts';
import { teamItem } from '../groups/groups.ts';
import { kinds } from '../kinds/index.ts';
import { type Quote, quoteFor } from '../pricing/quote.ts';
import { lockMember, lockOrder, type Order } from '../rows/orders.ts';
import { unpaidOrder } from '../rows/unpaid-order.ts';
import { handOverOrder } from '../settle.ts';

type Input = Payload<typeof endpoint>;

export const ORDER_EXPIRY = 'order-expiry';
const OTHER_GROUP = '改参加另一个团';

const newNumber = (now: number): string =>
  `${chinaStamp(now)}${String(randomInt(1e8)).padStart(8, '0')}`;

type Own = Context<Member>;

const inAnotherGroup = ({ kind, groupId }: Order, { group_id }: Input): boolean =>
  kind === 'team' && String(groupId ?? '') !== group_id;

/** Refuses `agreementMissing`, `agreementChanged`. */
const assertAgreed = ({ agreement }: Quote, agreed: number): void => {
  if (agreement === 0 || agreed === agreement) return;
  throw new RefusedError(
    agreed === 0 ? orderRefusals.agreementMissing : orderRefusals.agreementChanged,
  );
};

/**
 * The quote must be the one on screen. Refuses what `assertAgreed` refuses, `couponInvalid`, `priceChanged`.
 */
const assertSeen = (quote: Quote, { coupon_id, pay, agreement }: Input): void => {
  const { chosen, reckoning } = quote;
  assertAgreed(quote, agreement);
  if (coupon_id !== '' && !chosen) throw new RefusedError(orderRefusals.couponInvalid);
  if (pay !== yuan(reckoning.payFen)) throw new RefusedError(orderRefusals.priceChanged);
};

/**
 * Closes the payment of an unpaid order in another group, where this place can be bought instead. That order
 * itself stays until then.
 */
const closeOtherBill = async (services: Services, context: Own, input: Input): Promise<void> => {
  if (input.kind !== 'team') return;
  const { db, member, now } = context;
  const unpaid = await unpaidOrder(db, member.id, teamItem(input.id));
  const open = unpaid && inAnotherGroup(unpaid, input) && (await openPayment(db, unpaid.id));
  if (!open || open.channel === 'balance') return;
  try {
    assertSeen(await quoteFor(context, input), input);
  } catch (error) {
    // `placeOrder` refuses for the same reason later, or repeats the answer of the same request
    if (error instanceof RefusedError) return;
    throw error;
  }
  await closePayment(services, db, open, now);
};

const write = async (
  tx: Database,
  { thing, quantity, reckoning, chosen, agreement }: Quote,
  memberId: number,
  remark: string,
  now: number,
): Promise<Order> => {
  const { kind, targetId, groupId, item, title, thumb } = thing;
  await kinds[kind].reserve?.(tx, { memberId, targetId, groupId, quantity }, now);
  const expireAt = now + kinds[kind].life;
  const [order] = await tx
    .insert(orderTable)
    .values({
      ...{ memberId, kind, targetId, groupId, item, title, thumb, quantity, remark, agreement },
      orderNo: newNumber(now),
      state: 'unpaid',
      totalFen: reckoning.totalFen,
      payFen: reckoning.payFen,
      lines: reckoning.lines,
      memberCouponId: chosen?.held.copy.id ?? null,
      points: reckoning.points,
      createdAt: new Date(now),
      expireAt: new Date(expireAt),
    })
    .returning();
  if (!order) throw new Error('an order was not written');
  await addJob(tx, { kind: ORDER_EXPIRY, subject: String(order.id), dueAt: expireAt });
  const cause = `order:${order.id}:points`;
  const used = { kind: 'order', amount: -order.points, cause, orderId: order.id } as const;
  const owner = { memberId, unit: 'points' } as const;
  await post(tx, owner, [{ ...used, title: `积分抵扣：${title}` }], now);
  return order;
};

const answer = ({ id, state, payFen }: Order, existing: boolean) => ({
  id: String(id),
  state,
  pay: yuan(payFen),
  existing,
});

const placeOrder = async ({ db: tx, member: { id }, now }: Own, input: Input) => {
  // the lock reads the member's card and balances as they are now
  const member = await lockMember(tx, id);
  const quote = await quoteFor({ db: tx, member, now }, input);
  const { unpaid } = quote;
  if (unpaid && !inAnotherGroup(unpaid, input)) return answer(unpaid, true);
  assertSeen(quote, input);
  if (unpaid) await closeOrder(tx, await lockOrder(tx, unpaid), OTHER_GROUP, now);
  const order = await write(tx, quote, id, input.remark, now);
  return answer(order.payFen === 0 ? await handOverOrder(tx, order, now) : order, false);
};

/**
 * An unpaid order in another group is closed for this one. Refuses what `quoteFor` refuses,
 * `agreementMissing`, `agreementChanged`, `couponInvalid`, `priceChanged`, `paymentRunning`,
 * `paymentUnavailable`, and what is out of stock.
 */
export const createOrder = (services: Services) =>
  steps(endpoint, {
    before: async (context, input) => {
      // the provider is asked before the call's transaction, so that its delay blocks nobody else
      await expireDue(services, context.db, context.member.id, context.now);
      await closeOtherBill(services, context, input);
    },
    prepare: async (context, input) => {
      // in a rush most members are refused here, before `run`'s transaction
      await kinds[input.kind].load(context, { id: input.id, groupId: input.group_id });
    },
    run: placeOrder,
  });
