import type * as z from 'zod/mini';
import { LOOKS } from '../wire/call-rates.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { oneOf, withDefault } from '../wire/payload.ts';
import { id, picture, requiredText, text, time } from '../wire/primitives.ts';
import { pageOf } from '../wire/query-fields.ts';
import { object, paged } from '../wire/structures.ts';
import { occasion, ticketState } from './fields.ts';
import { ticketRefusals } from './refusals.ts';

/** Tickets to what has a time and a place. Only their owner sees them. */

const ticketFields = {
  id,
  state: ticketState,
  title: requiredText,
  thumb: picture,
  occasion,
  use_time: time,
  new_time: time,
};

const ticketNames = { use_time: 'usedAt', new_time: 'now' } as const;

const ticketTabs = ['valid', 'used', 'all'] as const;

export type TicketTab = (typeof ticketTabs)[number];

/** Those that are good still, then the others, the newest first. */
export const ticketList = defineEndpoint({
  path: '/v1/ticket/list',
  payload: object({ tab: withDefault(oneOf(ticketTabs), 'valid'), ...pageOf }),
  data: paged('data', 'last_page', object(ticketFields, ticketNames)),
  access: 'member',
  rate: LOOKS,
  refusals: {},
});

export type ListedTicket = z.output<typeof ticketList.data>['items'][number];

/** `code` is '' once the ticket is void; `order_id` '' where the order is not among the member's any more. */
export const ticketDetail = defineEndpoint({
  path: '/v1/ticket/detail',
  payload: object({ id }),
  data: object({ ...ticketFields, code: text, order_id: text }, { ...ticketNames }),
  access: 'member',
  rate: LOOKS,
  refusals: pickRefusals(ticketRefusals, 'noSuchTicket'),
});

export type TicketDetail = z.output<typeof ticketDetail.data>;

export const ticketApi = { ticketList, ticketDetail };
