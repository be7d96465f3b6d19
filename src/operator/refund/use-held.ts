import { countRefunds } from '#schemas/refund/desk-endpoints.ts';
import { useOperatorCall } from '../use-operator-call.ts';

/** Time between two calls, in ms. */
const EVERY = 60_000;

/** How many refunds need an operator; 0 until that is known. */
export const useHeld = () => {
  const { data, refresh } = useOperatorCall(countRefunds, {}, { every: EVERY });
  return { held: data?.held ?? 0, refresh };
};
