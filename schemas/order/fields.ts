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

/** `team` and `flash` name an activity by its id; `gift` is a course for others. */
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

/** `grouping`: paid, while the group is not full. `refunding`: the money is on its way back. */
export const orderStates = [
  'unpaid',
  'grouping',
  'done',
  'cancelled',
  'refunding',
  'refunded',
] as const;

export type OrderState = (typeof orderStates)[number];

/** What a member may do now: `use` opens the order's `link`, `invite` the group. */
const orderActions = ['pay', 'cancel', 'invite', 'use', 'refund', 'delete'] as const;

export type OrderAction = (typeof orderActions)[number];

const priceParts = ['price', 'coupon', 'points', 'member', 'pay'] as const;

export const priceLine = object({
  kind: oneOf(priceParts),
  title: requiredText,
  /** Never negative; that of `coupon`, `points` and `member` is taken off. */
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
  /**
   * The current price of an unpaid order where a membership has begun or ended since; it cannot be paid then.
   * null where its price is unchanged.
   */
  new_pay: money,
  /** Where to buy the same at the current price. */
  new_link: link,
  create_time: time,
  expire_time: time,
  new_time: time,
  actions: list(oneOf(orderActions)),
  /** Where the purchase is used, or the page of the activity. */
  link,
  /** The lesson to continue with; '' where there is none. */
  study: link,
  group_id: text,
  /** The admission ticket; '' without one. */
  ticket_id: text,
  /** A refund is requested and can still be withdrawn. */
  refund_asked: flag,
};

const orderNames = {
  create_time: 'createdAt',
  expire_time: 'expireAt',
  new_time: 'now',
} as const;

export const orderRow = object(orderFields, orderNames);

export type OrderRow = z.output<typeof orderRow>;

export const refundOfOrder = object(
  {
    /**
     * '' without a request; `held` where the provider could not send the money back and the staff take over;
     * `done` once it is back.
     */
    state: oneOf(['', ...refundStates] as const),
    amount: money,
    reason: text,
    /** What the member wrote and attached to the request. */
    explain: text,
    pictures: list(picture),
    /** How many lessons were sold. */
    lessons: count,
    /** How many lessons stay with the member after a partial refund; otherwise 0. */
    kept: count,
    create_time: time,
    /** When the money is to be sent, or was. */
    send_time: time,
    /** By when the money is back, while it is on its way; working days without public holidays. */
    arrive_time: time,
    /** When the money was back, or the refund failed. */
    finish_time: time,
  },
  { create_time: 'askedAt', send_time: 'sendAt', arrive_time: 'arriveAt', finish_time: 'doneAt' },
);

export type RefundOfOrder = z.output<typeof refundOfOrder>;

export const orderInFull = object(
  {
    ...orderFields,
    lines: list(priceLine),
    remark: text,
    /** The version of the purchase agreement; 0 for none. */
    agreement: count,
    /** How it was paid; '' while it is unpaid. */
    method: text,
    methods: list(
      object({
        method: oneOf(payMethods),
        name: requiredText,
        enough: flag,
        balance: money,
        /** Works inside WeChat only. */
        messenger: flag,
      }),
    ),
    pay_time: time,
    full_time: time,
    close_time: time,
    close_reason: text,
    /** null without a date. */
    start_time: time,
    end_time: time,
    /** '' without a place. */
    venue: text,
    address: text,
    /** Until when it can be returned, where that depends on its date; '' elsewhere. */
    refund_text: text,
    refund: refundOfOrder,
    /** Hidden from the member's list, with no other effect. */
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

export type Appointment = Pick<
  OrderDetail,
  'startAt' | 'endAt' | 'venue' | 'address' | 'refundText'
>;
