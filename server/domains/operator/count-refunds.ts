import { countHeld } from '../trade/index.ts';
import type { OperatorVerb } from './implement-operator.ts';

export const countRefunds: OperatorVerb<'countRefunds'> = async ({ db }) => ({
  held: await countHeld(db),
});
