import { noRights } from '#schemas/operator/areas.ts';
import type { Operator } from '../../../platform/endpoint/context.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import { roleKeyOf } from '../roles.ts';
import { csrfOf } from './request-guard.ts';

const factorOf = ({ mustSetUp, totpSecret }: Operator): 'on' | 'off' | 'needed' => {
  if (mustSetUp) return 'needed';
  return totpSecret === null ? 'off' : 'on';
};

export const knownOperator = (
  { secret, inFront, ownHome }: Pick<Services, 'secret' | 'inFront' | 'ownHome'>,
  operator: Operator,
  session: string,
) => ({
  operator: {
    id: operator.id,
    name: operator.name,
    role: roleKeyOf(operator),
    roleName: operator.roleName,
    rights: operator.mustSetUp ? noRights : operator.rights,
    secondFactor: factorOf(operator),
  },
  csrf: csrfOf(secret, session),
  ...(inFront ? { inFront } : {}),
  ...(ownHome ? { ownHome } : {}),
});
