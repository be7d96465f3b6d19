import type { listCertifications as endpoint } from '../../../../schemas/certification/desk-endpoints.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { listApplications } from '../applications.ts';

export const listCertifications: Verb<typeof endpoint> = ({ db }, asked) =>
  listApplications(db, asked);
