import type { OperatorVerb } from '../../operator/index.ts';
import { readApplication } from '../applications.ts';

/** Refuses `noSuchApplication`. */
export const readCertification: OperatorVerb<'readCertification'> = ({ db }, { member }) =>
  readApplication(db, member);
