import { countFeedback } from '#schemas/feedback/desk-endpoints.ts';
import { useOperatorCall } from '../use-operator-call.ts';

/** Time between two calls, in ms. */
const EVERY = 60_000;

/** How much feedback waits for an answer; 0 until that is known. */
export const useWaitingFeedback = () => {
  const { data, refresh } = useOperatorCall(countFeedback, {}, { every: EVERY });
  return { waiting: data?.waiting ?? 0, refresh };
};
