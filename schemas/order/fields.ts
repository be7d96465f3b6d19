import type * as z from 'zod/mini';
import { payMethods } from '../payment/fields.ts';
import { refundStates } from '../refund/fields.ts';
import { oneOf } from '../wire/payload.ts';
import {
  count,
  flag,
  id,
  link,
  money,
  picture,
  requiredText,
  text,
  time,
} from '../wire/primitives.ts';
import { list, object } from '../wire/structures.ts';

/** What an order is: its kinds and states, what its price is made of, how lists and its page show it. */

/** `team` and `flash` name an activity by their id, the others the thing itself; `gift` is a course for others. */
export const orderKinds = [
  'course',
  'column',
  'live',
  'membership',
  'coupon',
  'team',
  'flash',
  'gift',
] as const;

export type OrderKind = (typeof orderKinds)[number];

/** `grouping`: paid, the group is not full yet. `refunding`: the money is on its way back. */
export const orderStates = [
  'unpaid',
  'grouping',
  'done',
  'cancelled',
  'refunding',
  'refunded',
] as const;

export type OrderState = (typeof orderStates)[number];

/** What a member may do with an order now. `use` goes to its `link`, `invite` to the group. */
const orderActions = ['pay', 'cancel', 'invite', 'use', 'refund', 'delete'] as const;

export type OrderAction = (typeof orderActions)[number];

/** The parts of a price, in the order of the calculation. */
const priceParts = ['price', 'coupon', 'points', 'member', 'pay'] as const;

/** `amount` of coupon, points and member is taken off, and never negative. `note` says why. */
export const priceLine = object({
  kind: oneOf(priceParts),
  title: requiredText,
  amount: money,
  note: text,
});

export type PriceLine = z.output<typeof priceLine>;

const orderFields = {
  id,
  order_no: requiredText,
  kind: oneOf(orderKinds),
  state: oneOf(orderStates),
  title: requiredText,
  thumb: picture,
  quantity: count,
  total: money,
  pay: money,
  new_pay: money,
  new_link: link,
  create_time: time,
  expire_time: time,
  new_time: time,
  actions: list(oneOf(orderActions)),
  link,
  study: link,
  group_id: text,
  refund_asked: flag,
};

const orderNames = {
  create_time: 'createdAt',
  expire_time: 'expireAt',
  new_time: 'now',
} as const;

/**
 * An order as lists show it. `link`: where what was bought is used, or the activity's page. `study`: the
 * lesson to go on with, '' where nothing is studied. `newPay`: what
 * an unpaid one costs now where a card has begun or ended, null where its price holds; it cannot be paid
 * then, and `newLink` is where the same is had at that price. `refund_asked`: its refund is asked for
 * and can be withdrawn.
 */
export const orderRow = object(orderFields, orderNames);

export type OrderRow = z.output<typeof orderRow>;

/**
 * `state` '' where no refund was asked for; `held` where the provider could not send it back and people
 * see to it; `done` once the money is back. `send_time`: when it is sent, or was; `finish_time`: when the
 * money was back, or the refund came to nothing. `explain` and `pictures`: what the member told with it.
 * Of so many `lessons` that were sold `kept` stay with the member, 0 where nothing does.
 */
export const refundOfOrder = object(
  {
    state: oneOf(['', ...refundStates] as const),
    amount: money,
    reason: text,
    explain: text,
    pictures: list(picture),
    lessons: count,
    kept: count,
    create_time: time,
    send_time: time,
    finish_time: time,
  },
  { create_time: 'askedAt', send_time: 'sendAt', finish_time: 'doneAt' },
);

export type RefundOfOrder = z.output<typeof refundOfOrder>;

/**
 * `methods`: names of the ways to pay an unpaid order, `messenger` only inside WeChat; `method`: the
 * one that was used, '' while it is unpaid. `agreement`: the version of the purchase agreement, 0 for
 * none. `full_time`: when its group was full. `start_time`, `end_time`, `venue`, `address`: its date and
 * place, null or '' for what has none; `refund_text`: until when it can be given back, where that hangs
 * on its date; `ticket_id`: what admits to it, '' without one. `removed`: from the member's list, which
 * takes nothing else away.
 */
export const orderInFull = object(
  {
    ...orderFields,
    lines: list(priceLine),
    remark: text,
    agreement: count,
    method: text,
    methods: list(
      object({
        method: oneOf(payMethods),
        name: requiredText,
        enough: flag,
        balance: money,
        messenger: flag,
      }),
    ),
    pay_time: time,
    full_time: time,
    close_time: time,
    close_reason: text,
    start_time: time,
    end_time: time,
    venue: text,
    address: text,
    refund_text: text,
    ticket_id: text,
    refund: refundOfOrder,
    removed: flag,
  },
  {
    ...orderNames,
    pay_time: 'paidAt',
    full_time: 'fullAt',
    close_time: 'closedAt',
    start_time: 'startAt',
    end_time: 'endAt',
  },
);

export type OrderDetail = z.output<typeof orderInFull>;

/** When and where what was ordered takes place. */
export type Appointment = Pick<
  OrderDetail,
  'startAt' | 'endAt' | 'venue' | 'address' | 'refundText' | 'ticketId'
>;
