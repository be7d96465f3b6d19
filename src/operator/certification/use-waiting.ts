import { countCertifications } from '../../../schemas/certification/desk-endpoints.ts';
import { useOperatorCall } from '../use-operator-call.ts';

/** How often it is asked for, in ms. */
const EVERY = 60_000;

/** How many certifications wait for an operator; 0 until that is known. */
export const useWaiting = () => {
  const { data, refresh } = useOperatorCall(countCertifications, {}, { every: EVERY });
  return { waiting: data?.waiting ?? 0, refresh };
};
