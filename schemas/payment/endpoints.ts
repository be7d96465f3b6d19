import type * as z from 'zod/mini';
import { orderStates } from '../order/fields.ts';
import { orderRefusals } from '../order/refusals.ts';
import { walletRefusals } from '../wallet/refusals.ts';
import { CHANGES, LOOKS } from '../wire/call-rates.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { oneOf } from '../wire/payload.ts';
import { id, money, requiredText, text, time } from '../wire/primitives.ts';
import { key } from '../wire/query-fields.ts';
import { byRule, object } from '../wire/structures.ts';
import { payMethods } from './fields.ts';
import { paymentRefusals } from './refusals.ts';

const sheet = object(
  {
    /** `none` where nothing is left to pay. */
    provider: oneOf(['none', 'simulated', 'wechat'] as const),
    pay_no: text,
    amount: money,
    app_id: text,
    time_stamp: text,
    nonce_str: text,
    package: text,
    sign_type: text,
    pay_sign: text,
  },
  byRule,
);

export type PaySheet = z.output<typeof sheet>;

/** Begins a payment. A payment from the balance completes at once, with a `sheet` of `none`. */
export const payOrder = defineEndpoint({
  path: '/v1/order/pay',
  payload: object({ id, method: oneOf(payMethods), key }),
  data: object({ state: oneOf(orderStates), sheet }),
  access: 'member',
  rate: CHANGES,
  changes: true,
  timeLimit: 20_000,
  refusals: joinRefusals(
    pickRefusals(paymentRefusals, 'paymentUnavailable', 'payInMessenger', 'paymentRunning'),
    pickRefusals(
      orderRefusals,
      'noSuchOrder',
      'orderClosed',
      'orderRefunded',
      'orderRepriced',
      'orderFree',
    ),
    pickRefusals(walletRefusals, 'tooLittleMoney'),
  ),
});

const sheetOutcomes = ['ok', 'cancel', 'fail', 'timeout'] as const;

export type SheetOutcome = (typeof sheetOutcomes)[number];

export const simulateSheet = defineEndpoint({
  path: '/v1/order/simulateSheet',
  payload: object({
    pay_no: requiredText,
    /** `timeout` pays, but the provider reports it only after 15 seconds. */
    outcome: oneOf(sheetOutcomes),
    key,
  }),
  data: object({}),
  access: 'member',
  rate: CHANGES,
  changes: true,
  refusals: pickRefusals(orderRefusals, 'noSuchOrder'),
});

/** `waiting`: nobody has paid yet. `processing`: the provider does not know yet. */
const payStates = ['none', 'waiting', 'processing', 'paid', 'failed'] as const;

export type PayState = (typeof payStates)[number];

/** The state of the payment, requested from the provider. */
export const payResult = defineEndpoint({
  path: '/v1/order/payResult',
  payload: object({ id }),
  data: object(
    {
      state: oneOf(orderStates),
      payment: oneOf(payStates),
      message: text,
      expire_time: time,
      new_time: time,
    },
    { expire_time: 'expireAt', new_time: 'now' },
  ),
  access: 'member',
  rate: LOOKS,
  loading: false,
  refusals: joinRefusals(
    pickRefusals(paymentRefusals, 'paymentUnavailable', 'paymentRunning'),
    pickRefusals(orderRefusals, 'noSuchOrder'),
  ),
});

export type PayResult = z.output<typeof payResult.data>;

export const paymentApi = { payOrder, simulateSheet, payResult };
