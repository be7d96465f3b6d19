import type { Readable } from 'node:stream';

type AnyVerb = (context: never, payload: never) => unknown;

/**
 * The handler of a call that also tells what changes for as long as somebody listens: to whoever accepts `type`
 * it gives a stream, to everybody else one answer. Both are admitted alike.
 */
export type Streamed<V extends AnyVerb> = {
  type: string;
  once: V;
  stream: (context: Parameters<V>[0]) => Readable;
};
