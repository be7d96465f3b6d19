import type { useCall as useCallOfBrowser } from '#src/platform/reading/use-call.ts';
import { drawnAnswer } from './drawing.ts';

export { heldByEntry } from '#src/platform/reading/use-call.ts';

const none = () => undefined;

/** Replaces the browser's module: an answer that was given is there at once, no call is made. */
export const useCall: typeof useCallOfBrowser = (
  endpoint,
  payload = {},
  { when = true, fresh } = {},
) => {
  // a value that has to be new is left to the browser
  const found = when && !fresh ? drawnAnswer(endpoint, payload) : undefined;
  return {
    // this endpoint's own schema has read the data; only the generic parameter hides its type
    data: found?.data as ReturnType<typeof useCallOfBrowser<typeof endpoint>>['data'],
    // its refusal is one of this endpoint's
    error: found?.error as ReturnType<typeof useCallOfBrowser<typeof endpoint>>['error'],
    busy: when && !found,
    retry: none,
    refresh: none,
  };
};
