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

/** Tickets for events; only their owner sees them. */

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

/** Valid ones first, then the others, newest first. */
export const ticketList = defineEndpoint({
  path: '/v1/ticket/list',
  payload: object({ tab: withDefault(oneOf(ticketTabs), 'valid'), ...pageOf }),
  data: paged('data', 'last_page', object(ticketFields, ticketNames)),
  access: 'member',
  rate: LOOKS,
  refusals: {},
});

export type ListedTicket = z.output<typeof ticketList.data>['items'][number];

export const ticketDetail = defineEndpoint({
  path: '/v1/ticket/detail',
  payload: object({ id }),
  data: object(
    {
      ...ticketFields,
      /** '' once the ticket is void. */
      code: text,
      /** '' if the member no longer has the order. */
      order_id: text,
    },
    { ...ticketNames },
  ),
  access: 'member',
  rate: LOOKS,
  refusals: pickRefusals(ticketRefusals, 'noSuchTicket'),
});

export type TicketDetail = z.output<typeof ticketDetail.data>;

export const ticketApi = { ticketList, ticketDetail };
