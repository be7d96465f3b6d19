import { endSession, type Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';

export const logout = async ({ db, session, now }: Context<Member>) => {
  await endSession(db, session, now);
  return {};
};
