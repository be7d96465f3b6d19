import { createUseCall } from '../platform/reading/create-use-call.ts';
import { callConsole } from './call-operator.ts';

/**
 * A screen's call: read once, again on demand, and after the session was renewed. `fresh`: reads
 * anew, for data on which the operator decides.
 */
export const useOperatorCall = createUseCall(callConsole, {
  useKey: (asked) => asked,
  how: { revalidateOnFocus: true, keepPreviousData: true },
});
