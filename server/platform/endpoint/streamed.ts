import type { Readable } from 'node:stream';

type AnyVerb = (context: never, payload: never) => unknown;

/** A caller who accepts `type` gets a stream of changes, everybody else one answer. Both are admitted alike. */
export type Streamed<V extends AnyVerb> = {
  type: string;
  once: V;
  stream: (context: Parameters<V>[0]) => Readable;
};
