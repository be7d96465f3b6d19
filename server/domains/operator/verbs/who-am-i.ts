import type { whoAmI as endpoint } from '#schemas/operator/endpoints.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { knownOperator } from '../session/known-operator.ts';

export const whoAmI =
  (services: Pick<Services, 'secret' | 'inFront' | 'ownHome'>): Verb<typeof endpoint> =>
  async ({ operator, session }) =>
    operator && knownOperator(services, operator, session);
