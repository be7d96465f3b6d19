import type { Context } from '../../platform/context.ts';
import { endSession, type Member } from '../../platform/session.ts';

export const logout = async ({ db, session, now }: Context<Member>) => {
  await endSession(db, session, now);
  return {};
};
