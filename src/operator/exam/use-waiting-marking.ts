import { countMarking } from '#schemas/exam/desk-endpoints.ts';
import { useOperatorCall } from '../use-operator-call.ts';

/** Time between two calls, in ms. */
const EVERY = 30_000;

/** How many attempts wait for a marker; 0 until that is known. */
export const useWaitingMarking = () => {
  const { data, refresh } = useOperatorCall(countMarking, {}, { every: EVERY });
  return { waiting: data?.waiting ?? 0, refresh };
};
