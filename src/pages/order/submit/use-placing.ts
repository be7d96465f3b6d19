import { useState } from 'react';
import { boughtAddress } from '#schemas/order/addresses.ts';
import { createOrder, type OrderPreview, previewOrder } from '#schemas/order/endpoints.ts';
import { payAddress } from '#schemas/payment/addresses.ts';
import { call } from '#src/platform/calls/call.ts';
import { noteCoupons } from '#src/platform/calls/coupon-news.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { useHere } from '#src/platform/navigation/use-here.ts';
import { CallError } from '#src/platform/reading/call-error.ts';
import { useChange } from '#src/platform/writing/use-change.ts';
import type { Bought } from './bought.ts';
import type { OfferChoices } from './use-offer.ts';

const NOT_PLACED = '订单没有提交成功，请稍后再试';
const LOOKING = '没有收到结果，正在核对…';
const UNKNOWN = '没有收到结果，请检查网络后再试，不会重复下单';

/** Leads a placed order on to its next page; the way back does not return here. */
export const goOn = (id: string, state: string): void =>
  navigate(state === 'unpaid' ? payAddress({ id }) : boughtAddress({ id }), { replace: true });

/** Whether no answer came, so that the order may have been placed all the same. */
const isLost = ({ code, why }: { code: string; why: string }): boolean =>
  code === '' && why !== 'payload';

/** Orders of several things are several intents. */
const ofBought = ({ kind = 'course', id = '', group_id = '' }: Partial<Bought>): string =>
  `${kind} ${id} ${group_id}`;

/**
 * Places an order, and leads on to it. Where the answer is lost, it looks up whether the order was
 * placed: `refused` says why nothing can be ordered any more. `again` reads the offer again.
 */
export const usePlacing = (bought: Bought, again: () => void) => {
  const { send, busy, failure, forget } = useChange(createOrder, NOT_PLACED, ofBought);
  const [looking, setLooking] = useState(false);
  const [notice, tell] = useState('');
  const [refused, refuse] = useState<CallError>();
  const here = useHere();
  const proceed = (id: string, state: string) => here() && goOn(id, state);

  const look = async (offer: OrderPreview, wish: OfferChoices) => {
    setLooking(true);
    const found = await call(previewOrder, { ...bought, ...wish });
    setLooking(false);
    again();
    if (!found.ok && found.code) return refuse(new CallError(found));
    const { unpaid } = found.ok ? found.data : offer;
    if (unpaid !== offer.unpaid) return void proceed(unpaid, 'unpaid');
    tell(found.ok ? NOT_PLACED : UNKNOWN);
  };

  const placeOrder = async (offer: OrderPreview, wish: OfferChoices, remark: string) => {
    const { coupon, pay, agreement } = offer;
    if (pay === null || looking) return;
    tell('');
    const chosen = { ...wish, coupon_id: coupon };
    const answer = await send({ ...bought, ...chosen, pay, remark, agreement });
    if (!answer) return;
    if (coupon) noteCoupons();
    if (answer.ok) return void proceed(answer.data.id, answer.data.state);
    // a refusal means that something has changed, which the newly read price shows
    if (!isLost(answer)) return again();
    forget();
    await look(offer, wish);
  };
  return {
    placeOrder,
    busy: busy || looking,
    refused,
    failure: looking ? LOOKING : failure || notice,
    /** Removes the message about the last failure. */
    forget: () => {
      forget();
      tell('');
    },
  };
};
