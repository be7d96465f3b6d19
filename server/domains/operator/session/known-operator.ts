import type { Operator } from '../../../platform/endpoint/context.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import { csrfOf } from './request-guard.ts';

/** What the console is told of who is signed in. */
export const knownOperator = (
  { secret, inFront, ownHome }: Pick<Services, 'secret' | 'inFront' | 'ownHome'>,
  { id, name, role }: Operator,
  session: string,
) => ({
  operator: { id, name, role },
  csrf: csrfOf(secret, session),
  ...(inFront ? { inFront } : {}),
  ...(ownHome ? { ownHome } : {}),
});
