import { createUseCall } from '../platform/reading/create-use-call.ts';
import { callConsole } from './call-operator.ts';

/**
 * What a screen stands on: read once, again on demand, and whenever the session has come back.
 * `fresh`: for what is decided about as it is seen.
 */
export const useOperatorCall = createUseCall(callConsole, {
  useKey: (asked) => asked,
  how: { revalidateOnFocus: true, keepPreviousData: true },
});
