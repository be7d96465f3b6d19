import type * as z from 'zod/mini';
import { CHANGES } from '../wire/call-rates.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { oneOf } from '../wire/payload.ts';
import { count, money, time } from '../wire/primitives.ts';
import { key, none } from '../wire/query-fields.ts';
import { list, object } from '../wire/structures.ts';
import { cancellationBlocks, cancellationStates, confirmation } from './fields.ts';
import { cancellationRefusals } from './refusals.ts';

/** The state of an account's cancellation, and what the member would lose. */
export const cancellation = defineEndpoint({
  path: '/v1/cancellation/state',
  payload: none,
  data: object(
    {
      state: oneOf(cancellationStates),
      /** When the account ends; null while it is not being cancelled. */
      due_time: time,
      blocks: list(oneOf(cancellationBlocks)),
      courses: count,
      vip_time: time,
      coupons: count,
      points: count,
      balance: money,
    },
    { due_time: 'dueAt', vip_time: 'vipUntil' },
  ),
  access: 'member',
  refusals: {},
});
export type Cancellation = z.output<typeof cancellation.data>;

/** Ends the member's account after `CANCELLATION_DAYS`; asking again changes nothing. */
export const askCancellation = defineEndpoint({
  path: '/v1/cancellation/ask',
  payload: object({ confirmation, key }),
  data: object({ due_time: time }, { due_time: 'dueAt' }),
  access: 'member',
  idempotent: true,
  rate: CHANGES,
  changes: true,
  refusals: pickRefusals(cancellationRefusals, 'cancellationUnconfirmed', 'cancellationBlocked'),
});

/** Keeps the account; possible until its last day. */
export const withdrawCancellation = defineEndpoint({
  path: '/v1/cancellation/withdraw',
  payload: object({ key }),
  data: none,
  access: 'member',
  idempotent: true,
  rate: CHANGES,
  changes: true,
  refusals: pickRefusals(cancellationRefusals, 'noCancellation'),
});

export const cancellationApi = { cancellation, askCancellation, withdrawCancellation };
