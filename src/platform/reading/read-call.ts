import type { ReadEndpoint } from '#schemas/wire/define-endpoint.ts';
import { cameAs } from '#schemas/wire/read-data.ts';
import { call } from '../calls/call.ts';

/** Takes what the back end answered to a call that a page shows, as it came. */
type Heard = (endpoint: ReadEndpoint, came: unknown) => void;

let heard: Heard = () => {};

/** Has all answers that pages show told to `listener`. */
export const hearAnswers = (listener: Heard): void => {
  heard = listener;
};

/** A call whose answer a page shows; never throws. */
export const readCall: typeof call = async (endpoint, payload) => {
  const answer = await call(endpoint, payload);
  // what is no object holds no value that a default could replace
  const came = answer.ok ? cameAs(answer.data) : undefined;
  if (came !== undefined) heard(endpoint, came);
  return answer;
};
