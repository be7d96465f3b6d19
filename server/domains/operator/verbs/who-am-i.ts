import type { whoAmI as endpoint } from '../../../../schemas/operator/endpoints.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { csrfOf } from '../session/request-guard.ts';

export const whoAmI =
  ({ secret }: Pick<Services, 'secret'>): Verb<typeof endpoint> =>
  async ({ operator, session }) => {
    if (!operator) return null;
    const { id, name, role } = operator;
    return { operator: { id, name, role }, csrf: csrfOf(secret, session) };
  };
