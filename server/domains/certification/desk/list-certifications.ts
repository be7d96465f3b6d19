import type { OperatorVerb } from '../../operator/index.ts';
import { listApplications } from '../applications.ts';

export const listCertifications: OperatorVerb<'listCertifications'> = ({ db }, asked) =>
  listApplications(db, asked);
