import { useEffect } from 'react';
import { enterLive } from '#schemas/live/room-endpoints.ts';
import { useCall } from '#src/platform/reading/use-call.ts';

/** Time before its expiry at which an address is renewed, and the longest timer, in ms. */
const AHEAD = 60_000;
const LONGEST = 2_000_000_000;

/** A member's entrance to a room; the stream's address is renewed before it expires. */
export const useEntrance = (id: string) => {
  const called = useCall(enterLive, { id });
  const { data, retry } = called;
  const until = data?.streamUntil ?? null;
  const now = data?.state.now ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `retry` is another one at each render
  useEffect(() => {
    if (until === null || now === null) return;
    const left = Math.min(Math.max(until - now - AHEAD, AHEAD), LONGEST);
    const timer = setTimeout(retry, left);
    return () => clearTimeout(timer);
  }, [until, now]);
  return called;
};
