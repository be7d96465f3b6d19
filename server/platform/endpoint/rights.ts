import { holds } from '#schemas/operator/areas.ts';
import { operatorRefusals } from '#schemas/operator/refusals.ts';
import type { OperatorAccess } from '#schemas/operator/roles.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import type { Member } from '../auth/session.ts';
import type { AnyContext, Operator } from './context.ts';
import { RefusedError } from './errors.ts';

const assertMember = ({ changes, whenDisabled }: Endpoint, member: Member | null): void => {
  if (!member) throw new RefusedError(callRefusals.notLoggedIn);
  if (member.disabled && changes && !whenDisabled)
    throw new RefusedError(callRefusals.memberDisabled);
};

type NeededAccess = NonNullable<OperatorAccess>;

export const hasRight = (needed: NeededAccess, operator: Operator | null): boolean =>
  operator !== null &&
  (needed === 'own' || (!operator.mustSetUp && holds(operator.rights, needed)));

const assertRight = (needed: NeededAccess, operator: Operator | null): void => {
  if (!operator) throw new RefusedError(operatorRefusals.operatorSignedOut);
  if (!hasRight(needed, operator)) throw new RefusedError(operatorRefusals.noRight);
};

/** Refuses `notLoggedIn`, `memberDisabled`, `operatorSignedOut`, `noRight`. */
export const assertRights = (endpoint: Endpoint, context: AnyContext): void => {
  const { access } = endpoint;
  if (access === 'member') assertMember(endpoint, 'member' in context ? context.member : null);
  else if (access !== 'public' && access.operator)
    assertRight(access.operator, 'operator' in context ? context.operator : null);
};
