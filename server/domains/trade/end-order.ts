import type { Context } from '../../platform/context.ts';
import type { Desk } from '../../platform/desk.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';
import { transact } from '../../platform/transact.ts';
import { closeEverywhere } from './at-provider.ts';
import { lockOrder, move, ownOrder } from './orders.ts';
import { after } from './states.ts';

/** Cancels an unpaid order; a cancelled one stays so. Refuses what is paid. */
export const cancelOrder =
  (desk: Desk) =>
  async ({ db, member, now }: Context<Member>, { id }: { id: string }) => {
    const order = await ownOrder(db, member.id, id);
    if (order.state === 'cancelled') return { state: order.state };
    after(order.state, 'close');
    const { state } = await closeEverywhere(desk, db, order, '主动取消', now);
    if (state !== 'cancelled') throw new RefusedError('orderPaid');
    return { state };
  };

/** Takes an order that is over out of the member's list. Refuses `orderOpen`. */
export const removeOrder = async ({ db, member, now }: Context<Member>, { id }: { id: string }) => {
  const order = await ownOrder(db, member.id, id);
  await transact(db, async (tx) => {
    const locked = await lockOrder(tx, order);
    await move(tx, locked, 'hide', { hiddenAt: new Date(now) });
  });
  return {};
};
