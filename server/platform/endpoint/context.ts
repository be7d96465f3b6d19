import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Rights } from '#schemas/operator/areas.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import type { Database } from '../../db/database.ts';
import type { operator } from '../../db/tables/operator.ts';
import type { Device } from '../auth/device.ts';
import type { Member } from '../auth/session.ts';
import { RefusedError } from './errors.ts';

/**
 * An operator with what their role opens at this moment. `mustSetUp`: nothing, until they have the second
 * factor that the role asks for.
 */
export type Operator = typeof operator.$inferSelect & {
  roleName: string;
  rights: Rights;
  mustSetUp: boolean;
};

/** The context of every verb. `now` is in ms. */
type Call = {
  db: Database;
  now: number;
  log: FastifyBaseLogger;
  /** The caller's network address. */
  ip: string;
  /** Hash of the token that the call came with; '' without one. */
  session: string;
  device: Device;
  headers: FastifyRequest['headers'];
};

export type Context<M = Member | null> = Call & { member: M };

export type OperatorContext<O = Operator> = Call & {
  operator: O;
  /** Sets the token in the browser's cookie; '' removes it. */
  setToken: (token: string) => void;
};

export type AnyContext = Context | OperatorContext<Operator | null>;

/** The context of a call that is carried out once for each request of a caller. */
export type Repeatable = {
  /** Hash of the caller and of what they ask. */
  request: string;
  /** What the verb adds here is done where its transaction fails: it removes what no transaction can, such as files. */
  undo: (() => Promise<void>)[];
};

/** The context of a verb whose answer is the same for everybody. */
export type SharedContext = Pick<Context, 'db' | 'now'>;

/** Whoever calls; null without a session. */
export const callerOf = (
  context: Pick<Context, 'member'> | Pick<OperatorContext<Operator | null>, 'operator'>,
): Member | Operator | null => ('operator' in context ? context.operator : context.member);

export const headerToken = (request: FastifyRequest): string | undefined => {
  const { token } = request.headers;
  return typeof token === 'string' ? token : undefined;
};

/** The context of a call that only members make. Refuses `notLoggedIn`. */
export const forMember = (context: Context): Context<Member> => {
  if (!context.member) throw new RefusedError(callRefusals.notLoggedIn);
  return { ...context, member: context.member };
};
