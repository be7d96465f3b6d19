import { liveMessages } from '#schemas/live/room-endpoints.ts';
import type { RefusalName } from '#schemas/wire/define-endpoint.ts';
import { call } from '#src/platform/calls/call.ts';
import type { FrameReader } from './frames.ts';

/** Time between two calls, in ms. */
const POLL_MS = 3000;

type Events = Pick<FrameReader, 'entries' | 'state' | 'over'> & { since: () => number };

/** Refusals after which asking again is of no use. */
const final: readonly (string | undefined)[] = [
  'liveClosed',
  'noSuchLive',
  'livePasswordNeeded',
  'livePayNeeded',
] satisfies RefusalName<typeof liveMessages>[];

/** Reads the log again and again, for networks that block sockets; returns how to stop. */
export const pollRoom = (id: string, events: Events): (() => void) => {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async () => {
    const answer = await call(liveMessages, { id, since: events.since() });
    if (stopped) return;
    if (answer.ok) {
      events.entries(answer.data);
      events.state(answer.data.state);
    } else if (final.includes(answer.refusal)) {
      stopped = true;
      return events.over({ code: answer.code, msg: answer.message });
    }
    timer = setTimeout(() => void ask(), POLL_MS);
  };
  void ask();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
};
