import { useCallback, useEffect, useRef, useState } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import {
  callKey,
  type Data,
  type Endpoint,
  type Payload,
  type RefusalName,
} from '#schemas/wire/define-endpoint.ts';
import type { Call } from '../calls/client.ts';
import { randomKey } from '../writing/random-key.ts';
import { CallError } from './call-error.ts';
import type { CallOptions } from './options.ts';

export type ReadValue<D, R extends string = string> = {
  data: D | undefined;
  error: CallError<R> | undefined;
  /** The call is under way, also while an older value is shown. */
  readonly busy: boolean;
  retry: () => void;
  /** Reads the value again; the present one stays until then. */
  refresh: () => void;
};

type Keeping = {
  useKey: (endpoint: Endpoint, query: string | null) => string | null;
  how: SWRConfiguration;
};

const onlyOnRequest = { revalidateOnReconnect: false, revalidateOnFocus: false };

/** Equal calls are made once. */
export const createUseCall =
  <S extends string, B extends Endpoint>(call: Call<S, B>, { useKey, how }: Keeping) =>
  <E extends B>(
    endpoint: E,
    payload: Partial<Payload<E>> = {},
    { fresh, when = true, every = 0, reconnect = true, onAnswer }: CallOptions<Data<E>> = {},
  ): ReadValue<Data<E>, RefusalName<E> | S> => {
    const [visit] = useState(() => (fresh ? ` ${randomKey()}` : ''));
    const answer = useSWR<Data<E>, CallError<RefusalName<E> | S>>(
      useKey(endpoint, when ? callKey(endpoint, payload) + visit : null),
      async () => {
        const answered = await call(endpoint, payload);
        if (!answered.ok) throw new CallError(answered);
        onAnswer?.(answered.data);
        return answered.data;
      },
      {
        shouldRetryOnError: false,
        refreshInterval: every,
        ...how,
        ...(reconnect ? {} : onlyOnRequest),
      },
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
      // an answer of a page that was left is no longer held, so there is nothing to refresh
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
