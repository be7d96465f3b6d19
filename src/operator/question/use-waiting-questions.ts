import { countQuestions } from '#schemas/question/desk-endpoints.ts';
import { useOperatorCall } from '../use-operator-call.ts';

/** Time between two calls, in ms. */
const EVERY = 30_000;

/** How many questions wait for the teacher, and how many were reported; 0 until that is known. */
export const useWaitingQuestions = () => {
  const { data, refresh } = useOperatorCall(countQuestions, {}, { every: EVERY });
  const { waiting = 0, reported = 0 } = data ?? {};
  return { waiting, reported, total: waiting + reported, refresh };
};
