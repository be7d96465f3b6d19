import type * as z from 'zod/mini';
import type { OperatorAccess } from '../operator/roles.ts';
import type { callRefusals } from './call-refusals.ts';
import type { Refusals } from './define-refusals.ts';

type Schema = z.core.$ZodType;

/**
 * Who may make a call. `member`: never made without a token. `operator`: made at the console, by
 * whoever that names.
 */
export type Access = 'public' | 'member' | { readonly operator: OperatorAccess };

/**
 * The same request of the same caller is carried out once, and repeating it gives the first answer;
 * `answer-once`: the answer holds a secret, so repeating it is refused with `requestOver`.
 */
export type Idempotency = true | 'answer-once';

/** One call: its path, its payload, its answer's `data`, and who may make it. */
export type Endpoint<
  P extends Schema = Schema,
  D extends Schema = Schema,
  R extends Refusals = Refusals,
  A extends Access = Access,
  I extends Idempotency = Idempotency,
  C extends boolean = boolean,
> = {
  /** Path as the wire spells it, query included (shell rule 72). */
  path: string;
  payload: P;
  data: D;
  access: A;
  idempotent?: I;
  /**
   * How often a member may make it in a minute; an address twenty times as often, for all who are
   * not logged in. `ofAddress`: how often an address may, whoever is behind it. Refused with `tooOften`.
   */
  rate?: number | { readonly ofAddress: number };
  /** How many such calls a server carries out at a time; further ones wait. */
  concurrent?: number;
  /** The largest body in bytes, where the usual limit is too small. */
  bodyLimit?: number;
  /**
   * Answered from the local cache while fresh (shell rule 87); `phone`: one answer for whoever uses
   * the phone.
   */
  cache?: boolean | 'phone';
  /** Answers a layout: the app tells what it can draw. */
  layout?: true;
  /** false: made without the global loading indicator. */
  loading?: boolean;
  /** The call changes something, so the client never repeats it by itself. */
  changes?: C;
  /** A disabled member may still make it, although it changes something. */
  whenDisabled?: boolean;
  /**
   * The time limit in ms, where the usual one is too short: of the phone until the answer, and of the
   * server for all of the request, which it refuses with `tooSlow` then.
   */
  timeLimit?: number;
  /** How long no byte of the request may come to the server, in ms, where the usual time is too short. */
  silenceLimit?: number;
  /** The call goes on when the learner leaves the page. */
  keepalive?: boolean;
  /** The server's message of a failed call is shown as a toast (shell rule 116). */
  toastsFailure?: boolean;
  /** Every refusal beside `callRefusals`; an endpoint without this list may refuse anything. */
  refusals?: R;
};

type None = Record<never, never>;

/** A call that changes nothing: it can be made again at any time. */
export type ReadEndpoint<P extends Schema = Schema, D extends Schema = Schema> = Endpoint<
  P,
  D,
  Refusals,
  Access,
  never,
  never
>;

/** Without the fields that a value may have beyond its own: of one that is written here, they are mistakes. */
type Named<T> = unknown extends T ? T : { [K in keyof T as string extends K ? never : K]: T[K] };

export type Payload<E extends Endpoint> = Named<z.output<E['payload']>>;
/** What a caller of a changing call gives: the key of its request is added on its way. */
export type UnkeyedPayload<E extends Endpoint> = Omit<Payload<E>, 'key'>;
export type Data<E extends Endpoint> = z.output<E['data']>;
/** The names of all refusals of an endpoint. */
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

/** One call, told apart from others by path and payload. */
export const callKey = (endpoint: Pick<Endpoint, 'path'>, payload?: unknown): string =>
  `${endpoint.path} ${JSON.stringify(payload ?? {})}`;
