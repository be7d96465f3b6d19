import type { ReadEndpoint } from '#schemas/wire/define-endpoint.ts';
import { cameAs } from '#schemas/wire/read-data.ts';
import { call } from '../calls/call.ts';

type Heard = (endpoint: ReadEndpoint, came: unknown) => void;

let heard: Heard = () => {};

export const hearAnswers = (listener: Heard): void => {
  heard = listener;
};

/** Never throws. */
export const readCall: typeof call = async (endpoint, payload) => {
  const answer = await call(endpoint, payload);
  // only an object can hold values that a default replaced
  const came = answer.ok ? cameAs(answer.data) : undefined;
  if (came !== undefined) heard(endpoint, came);
  return answer;
};
