import type { OrderAction, OrderKind, OrderState } from '#schemas/order/fields.ts';
import { orderRefusals } from '#schemas/order/refusals.ts';
import type { Refusal } from '#schemas/wire/define-refusals.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';

export type OrderEvent = 'settle' | 'group' | 'complete' | 'close' | 'return' | 'returned' | 'hide';

type Row = {
  /** Events that are not listed are refused with `otherwise`. */
  to: Partial<Record<OrderEvent, OrderState>>;
  otherwise: Refusal;
  actions: readonly OrderAction[];
};

const table: Record<OrderState, Row> = {
  unpaid: {
    to: { settle: 'done', group: 'grouping', close: 'cancelled' },
    otherwise: orderRefusals.orderUnpaid,
    actions: ['pay', 'cancel'],
  },
  grouping: {
    to: { complete: 'done', return: 'refunding', returned: 'refunded' },
    otherwise: orderRefusals.orderGrouping,
    actions: ['invite'],
  },
  done: {
    to: { return: 'refunding', returned: 'refunded', hide: 'done' },
    otherwise: orderRefusals.orderPaid,
    actions: ['use', 'refund', 'delete'],
  },
  cancelled: {
    to: { hide: 'cancelled' },
    otherwise: orderRefusals.orderClosed,
    actions: ['delete'],
  },
  refunding: { to: { returned: 'refunded' }, otherwise: orderRefusals.orderRefunded, actions: [] },
  refunded: {
    to: { hide: 'refunded' },
    otherwise: orderRefusals.orderRefunded,
    actions: ['delete'],
  },
};

/** Refuses an event that the state forbids. */
export const after = (state: OrderState, event: OrderEvent): OrderState => {
  const next = table[state].to[event];
  if (!next)
    throw new RefusedError(event === 'hide' ? orderRefusals.orderOpen : table[state].otherwise);
  return next;
};

export const can = (state: OrderState, event: OrderEvent): boolean => event in table[state].to;

const givenBack: readonly OrderKind[] = ['course', 'column', 'live', 'team', 'flash', 'gift'];

/** Without the refund terms, which decide further. */
export const actionsOf = (state: OrderState, kind: OrderKind): OrderAction[] =>
  table[state].actions.filter((action) => action !== 'refund' || givenBack.includes(kind));
