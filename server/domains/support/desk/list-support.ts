import type { listSupport as endpoint } from '#schemas/support/desk-endpoints.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { selectThreads } from './threads.ts';

export const listSupport: Verb<typeof endpoint> = ({ db }, asked) => selectThreads(db, asked);
