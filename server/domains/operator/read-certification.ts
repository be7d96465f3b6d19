import { readApplication } from '../questionnaire/index.ts';
import type { OperatorVerb } from './implement-operator.ts';

/** Refuses `noSuchApplication`. */
export const readCertification: OperatorVerb<'readCertification'> = ({ db }, { member }) =>
  readApplication(db, member);
