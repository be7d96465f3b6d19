import type { ReadEndpoint } from '../../schemas/define-endpoint.ts';
import type { Call } from '../platform/calls/client.ts';
import { createUseCall } from '../platform/reading/create-use-call.ts';
import { type ConsoleRefusal, callConsole } from './call-operator.ts';

const read: Call<ConsoleRefusal, ReadEndpoint> = callConsole;

/**
 * A screen's call: read once, again on demand, and after the session was renewed. `fresh`: reads
 * anew, for data on which the operator decides.
 */
export const useOperatorCall = createUseCall(read, {
  useKey: (asked) => asked,
  // a screen that is opened anew tells what was changed on the one before, however soon
  how: { revalidateOnFocus: true, keepPreviousData: true, dedupingInterval: 0 },
});
