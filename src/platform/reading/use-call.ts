import { useCallback, useEffect, useRef, useState } from 'react';
import useSWR, { type Cache, useSWRConfig } from 'swr';
import {
  callKey,
  type Data,
  type Endpoint,
  type Payload,
  type RefusalName,
} from '../../../schemas/define-endpoint.ts';
import type { Refusal } from '../../../schemas/define-refusals.ts';
import { call, type Failed } from '../calls/call.ts';
import { currentEntry } from '../navigation/history-entry.ts';
import { randomKey } from '../writing/random-key.ts';
import { optionsOf, type ReadOptions } from './options.ts';
import { answerKey, forgetOldEntries } from './page-answers.ts';

/**
 * A failed call on its way to a page; `message` is the server's own, or a plain one, `refusal` the
 * name of a known refusal.
 */
export class CallError<R extends string = string> extends Error {
  readonly code: string;
  readonly refusal: R | undefined;

  constructor({ message, code, refusal }: Pick<Failed<R>, 'message' | 'code' | 'refusal'>) {
    super(message || '加载失败，请稍后再试');
    this.code = code;
    this.refusal = refusal;
  }
}

/** What the server would answer to a call that need not be made. */
export const refusedAs = <N extends string>({ name, code, message }: Refusal<N>): CallError<N> =>
  new CallError({ refusal: name, code: String(code), message });

/** A value that is read, in the words that `useList` has for a list. */
export type ReadValue<D, R extends string = string> = {
  data: D | undefined;
  error: CallError<R> | undefined;
  /** Whether it is asked for right now, also where something is shown. */
  readonly busy: boolean;
  /** Asks again for what did not come. */
  retry: () => void;
  /** Reads it anew; what is shown stays until then. */
  refresh: () => void;
};

/** What a view needs of it. */
export type Called<D, R extends string = string> = Pick<
  ReadValue<D, R>,
  'data' | 'error' | 'retry'
> & { loading?: boolean };

/** The entry that asks. What failed there before is no answer to come back to. */
const useEntry = (cache: Cache, asked: string | null): string =>
  useState(() => {
    const entry = currentEntry();
    const key = answerKey(entry, asked ?? '');
    const kept = cache.get(key);
    if (kept?.error !== undefined && kept.data === undefined) cache.delete(key);
    return entry;
  })[0];

const useAnswer = <E extends Endpoint>(
  asked: string | null,
  endpoint: E,
  payload: Partial<Payload<E>>,
): ReadValue<Data<E>, RefusalName<E>> => {
  const { cache } = useSWRConfig();
  const entry = useEntry(cache, asked);
  const key = asked === null ? null : answerKey(entry, asked);
  useEffect(() => forgetOldEntries(cache, entry), [cache, entry]);
  const answer = useSWR<Data<E>, CallError<RefusalName<E>>>(
    key,
    async () => {
      const answered = await call(endpoint, payload);
      if (!answered.ok) throw new CallError(answered);
      return answered.data;
    },
    // whoever comes back asks anew, however soon; what is under way is not asked for twice
    { shouldRetryOnError: false, revalidateOnFocus: false, dedupingInterval: 0 },
  );
  const { data, error, mutate } = answer;
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  const refresh = useCallback(() => {
    // what is told after the page was left finds no answers there that could be made anew
    if (shown.current) void mutate();
  }, [mutate]);
  return {
    data,
    error,
    // only who reads it is drawn anew for it
    get busy() {
      return answer.isValidating;
    },
    retry: refresh,
    refresh,
  };
};

/**
 * A page's call; the same call is made once for all who show it. On the way back to the page its
 * last answer stands while it is asked anew, and stays where that fails.
 */
export const useCall = <E extends Endpoint>(
  endpoint: E,
  payload: Partial<Payload<E>> = {},
  options: ReadOptions | boolean = {},
): ReadValue<Data<E>, RefusalName<E>> => {
  const { fresh, when = true } = optionsOf(options);
  const [visit] = useState(() => (fresh ? ` ${randomKey()}` : ''));
  return useAnswer(when ? callKey(endpoint, payload) + visit : null, endpoint, payload);
};

export const useFreshCall = <E extends Endpoint>(endpoint: E, payload: Partial<Payload<E>> = {}) =>
  useCall(endpoint, payload, { fresh: true });
