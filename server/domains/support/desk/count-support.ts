import type { countSupport as endpoint } from '#schemas/support/desk-endpoints.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { countWaitingThreads } from './threads.ts';

export const countSupport: Verb<typeof endpoint> = async ({ db }) => ({
  waiting: await countWaitingThreads(db),
});
