import type * as z from 'zod/mini';
import { oneOf } from '../wire/payload.ts';
import { count, text } from '../wire/primitives.ts';
import { key } from '../wire/query-fields.ts';
import { byRule, object } from '../wire/structures.ts';
import { entriesFields, liveState } from './room-endpoints.ts';

export const LIVE_SOCKET = '/v1/live/socket';

/** What a page sends over the socket: first `join`, then `say`. */
export const liveRequest = object({
  type: oneOf(['join', 'say']),
  token: text,
  id: text,
  since: count,
  key: text,
  body: text,
});

/** What a page receives over the socket, as `{ type, data }`. */
export const liveFrames = {
  entries: object(entriesFields),
  /** Also a heartbeat. */
  state: liveState,
  /** The member's message is in the log. */
  said: object({ key, entry_id: count }, byRule),
  /** The member's message was refused. */
  refused: object({ key, code: text, msg: text }),
  /** The socket closes for good. */
  over: object({ code: text, msg: text }),
};
export type LiveFrames = { [K in keyof typeof liveFrames]: z.output<(typeof liveFrames)[K]> };
