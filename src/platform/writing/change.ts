import type { Data, Endpoint, Payload, RefusalName } from '../../../schemas/define-endpoint.ts';
import { type Answered, call } from '../calls/call.ts';
import { token } from '../session/session.ts';
import { createIntent } from './intent.ts';

/** What was sent and has not been answered yet, whichever page sent it. */
const intent = createIntent();

/**
 * Sends what changes something; never throws. Until it is answered, the same wish of the same session
 * goes out again under the same key, so that the server carries it out once. `of` names what it
 * changes, where that is one of many: of each the newest wish alone counts.
 */
export const change = async <E extends Endpoint>(
  endpoint: E,
  wish: Omit<Payload<E>, 'key'>,
  of = '',
): Promise<Answered<Data<E>, RefusalName<E>>> => {
  const subject = `${token()} ${endpoint.path} ${of}`;
  // what `Omit` leaves of a payload that may hold further fields
  const values = wish as unknown as Partial<Payload<E>>;
  const key = intent.keyFor(values, subject);
  const answer = await call(endpoint, { ...values, key });
  // what was answered is over; what was lost on the way is the same intent still
  if (answer.ok || answer.code) intent.done(subject, key);
  return answer;
};
