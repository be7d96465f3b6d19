import { countSupport } from '#schemas/support/desk-endpoints.ts';
import { useOperatorCall } from '../use-operator-call.ts';

/** Time between two calls, in ms. */
const EVERY = 30_000;

/** How many threads wait for an answer; 0 until that is known. */
export const useWaitingThreads = () => {
  const { data, refresh } = useOperatorCall(countSupport, {}, { every: EVERY });
  return { waiting: data?.waiting ?? 0, refresh };
};
