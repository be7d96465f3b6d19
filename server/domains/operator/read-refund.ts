import { readRefund as read } from '../trade/index.ts';
import type { OperatorVerb } from './implement-operator.ts';

/** Refuses `noSuchRefund`. */
export const readRefund: OperatorVerb<'readRefund'> = ({ db }, { refund }) => read(db, refund);
