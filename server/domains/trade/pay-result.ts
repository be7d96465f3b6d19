import type { PayResult, PayState } from '../../../schemas/api/payment.ts';
import type { Context } from '../../platform/context.ts';
import type { Desk } from '../../platform/desk.ts';
import type { Standing } from '../../platform/payment.ts';
import type { Member } from '../../platform/session.ts';
import { askProvider, expireOrder } from './at-provider.ts';
import { ownOrder } from './orders.ts';
import { lastPayment, openPayment } from './payments.ts';

const words: Record<PayState, string> = {
  none: '',
  waiting: '等待支付',
  processing: '支付结果确认中，请稍后刷新',
  paid: '支付成功',
  failed: '支付未成功，可以重新支付',
};

const shown: Record<Standing['state'], PayState> = {
  waiting: 'waiting',
  processing: 'processing',
  paid: 'paid',
  failed: 'failed',
  closed: 'failed',
};

/** How the payment of an order stands, as the provider says now. Refuses `noSuchOrder`. */
export const payResult =
  (desk: Desk) =>
  async ({ db, member, now }: Context<Member>, { id }: { id: string }): Promise<PayResult> => {
    const seen = await ownOrder(db, member.id, id);
    const open = await openPayment(db, seen.id);
    const asked =
      open && open.channel !== 'balance' ? await askProvider(desk, db, open, now) : undefined;
    if (asked !== 'processing') await expireOrder(desk, db, await ownOrder(db, member.id, id), now);
    const order = await ownOrder(db, member.id, id);
    const last = await lastPayment(db, order.id);
    const state = asked ?? (last?.state === 'paid' ? 'paid' : last ? 'failed' : undefined);
    const payment = order.paidAt ? 'paid' : state ? shown[state] : 'none';
    return {
      state: order.state,
      payment,
      message: words[payment],
      expireAt: order.expireAt.getTime(),
      now,
    };
  };
