import { countParcels } from '#schemas/contest/desk-endpoints.ts';
import { useOperatorCall } from '../use-operator-call.ts';

/** Time between two calls, in ms. */
const EVERY = 60_000;

/** How many prizes wait to be sent; 0 until that is known. */
export const useWaitingParcels = () => {
  const { data, refresh } = useOperatorCall(countParcels, {}, { every: EVERY });
  return { waiting: data?.waiting ?? 0, refresh };
};
