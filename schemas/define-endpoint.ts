import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** What one call is: where it goes, what it takes, what its `data` holds, who may make it. */
export type Endpoint<P extends Schema = Schema, D extends Schema = Schema> = {
  /** Path as the wire spells it, query included (shell rule 72). */
  path: string;
  payload: P;
  data: D;
  /** `member`: never made without a token. */
  access: 'public' | 'member';
  /** Answered from the local cache while fresh (shell rule 87). */
  cache?: boolean;
  /** false: made without the global loading indicator. */
  loading?: boolean;
  /** Changes something: never made a second time by itself. */
  changes?: boolean;
  /** A disabled member may still make it, although it changes something. */
  whenDisabled?: boolean;
  /** How long it may take, in ms, where that is more than usual. */
  timeLimit?: number;
  /** Goes on when the page is left. */
  keepalive?: boolean;
  /** The server's message of a failed call is shown as a toast (shell rule 116). */
  toastsFailure?: boolean;
};

export type Payload<E extends Endpoint> = z.output<E['payload']>;
export type Data<E extends Endpoint> = z.output<E['data']>;

// @__NO_SIDE_EFFECTS__
export const defineEndpoint = <P extends Schema, D extends Schema>(
  endpoint: Endpoint<P, D>,
): Endpoint<P, D> => endpoint;

/** One call, told apart from others by path and payload. */
export const callKey = (endpoint: Pick<Endpoint, 'path'>, payload?: unknown): string =>
  `${endpoint.path} ${JSON.stringify(payload ?? {})}`;
