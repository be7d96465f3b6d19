import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { callRefusals } from '../../../schemas/call-refusals.ts';
import type { Database } from '../../db/database.ts';
import type { Member } from '../auth/session.ts';
import { RefusedError } from './errors.ts';

/** What every verb is given. `now` is in ms. */
export type Context<M = Member | null> = {
  db: Database;
  member: M;
  now: number;
  log: FastifyBaseLogger;
  /** The caller's network address. */
  ip: string;
  /** Hash of the token that the call came with; '' without one. */
  session: string;
};

/** What a verb is given whose answer is the same for everybody. */
export type SharedContext = Pick<Context, 'db' | 'now'>;

export const headerToken = (request: FastifyRequest): string | undefined => {
  const { token } = request.headers;
  return typeof token === 'string' ? token : undefined;
};

/** The context of a call that only members make. Refuses `notLoggedIn`. */
export const forMember = (context: Context): Context<Member> => {
  if (!context.member) throw new RefusedError(callRefusals.notLoggedIn);
  return { ...context, member: context.member };
};
