import type { refundOrder as endpoint } from '#schemas/refund/endpoints.ts';
import { refundRefusals } from '#schemas/refund/refusals.ts';
import { storedAddress } from '#schemas/upload/address.ts';
import { uploadRefusals } from '#schemas/upload/refusals.ts';
import type { Payload } from '#schemas/wire/define-endpoint.ts';
import { retryOnConflict } from '../../db/retry-on-conflict.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { areOwnPictures } from '../../platform/storage/own-uploads.ts';
import { yuan } from '../../platform/wire/yuan.ts';
import { after, can, giveBack, kinds, lockOrder, ownOrder, type Returned } from '../order/index.ts';
import { askRefund, nextTurn, requestedRefunds } from './ask-refund.ts';
import { openRefundNo } from './open-refund.ts';
import { sendRefund } from './send-refund.ts';
import { reasons, sendTime, termsOf } from './terms.ts';

type Input = Pick<Payload<typeof endpoint>, 'id' | 'reason' | 'explain' | 'pictures'> &
  Partial<Pick<Payload<typeof endpoint>, 'amount' | 'points'>>;

/** The refund must be the one on screen. Refuses `refundChanged`. */
const matchShown = (returned: Returned, { amount = null, points }: Input): void => {
  const moved =
    (amount !== null && amount !== yuan(returned.amountFen)) ||
    (points !== undefined && points !== returned.points);
  if (moved) throw new RefusedError(refundRefusals.refundChanged);
};

/** Refuses `badReason`, `pictureUnknown`. */
const groundsOf = async (
  { wechat }: Pick<Services, 'wechat'>,
  { db, member }: Context<Member>,
  input: Input,
) => {
  const { reason, explain } = input;
  if (!reasons.includes(reason)) throw new RefusedError(refundRefusals.badReason);
  const pictures = [...new Set(input.pictures.map(storedAddress))];
  const owner = { memberId: member.id, simulated: wechat.simulated };
  if (!(await areOwnPictures(db, owner, pictures)))
    throw new RefusedError(uploadRefusals.pictureUnknown);
  return { reason, explain, pictures };
};

/**
 * Requests a refund, which is sent after `refundGrace`, but before its terms end; the answer's `state` shows
 * an order that is refunded already. Refuses what `groundsOf`, `matchShown`, `nextTurn` and its terms refuse.
 */
export const refundOrder =
  (services: Services) => async (context: Context<Member>, input: Input) => {
    const { db, member, now } = context;
    const seen = await ownOrder(db, member.id, input.id);
    if (seen.state === 'refunding' || seen.state === 'refunded') return { state: seen.state };
    const grounds = await groundsOf(services, context, input);
    await retryOnConflict(db, async (tx) => {
      const order = await lockOrder(tx, seen);
      if (!can(order.state, 'returned')) after(order.state, 'returned');
      const before = await requestedRefunds(tx, order);
      if (before.some(({ state }) => state === 'requested')) return;
      await kinds[order.kind].withhold?.(tx, order);
      const { refusal, n, until, returned } = await termsOf(tx, order, now);
      if (refusal) throw new RefusedError(refusal, n);
      matchShown(returned, input);
      const sendAt = sendTime(now, services.refundGrace, until);
      const why = { kind: 'member', ...grounds, turn: nextTurn(before.length) } as const;
      if (sendAt > now) await askRefund(tx, order, { returned, why }, sendAt, now);
      else await giveBack(tx, order, why, now, { returned });
    });
    const refundNo = await openRefundNo(db, seen.id);
    // where the provider does not answer, the job tries again
    if (refundNo) await sendRefund(services, db, refundNo, now).catch(() => undefined);
    return { state: (await ownOrder(db, member.id, input.id)).state };
  };
