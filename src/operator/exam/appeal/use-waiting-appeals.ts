import { countAppeals } from '#schemas/exam/appeal-desk-endpoints.ts';
import { useOperatorCall } from '../../use-operator-call.ts';

/** Time between two calls, in ms. */
const EVERY = 60_000;

/** How many appeals wait for an answer; 0 until that is known. */
export const useWaitingAppeals = () => {
  const { data, refresh } = useOperatorCall(countAppeals, {}, { every: EVERY });
  return { waiting: data?.waiting ?? 0, refresh };
};
