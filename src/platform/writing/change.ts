import { sendCall } from '../calls/call.ts';
import { token } from '../session/session.ts';
import { createChange } from './create-change.ts';

/**
 * `change` sends a call that changes something; it never throws. Until it is answered, a repeated
 * wish of the same session is sent under the same key, so that the server carries it out once. `of`
 * names the changed thing where there are many; of each only the newest wish counts.
 */
export const change = createChange(sendCall, token);
