import { sendCall } from '../calls/call.ts';
import { token } from '../session/session.ts';
import { createChange } from './create-change.ts';

/**
 * Sends a call that changes something; never throws. Until it is answered, a repeated change of the same
 * session is sent under the same key, so that the server carries it out once. `of` names the changed thing
 * where there are many; only the newest change of each counts.
 */
export const change = createChange(sendCall, token);
