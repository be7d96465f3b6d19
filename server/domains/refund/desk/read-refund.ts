import type { readRefund as endpoint } from '../../../../schemas/refund/desk-endpoints.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { selectRefund } from './rows.ts';

export const readRefund: Verb<typeof endpoint> = ({ db }, { refund }) => selectRefund(db, refund);
