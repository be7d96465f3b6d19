import type { listRefunds as endpoint } from '#schemas/refund/desk-endpoints.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { selectRefunds } from './rows.ts';

export const listRefunds: Verb<typeof endpoint> = ({ db }, asked) => selectRefunds(db, asked);
