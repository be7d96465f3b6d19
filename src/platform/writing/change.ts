import { call } from '../calls/call.ts';
import { token } from '../session/session.ts';
import { createChange } from './create-change.ts';

/**
 * `change` sends what changes something; never throws. Until it is answered, the same wish of the
 * same session goes out again under the same key, so that the server carries it out once. `of` names
 * what it changes, where that is one of many: of each the newest wish alone counts.
 */
export const change = createChange(call, token);
