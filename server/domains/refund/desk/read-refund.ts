import type { OperatorVerb } from '../../operator/index.ts';
import { readRefund as read } from './rows.ts';

/** Refuses `noSuchRefund`. */
export const readRefund: OperatorVerb<'readRefund'> = ({ db }, { refund }) => read(db, refund);
