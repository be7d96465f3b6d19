import type { readCertification as endpoint } from '../../../../schemas/certification/desk-endpoints.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { shownApplication } from './shown-application.ts';

export const readCertification =
  ({ secret }: Services): Verb<typeof endpoint> =>
  (context, { member }) =>
    shownApplication(secret, context, member);
