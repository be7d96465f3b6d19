import useSWR from 'swr';
import type * as z from 'zod/mini';
import type { OperatorEndpoint } from '../../schemas/api/operator/call.ts';
import { callOperator } from './call-operator.ts';

/**
 * What a screen stands on: read once, again on demand, and whenever the session has come back;
 * `every` so many ms as well, if given.
 */
export const useOperatorCall = <P extends z.core.$ZodType, D extends z.core.$ZodType>(
  endpoint: OperatorEndpoint<P, D>,
  payload: z.input<P>,
  every = 0,
) => {
  const { data, error, isLoading, isValidating, mutate } = useSWR<z.output<D>, Error>(
    `${endpoint.path} ${JSON.stringify(payload)}`,
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
