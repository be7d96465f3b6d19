import type * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { oneOf } from '../payload.ts';
import { id, picture, text } from '../primitives.ts';
import { object } from '../structures.ts';
import { linkKinds } from './link-target.ts';

/**
 * What a shared link leads to, for somebody who has not logged in: a title and a picture that everybody
 * may see, `who` gives a gift. `title` '' where there is nothing to show.
 */
export const linkSummary = defineEndpoint({
  path: '/v1/help/getLinkSummary',
  payload: object({ kind: oneOf(linkKinds), id }),
  data: object({ title: text, thumb: picture, who: text }),
  access: 'public',
  rate: 120,
  refusals: {},
});

export type LinkSummary = z.output<typeof linkSummary.data>;

export const linkApi = { linkSummary };
