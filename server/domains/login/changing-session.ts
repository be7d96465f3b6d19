import { endSession } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';

export const changingSession =
  <P, A>(login: (context: Context, payload: P) => Promise<A>) =>
  async (context: Context, payload: P): Promise<A> => {
    const answer = await login(context, payload);
    await endSession(context.db, context.session, context.now);
    return answer;
  };
