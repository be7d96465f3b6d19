import type { readCertification as endpoint } from '../../../../schemas/certification/desk-endpoints.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { readApplication } from '../applications.ts';

export const readCertification: Verb<typeof endpoint> = ({ db }, { member }) =>
  readApplication(db, member);
