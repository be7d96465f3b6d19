import { listApplications } from '../questionnaire/index.ts';
import type { OperatorVerb } from './implement-operator.ts';

export const listCertifications: OperatorVerb<'listCertifications'> = ({ db }, asked) =>
  listApplications(db, asked);
