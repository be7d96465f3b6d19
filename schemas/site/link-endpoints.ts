import type * as z from 'zod/mini';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { maybe, oneOf, withDefault } from '../wire/payload.ts';
import { count, id, money, picture, text, time } from '../wire/primitives.ts';
import { object } from '../wire/structures.ts';
import { linkKinds } from './link-target.ts';

const offer = object(
  {
    price: money,
    /** The price without the activity. */
    line_price: money,
    /** How many members the group lacks; 0 without a group. */
    missing: count,
    end_time: time,
    new_time: time,
  },
  { end_time: 'endAt', new_time: 'now' },
);

/** A public preview of a shared link, for visitors who have not logged in. */
export const linkSummary = defineEndpoint({
  path: '/v1/help/getLinkSummary',
  payload: object({ kind: oneOf(linkKinds), id, group_id: withDefault(text, '') }),
  data: object({
    /** '' where there is nothing to show. */
    title: text,
    thumb: picture,
    /** Who gives the gift, or leads the group of `group_id`. */
    who: text,
    offer: maybe(offer),
  }),
  access: 'public',
  rate: 120,
  refusals: {},
});

export type LinkSummary = z.output<typeof linkSummary.data>;

export const linkApi = { linkSummary };
