import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Rights } from '#schemas/operator/areas.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import type { Database } from '../../db/database.ts';
import type { operator } from '../../db/tables/operator.ts';
import type { Device } from '../auth/device.ts';
import type { Member } from '../auth/session.ts';
import { RefusedError } from './errors.ts';

/**
 * With the rights of the role as of now. `mustSetUp`: there are none until the second factor that the role requires
 * has been set up.
 */
export type Operator = typeof operator.$inferSelect & {
  roleName: string;
  rights: Rights;
  mustSetUp: boolean;
};

/** `now` in ms; `session`: hash of the call's token, '' without one. */
type Call = {
  db: Database;
  now: number;
  log: FastifyBaseLogger;
  ip: string;
  session: string;
  device: Device;
  headers: FastifyRequest['headers'];
};

export type Context<M = Member | null> = Call & { member: M };

export type OperatorContext<O = Operator> = Call & {
  operator: O;
  setToken: (token: string) => void;
};

export type AnyContext = Context | OperatorContext<Operator | null>;

export type Repeatable = {
  request: string;
  /** Carried out if the transaction fails, for what it cannot roll back, such as files. */
  undo: (() => Promise<void>)[];
};

export type SharedContext = Pick<Context, 'db' | 'now'>;

export const callerOf = (
  context: Pick<Context, 'member'> | Pick<OperatorContext<Operator | null>, 'operator'>,
): Member | Operator | null => ('operator' in context ? context.operator : context.member);

export const headerToken = (request: FastifyRequest): string | undefined => {
  const { token } = request.headers;
  return typeof token === 'string' ? token : undefined;
};

/** Refuses `notLoggedIn`. */
export const forMember = (context: Context): Context<Member> => {
  if (!context.member) throw new RefusedError(callRefusals.notLoggedIn);
  return { ...context, member: context.member };
};
