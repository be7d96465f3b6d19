import type { PayResult, PayState } from '#schemas/payment/endpoints.ts';
import { paymentRefusals } from '#schemas/payment/refusals.ts';
import { lastPayment } from '../../libraries/payment-book/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import type { BillStatus } from '../../platform/payment/payment.ts';
import { askProvider, expireOrder, isDue, type Order, ownOrder } from '../order/index.ts';

const words: Record<PayState, string> = {
  none: '',
  waiting: '等待支付',
  processing: '支付结果确认中，请稍后刷新',
  paid: '支付成功',
  failed: '支付未成功，可以重新支付',
};

const shown: Record<BillStatus['state'], PayState> = {
  waiting: 'waiting',
  processing: 'processing',
  paid: 'paid',
  failed: 'failed',
  closed: 'failed',
};

const messageOf = ({ state }: Order, payment: PayState): string => {
  if (state !== 'cancelled') return words[payment];
  return payment === 'paid' ? '订单已取消，款项会原路退回' : '订单已取消，请重新下单';
};

/** A payment that the provider cannot decide stays undecided, which is no failure. */
const notKnown = (error: unknown): 'processing' => {
  const { refusal } = error instanceof RefusedError ? error : { refusal: undefined };
  if (refusal === paymentRefusals.paymentUnavailable || refusal === paymentRefusals.paymentRunning)
    return 'processing';
  throw error;
};

/** The last payment counts, even one closed here: it may have been paid before. */
const look = async (
  services: Services,
  { db, now }: Context<Member>,
  order: Order,
): Promise<PayState> => {
  const last = await lastPayment(db, order.id);
  if (!last) return 'none';
  if (last.state === 'paid' || last.channel === 'balance') return 'paid';
  const state = shown[await askProvider(services, db, last, now)];
  return state === 'waiting' && last.state !== 'open' ? 'failed' : state;
};

/** Asks the provider; `processing` also where it does not answer. Refuses `noSuchOrder`. */
export const payResult =
  (services: Services) =>
  async (context: Context<Member>, { id }: { id: string }): Promise<PayResult> => {
    const { db, member, now } = context;
    const own = () => ownOrder(db, member.id, id);
    const found = await look(services, context, await own()).catch(notKnown);
    const seen = await own();
    const due = found !== 'processing' && isDue(seen, now);
    const unknown = due && (await expireOrder(services, db, seen, now).catch(notKnown));
    const order = due ? await own() : seen;
    const payment = order.paidAt ? 'paid' : unknown || found;
    return {
      state: order.state,
      payment,
      message: messageOf(order, payment),
      expireAt: order.expireAt.getTime(),
      now,
    };
  };
