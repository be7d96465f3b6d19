import { useCallback, useEffect, useRef, useState } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import {
  callKey,
  type Data,
  type Endpoint,
  type Payload,
  type RefusalName,
} from '../../../schemas/define-endpoint.ts';
import type { Call } from '../calls/client.ts';
import { randomKey } from '../writing/random-key.ts';
import { CallError } from './call-error.ts';
import type { CallOptions } from './options.ts';

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

type Keeping = {
  /** Under which key an answer is held. */
  useKey: (asked: string | null) => string | null;
  /** When it is asked for anew by itself. */
  how: SWRConfiguration;
};

/** The hook by which those of one kind read values; the same one is asked for once for all. */
export const createUseCall =
  <S extends string>(call: Call<S>, { useKey, how }: Keeping) =>
  <E extends Endpoint>(
    endpoint: E,
    payload: Partial<Payload<E>> = {},
    { fresh, when = true, every = 0 }: CallOptions = {},
  ): ReadValue<Data<E>, RefusalName<E> | S> => {
    const [visit] = useState(() => (fresh ? ` ${randomKey()}` : ''));
    const answer = useSWR<Data<E>, CallError<RefusalName<E> | S>>(
      useKey(when ? callKey(endpoint, payload) + visit : null),
      async () => {
        const answered = await call(endpoint, payload);
        if (!answered.ok) throw new CallError(answered);
        return answered.data;
      },
      { shouldRetryOnError: false, refreshInterval: every, ...how },
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
      // after the page was left its answer is no longer held, so there is nothing to read anew
      if (shown.current) void mutate();
    }, [mutate]);
    return {
      data,
      error,
      // a getter lets SWR redraw only those components that read `busy`
      get busy() {
        return answer.isValidating;
      },
      retry: refresh,
      refresh,
    };
  };
