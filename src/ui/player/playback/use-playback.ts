import { useCallback, useEffect, useRef, useState } from 'react';

/** Why a medium does not play: its address has expired, the network, or it is no such medium. */
export type Fault = 'gone' | 'network' | 'format';

/** Gives a medium its source; returns how to take it away. `startAt` in seconds. */
export type Attach = (
  media: HTMLMediaElement,
  options: { startAt: number; onReady: () => void; onFault: (fault: Fault) => void },
) => () => void;

type Options = {
  attach: Attach;
  /** Another source than before, such as the whole lesson instead of its trial. */
  sourceKey: string;
  /** Seconds. */
  startAt: number;
  /** Asks for new addresses; they come as another `attach`. */
  onRetry: () => void;
};

/** Why it does not play, and whether that is said. */
type Stopped = { why: Fault; told: boolean };

/** How long a new address is waited for without a word, in ms. */
const PATIENCE = 5000;

const ignore = () => undefined;

/** Where to begin anew: where it stopped, which a medium without source no longer knows. */
const placeOf = ({ currentTime, readyState }: HTMLMediaElement, startAt: number): number =>
  readyState > 0 ? currentTime : startAt;

/**
 * Plays a source in a video element: loaded with the first tap, begun anew where it was when the
 * addresses change after a fault, or when the source becomes another one.
 */
export const usePlayback = (
  media: HTMLVideoElement | null,
  { attach, sourceKey, startAt, onRetry }: Options,
) => {
  const [started, setStarted] = useState(false);
  const [stopped, setStopped] = useState<Stopped>();
  const detach = useRef(ignore as () => void);
  const place = useRef(startAt);
  // an expired address is renewed once before the learner is told
  const silent = useRef(true);

  const begin = useCallback(
    (at: number) => {
      if (!media) return;
      detach.current();
      setStopped(undefined);
      setStarted(true);
      detach.current = attach(media, {
        startAt: at,
        onReady: () => void media.play().catch(ignore),
        onFault: (why) => {
          place.current = placeOf(media, at);
          const told = why !== 'gone' || !silent.current;
          setStopped({ why, told });
          if (told) return;
          silent.current = false;
          onRetry();
        },
      });
    },
    [media, attach, onRetry],
  );

  const latest = useRef({ attach, sourceKey });
  useEffect(() => {
    const before = latest.current;
    latest.current = { attach, sourceKey };
    if (!started) return;
    if (before.sourceKey !== sourceKey) begin(media?.currentTime ?? 0);
    else if (stopped && before.attach !== attach) begin(place.current);
  }, [attach, sourceKey, started, stopped, begin, media]);

  useEffect(() => {
    if (!stopped || stopped.told) return;
    const late = setTimeout(() => setStopped({ ...stopped, told: true }), PATIENCE);
    return () => clearTimeout(late);
  }, [stopped]);

  useEffect(
    () => () => {
      detach.current();
      detach.current = ignore;
    },
    [],
  );

  const retry = () => {
    silent.current = true;
    onRetry();
    // `onRetry` may bring the same addresses again, which may work by now
    begin(place.current);
  };
  const fault = stopped?.told ? stopped.why : undefined;
  return { started, fault, start: () => begin(startAt), retry };
};
