import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import type { Services } from '../../platform/endpoint/services.ts';

/**
 * A verb that reads what its caller has been handed, or takes it away: all of it is in the books
 * before, and afterwards nothing goes out on a permission of before.
 */
export const settled =
  <P, D>(
    { handed }: Pick<Services, 'handed'>,
    verb: (context: Context<Member>, payload: P) => Promise<D>,
  ) =>
  async (context: Context<Member>, payload: P): Promise<D> => {
    const { id } = context.member;
    await handed.settle(id);
    return verb(context, payload).finally(() => handed.settle(id));
  };
