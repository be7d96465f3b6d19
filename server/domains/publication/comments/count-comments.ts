import type { countComments as endpoint } from '#schemas/publication/comment-endpoints.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { openThreads } from './threads.ts';

export const countComments: Verb<typeof endpoint> = async ({ db }) => ({
  items: await openThreads(db),
});
