import type { countCertifications as endpoint } from '#schemas/certification/desk-endpoints.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { countWaiting } from './queues.ts';

export const countCertifications: Verb<typeof endpoint> = async ({ db }) => ({
  waiting: await countWaiting(db),
});
