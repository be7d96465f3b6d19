import type { listRefunds as endpoint } from '../../../../schemas/refund/desk-endpoints.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { selectRefunds as listed } from './rows.ts';

export const listRefunds: Verb<typeof endpoint> = ({ db }, asked) => listed(db, asked);
