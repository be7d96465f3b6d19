import { useState } from 'react';
import useSWR from 'swr';
import type * as z from 'zod/mini';
import type { Endpoint } from '../../schemas/define-endpoint.ts';
import { randomKey } from '../platform/writing/random-key.ts';
import { callOperator } from './call-operator.ts';

type Options = {
  /** Read again this often, in ms; 0: not by itself. */
  every?: number;
  /** Nothing that was read before is shown: for what is decided about as it is seen. */
  fresh?: boolean;
};

/** What a screen stands on: read once, again on demand, and whenever the session has come back. */
export const useOperatorCall = <P extends z.core.$ZodType, D extends z.core.$ZodType>(
  endpoint: Endpoint<P, D>,
  payload: z.input<P>,
  { every = 0, fresh = false }: Options = {},
) => {
  const [visit] = useState(() => (fresh ? randomKey() : ''));
  const { data, error, isLoading, isValidating, mutate } = useSWR<z.output<D>, Error>(
    `${endpoint.path} ${JSON.stringify(payload)} ${visit}`,
    async () => {
      const answer = await callOperator(endpoint, payload);
      if (!answer.ok) throw new Error(answer.message);
      return answer.data;
    },
    {
      shouldRetryOnError: false,
      revalidateOnFocus: true,
      keepPreviousData: true,
      refreshInterval: every,
    },
  );
  return { data, error, loading: isLoading, busy: isValidating, again: () => void mutate() };
};
