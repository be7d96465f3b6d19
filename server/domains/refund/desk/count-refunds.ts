import type { OperatorVerb } from '../../operator/index.ts';
import { countHeld } from './rows.ts';

export const countRefunds: OperatorVerb<'countRefunds'> = async ({ db }) => ({
  held: await countHeld(db),
});
