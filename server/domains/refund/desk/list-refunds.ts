import type { OperatorVerb } from '../../operator/index.ts';
import { listRefunds as listed } from './rows.ts';

export const listRefunds: OperatorVerb<'listRefunds'> = ({ db }, asked) => listed(db, asked);
