import type * as z from 'zod/mini';
import type { OperatorAccess } from '../operator/roles.ts';
import type { callRefusals } from './call-refusals.ts';
import type { Refusals } from './define-refusals.ts';

type Schema = z.core.$ZodType;

/**
 * Who may make a call. `member`: never sent without a token. `operator`: sent by the console, for operators
 * with that access.
 */
export type Access = 'public' | 'member' | { readonly operator: OperatorAccess };

/**
 * The same request of the same caller runs once; a repeated one gets the first answer. `answer-once`: the
 * answer holds a secret, so a repeated request is refused with `requestOver`.
 */
export type Idempotency = true | 'answer-once';

export type Endpoint<
  P extends Schema = Schema,
  D extends Schema = Schema,
  R extends Refusals = Refusals,
  A extends Access = Access,
  I extends Idempotency = Idempotency,
  C extends boolean = boolean,
> = {
  /** As on the wire, query included (shell rule 72). */
  path: string;
  payload: P;
  data: D;
  access: A;
  idempotent?: I;
  /**
   * Calls per minute and member. Visitors share a limit twenty times as high per address; `ofAddress` limits
   * the address, whoever calls. Refused with `tooOften`.
   */
  rate?: number | { readonly ofAddress: number };
  /** How many such calls a server runs at a time; further ones wait. */
  concurrent?: number;
  /** In bytes, where the default limit is too small. */
  bodyLimit?: number;
  /**
   * Answered from the local cache while fresh (shell rule 87); `phone`: shared by all accounts on the phone.
   */
  cache?: boolean | 'phone';
  /** The answer is a layout, so the app reports what it can draw. */
  layout?: true;
  /** false: no global loading indicator. */
  loading?: boolean;
  /** The call changes something, so the client never retries it. */
  changes?: C;
  /** A changing call that disabled members may still make. */
  whenDisabled?: boolean;
  /**
   * In milliseconds, where the default is too short: the phone waits so long for the answer, and the server
   * for the whole request before it refuses with `tooSlow`.
   */
  timeLimit?: number;
  /** In milliseconds, where the default is too short: the longest pause without a byte of the request. */
  silenceLimit?: number;
  /** The call continues after the learner leaves the page. */
  keepalive?: boolean;
  /** The client shows the message of a failed call as a toast (shell rule 116). */
  toastsFailure?: boolean;
  /** Every refusal beside `callRefusals`; without this list a call may refuse anything. */
  refusals?: R;
};

type None = Record<never, never>;

/** A call that changes nothing and so can be repeated. */
export type ReadEndpoint<P extends Schema = Schema, D extends Schema = Schema> = Endpoint<
  P,
  D,
  Refusals,
  Access,
  never,
  never
>;

/** Removes the index signature of loose objects: unknown fields in our own code are mistakes. */
type Named<T> = unknown extends T ? T : { [K in keyof T as string extends K ? never : K]: T[K] };

export type Payload<E extends Endpoint> = Named<z.output<E['payload']>>;
/** A payload as callers write it: the client adds the idempotency key. */
export type UnkeyedPayload<E extends Endpoint> = Omit<Payload<E>, 'key'>;
export type Data<E extends Endpoint> = z.output<E['data']>;
export type RefusalName<E extends Pick<Endpoint, 'refusals'>> =
  | (keyof NonNullable<E['refusals']> & string)
  | keyof typeof callRefusals;

// @__NO_SIDE_EFFECTS__
export const defineEndpoint = <
  P extends Schema,
  D extends Schema,
  const A extends Access,
  R extends Refusals = None,
  const I extends Idempotency = never,
  const C extends boolean = never,
>(
  endpoint: Endpoint<P, D, R, A, I, C>,
): Endpoint<P, D, R, A, I, C> => endpoint;

/** Identifies a call by path and payload. */
export const callKey = (endpoint: Pick<Endpoint, 'path'>, payload?: unknown): string =>
  `${endpoint.path} ${JSON.stringify(payload ?? {})}`;
