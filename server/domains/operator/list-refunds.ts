import { listRefunds as listed } from '../trade/index.ts';
import type { OperatorVerb } from './implement-operator.ts';

export const listRefunds: OperatorVerb<'listRefunds'> = ({ db }, asked) => listed(db, asked);
