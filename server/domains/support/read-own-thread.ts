import type { supportThread as endpoint } from '#schemas/support/endpoints.ts';
import type { OrderCardData } from '#schemas/support/fields.ts';
import type { Database } from '../../db/database.ts';
import { signedForOwner } from '../../libraries/upload/index.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { yuan } from '../../platform/wire/yuan.ts';
import { endDue, type Order, ownOrder, requestedRefundOf } from '../order/index.ts';
import { messagesBefore, readThread } from './rows.ts';

const toCards = (
  order: Order | null | undefined,
  refundRequests: ReadonlySet<number>,
): OrderCardData[] => {
  if (!order) return [];
  const { id, orderNo, title, thumb, state, payFen } = order;
  const refundAsked = refundRequests.has(id);
  return [{ id: String(id), orderNo, title, thumb, state, pay: yuan(payFen), refundAsked }];
};

const requestedOrder = async (db: Database, memberId: number, id: string) => {
  if (id === '') return undefined;
  try {
    return await ownOrder(db, memberId, id);
  } catch (error) {
    if (error instanceof RefusedError) return undefined;
    throw error;
  }
};

export const readOwnThread =
  (services: Services): Verb<typeof endpoint> =>
  async (context, { order_id, before }) => {
    const { db, member } = context;
    const { secret, supportLink } = services;
    await endDue(services, context);
    const { thread, hours } = await readThread(db, member.id);
    const { rows, more } = await messagesBefore(db, member.id, before);
    const about = await requestedOrder(db, member.id, order_id);
    const orders = [about, ...rows.map(({ order }) => order)];
    const refundRequests = await requestedRefundOf(
      db,
      orders.flatMap((order) => order?.id ?? []),
    );
    const signed = signedForOwner(secret, context);
    return {
      link: supportLink,
      state: thread?.state ?? 'none',
      topic: thread?.topic ?? '',
      ...hours,
      more,
      messages: rows.map(({ message, order }) => ({
        id: String(message.id),
        side: message.side,
        topic: message.topic,
        text: message.text,
        pictures: message.pictures.map(signed),
        time: message.at.getTime(),
        orders: toCards(order, refundRequests),
      })),
      orders: toCards(about, refundRequests),
    };
  };
