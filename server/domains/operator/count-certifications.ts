import { countWaiting } from '../questionnaire/index.ts';
import type { OperatorVerb } from './implement-operator.ts';

export const countCertifications: OperatorVerb<'countCertifications'> = async ({ db }) => ({
  waiting: await countWaiting(db),
});
