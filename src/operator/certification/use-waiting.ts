import { countCertifications } from '#schemas/certification/desk-endpoints.ts';
import { useOperatorCall } from '../use-operator-call.ts';

/** Time between two calls, in ms. */
const EVERY = 60_000;

/** How many applications wait for an operator; 0 until that is known. */
export const useWaiting = () => {
  const { data, refresh } = useOperatorCall(countCertifications, {}, { every: EVERY });
  return { waiting: data?.waiting ?? 0, refresh };
};
