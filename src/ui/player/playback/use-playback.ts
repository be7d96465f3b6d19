import { useCallback, useEffect, useRef, useState } from 'react';

/** `gone`: the address has expired; `format`: the file is no playable medium. */
export type PlaybackFault = 'gone' | 'network' | 'format';

/** Qualities by the shorter side of the picture in px, the largest first; 0: the player chooses. */
export type Qualities = {
  sides: readonly number[];
  chosen: number;
  choose: (side: number) => void;
};

/** Gives a medium its source; returns how to remove it. `startAt` in seconds. */
export type Attach = (
  media: HTMLMediaElement,
  options: {
    startAt: number;
    onReady: () => void;
    onFault: (fault: PlaybackFault) => void;
    onQualities: (qualities: Qualities) => void;
  },
) => () => void;

type Options = {
  attach: Attach;
  /** Changes with the source, such as from a trial to the whole lesson. */
  sourceKey: string;
  /** In seconds. */
  startAt: number;
  /** Requests new addresses, which arrive as another `attach`. */
  onRetry: () => void;
  /** Called when a fault is shown to the learner. */
  onFault?: ((why: PlaybackFault) => void) | undefined;
};

/** `notified`: the fault is shown to the learner. */
type Stopped = { why: PlaybackFault; notified: boolean };

/** How long to wait for a new address before the fault is shown, in ms. */
const TIMEOUT_MS = 5000;

const ignore = () => undefined;

/** The position to resume from; a medium without a source has lost its own. */
const positionOf = ({ currentTime, readyState }: HTMLMediaElement, startAt: number): number =>
  readyState > 0 ? currentTime : startAt;

/**
 * Plays a source in a video element: loads it at the first tap, and resumes at the same position when the
 * addresses change after a fault or the source changes.
 */
export const usePlayback = (
  media: HTMLVideoElement | null,
  { attach, sourceKey, startAt, onRetry, onFault }: Options,
) => {
  const [started, setStarted] = useState(false);
  const [stopped, setStopped] = useState<Stopped>();
  const [qualities, setQualities] = useState<Qualities>();
  const detach = useRef(ignore as () => void);
  const position = useRef(startAt);
  // an expired address is renewed once before the fault is shown
  const silent = useRef(true);

  const begin = useCallback(
    (at: number) => {
      if (!media) return;
      detach.current();
      setStopped(undefined);
      setStarted(true);
      setQualities(undefined);
      detach.current = attach(media, {
        startAt: at,
        onReady: () => void media.play().catch(ignore),
        onFault: (why) => {
          position.current = positionOf(media, at);
          const notified = why !== 'gone' || !silent.current;
          setStopped({ why, notified });
          if (notified) return onFault?.(why);
          silent.current = false;
          onRetry();
        },
        onQualities: setQualities,
      });
    },
    [media, attach, onRetry, onFault],
  );

  const latest = useRef({ attach, sourceKey });
  useEffect(() => {
    const before = latest.current;
    latest.current = { attach, sourceKey };
    if (!started) return;
    if (before.sourceKey !== sourceKey) begin(media?.currentTime ?? 0);
    else if (stopped && before.attach !== attach) begin(position.current);
  }, [attach, sourceKey, started, stopped, begin, media]);

  useEffect(() => {
    if (!stopped || stopped.notified) return;
    const late = setTimeout(() => setStopped({ ...stopped, notified: true }), TIMEOUT_MS);
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
    // `onRetry` may return the same addresses, which may work by now
    begin(position.current);
  };
  const chooseQuality = (side: number) => {
    qualities?.choose(side);
    setQualities(qualities && { ...qualities, chosen: side });
  };
  const fault = stopped?.notified ? stopped.why : undefined;
  return { started, fault, start: () => begin(startAt), retry, qualities, chooseQuality };
};
