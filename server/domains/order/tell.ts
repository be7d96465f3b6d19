import { teamAddress } from '#schemas/activity/addresses.ts';
import { orderAddress } from '#schemas/order/addresses.ts';
import type { Database } from '../../db/database.ts';
import { notifyMember } from '../../platform/messaging/notify-member.ts';
import { yuan } from '../../platform/wire/yuan.ts';
import type { Order } from './rows/orders.ts';
import type { Refund } from './rows/refund-of.ts';

type Words = { title: string; body: string };

/** Notifies an order's member once for each `what`. */
export const tellOfOrder = (
  tx: Database,
  order: Order,
  what: string,
  words: Words,
  now: number,
  link = orderAddress({ id: order.id }),
): Promise<void> =>
  notifyMember(tx, order.memberId, { ...words, link, cause: `order:${order.id}:${what}` }, now);

export const tellOfRefund = (
  tx: Database,
  order: Order,
  { id }: Pick<Refund, 'id'>,
  what: 'asked' | 'withdrawn' | 'refused' | 'arrived' | 'held',
  words: Words,
  now: number,
): Promise<void> => tellOfOrder(tx, order, `refund:${id}:${what}`, words, now);

export const tellArrived = (
  tx: Database,
  order: Order,
  refund: Pick<Refund, 'id' | 'amountFen'>,
  now: number,
): Promise<void> => {
  const money = refund.amountFen > 0 ? `的 ${yuan(refund.amountFen)} 元已原路退回` : '已退订';
  const words = { title: '退款已到账', body: `“${order.title}”${money}。` };
  return tellOfRefund(tx, order, refund, 'arrived', words, now);
};

export const tellPaid = (
  tx: Database,
  order: Order,
  event: 'settle' | 'group',
  now: number,
): Promise<void> => {
  const paid = order.payFen > 0 ? `，实付 ${yuan(order.payFen)} 元` : '';
  if (event === 'settle') {
    const words = { title: '购买成功', body: `“${order.title}”已开通${paid}。` };
    return tellOfOrder(tx, order, 'paid', words, now);
  }
  const body = `“${order.title}”已付款${paid}，邀请好友参团，人数不够会在到期后自动退款。`;
  const group = order.groupId ?? undefined;
  const link = teamAddress({ id: order.targetId, group });
  return tellOfOrder(tx, order, 'paid', { title: '等待成团', body }, now, link);
};
