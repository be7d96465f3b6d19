import type { ReadEndpoint } from '#schemas/wire/define-endpoint.ts';
import type { Call } from '#src/platform/calls/client.ts';
import { createUseCall } from '#src/platform/reading/create-use-call.ts';
import { type ConsoleRefusal, callConsole } from './call-operator.ts';

const read: Call<ConsoleRefusal, ReadEndpoint> = callConsole;

const how = { revalidateOnFocus: true, keepPreviousData: true };

/**
 * A screen's call: read once, again on demand, and after the session was renewed. `fresh`: always reads
 * again, for data on which the operator decides.
 */
export const useOperatorCall = createUseCall(read, { useKey: (_endpoint, query) => query, how });

/** For data that another screen may just have changed: read again however soon it is shown. */
export const useOperatorCallAnew = createUseCall(read, {
  useKey: (_endpoint, query) => query,
  how: { ...how, dedupingInterval: 0 },
});
