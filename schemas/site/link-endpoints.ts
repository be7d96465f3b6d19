import type * as z from 'zod/mini';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { maybe, oneOf, withDefault } from '../wire/payload.ts';
import { count, id, money, picture, text, time } from '../wire/primitives.ts';
import { object } from '../wire/structures.ts';
import { linkKinds } from './link-target.ts';

/**
 * What a group buy or a flash sale offers: its price, what the thing costs alone, how many its group lacks, 0
 * without one, and until when.
 */
const offer = object(
  { price: money, line_price: money, missing: count, end_time: time, new_time: time },
  { end_time: 'endAt', new_time: 'now' },
);

/**
 * What a shared link leads to, for somebody who has not logged in: a title and a picture that everybody
 * may see, `who` gives a gift or leads the group of `group_id`. `title` '' where there is nothing to show.
 */
export const linkSummary = defineEndpoint({
  path: '/v1/help/getLinkSummary',
  payload: object({ kind: oneOf(linkKinds), id, group_id: withDefault(text, '') }),
  data: object({ title: text, thumb: picture, who: text, offer: maybe(offer) }),
  access: 'public',
  rate: 120,
  refusals: {},
});

export type LinkSummary = z.output<typeof linkSummary.data>;

export const linkApi = { linkSummary };
