import { orderRefusals } from '#schemas/order/refusals.ts';
import { retryOnConflict } from '../../../db/retry-on-conflict.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import { closeEverywhere } from '../at-provider.ts';
import { lockOrder, move, ownOrder } from '../rows/orders.ts';
import { after } from '../states.ts';

/** A cancelled order stays so. Refuses a paid one. */
export const cancelOrder =
  (services: Services) =>
  async ({ db, member, now }: Context<Member>, { id }: { id: string }) => {
    const order = await ownOrder(db, member.id, id);
    if (order.state === 'cancelled') return { state: order.state };
    after(order.state, 'close');
    const { state } = await closeEverywhere(services, db, order, '主动取消', now);
    if (state !== 'cancelled') throw new RefusedError(orderRefusals.orderPaid);
    return { state };
  };

/** Removes an order from the member's list. Refuses `orderOpen`. */
export const removeOrder = async ({ db, member, now }: Context<Member>, { id }: { id: string }) => {
  const order = await ownOrder(db, member.id, id);
  await retryOnConflict(db, async (tx) => {
    const locked = await lockOrder(tx, order);
    await move(tx, locked, 'hide', { hiddenAt: new Date(now) });
  });
  return {};
};
