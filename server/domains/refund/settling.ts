import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import type { Services } from '../../platform/endpoint/services.ts';

/**
 * Steps around a verb that reads what its caller has been handed, or takes it away: all of it is in
 * the books before, and afterwards nothing goes out on a permission of before.
 */
export const settling = ({ handed }: Pick<Services, 'handed'>) => {
  const settle = ({ member }: Context<Member>): Promise<void> => handed.settle(member.id);
  return { before: settle, after: settle };
};
