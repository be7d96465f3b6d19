import type * as z from 'zod/mini';
import { oneOf } from '../wire/payload.ts';
import { count, text } from '../wire/primitives.ts';
import { key } from '../wire/query-fields.ts';
import { byRule, object } from '../wire/structures.ts';
import { entriesFields, liveState } from './room-endpoints.ts';

/** What goes over a live room's socket. */

export const LIVE_SOCKET = '/v1/live/socket';

/** What a member's page sends over the socket: first `join`, then `say`. */
export const liveRequest = object({
  type: oneOf(['join', 'say']),
  token: text,
  id: text,
  since: count,
  key: text,
  body: text,
});

/**
 * What a page is sent over the socket, as `{ type, data }`. `entries`: the log goes on; `state`: the
 * room as it is, also a sign of life; `said`: a message is in the log; `refused`: it is not, and
 * why; `over`: the socket closes for good.
 */
export const liveFrames = {
  entries: object(entriesFields),
  state: liveState,
  said: object({ key, entry_id: count }, byRule),
  refused: object({ key, code: text, msg: text }),
  over: object({ code: text, msg: text }),
};
export type LiveFrames = { [K in keyof typeof liveFrames]: z.output<(typeof liveFrames)[K]> };
