import { callKey } from '#schemas/wire/define-endpoint.ts';
import type { ShownSection } from './resolve.ts';
import type { Source } from './section-definition.ts';

/** `data` is unchecked; `message` is the server's own, '' for none. */
export type LoadedAnswer =
  | { ok: true; data: unknown }
  | { ok: false; why: string; message: string };

/** Makes one call and never throws. It is injected, so that pages load on a server as well. */
export type Caller = (source: Source) => Promise<LoadedAnswer>;

const keys = new WeakMap<Source, string>();

/** The key of a call within the page, cached by source. */
export const sourceKey = (source: Source): string => {
  const known = keys.get(source);
  if (known !== undefined) return known;
  const key = callKey(source.endpoint, source.payload);
  keys.set(source, key);
  return key;
};

export type Loader = {
  /** Starts the call unless it has been started. */
  start: (source: Source) => void;
  /** Waits for the call, starting it if need be. */
  wait: (source: Source) => Promise<LoadedAnswer>;
  answer: (key: string) => LoadedAnswer | undefined;
  /** Repeats the call; the old answer stays until the new one arrives. */
  reload: (source: Source) => Promise<LoadedAnswer>;
  subscribe: (listener: () => void) => () => void;
};

/**
 * Holds the calls of a page: each is made once, however many sections use it. `known`: answers by the keys of calls that
 * need not be made.
 */
export const createLoader = (
  caller: Caller,
  known: ReadonlyMap<string, LoadedAnswer> = new Map(),
): Loader => {
  const answers = new Map(known);
  const running = new Map([...known].map(([key, answer]) => [key, Promise.resolve(answer)]));
  const listeners = new Set<() => void>();

  const make = (source: Source): Promise<LoadedAnswer> => {
    const key = sourceKey(source);
    const call = caller(source)
      .catch((cause: unknown): LoadedAnswer => ({ ok: false, why: String(cause), message: '' }))
      .then((answer) => {
        if (running.get(key) !== call) return answer;
        answers.set(key, answer);
        for (const listener of listeners) listener();
        return answer;
      });
    running.set(key, call);
    return call;
  };

  return {
    start: (source) => {
      if (!running.has(sourceKey(source))) make(source);
    },
    wait: (source) => running.get(sourceKey(source)) ?? make(source),
    answer: (key) => answers.get(key),
    reload: make,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export const startCalls = (sections: readonly ShownSection[], loader: Loader): void => {
  for (const { source } of sections) if (source) loader.start(source);
};
