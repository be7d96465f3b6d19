import type { Data } from '#schemas/define-endpoint.ts';
import { listSchedules } from '#schemas/publication/endpoints.ts';
import { useOperatorCall } from '../../use-operator-call.ts';

export type Schedule = Data<typeof listSchedules>['items'][number];

/** Time between two calls, in ms. */
const EVERY = 60_000;

/** The schedules that are open, and those with a trouble that nobody has seen to. */
export const useSchedules = () => {
  const call = useOperatorCall(listSchedules, {}, { every: EVERY });
  const items = call.data?.items ?? [];
  return {
    call,
    open: items.filter(({ state }) => state !== 'failed' && state !== 'done'),
    troubled: items.filter(({ trouble }) => trouble !== null),
  };
};
