import type { OperatorVerb } from '../../operator/index.ts';
import { countWaiting } from '../applications.ts';

export const countCertifications: OperatorVerb<'countCertifications'> = async ({ db }) => ({
  waiting: await countWaiting(db),
});
