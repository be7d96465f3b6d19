/** `position` and `played` since the last report in ms; `speed` in percent (150 for 1.5×). */
type Beat = { position: number; played: number; speed: number };

type Options = {
  /** false where the report did not arrive. Never throws. */
  send: (beat: Beat) => Promise<boolean>;
  /** In ms. */
  now?: () => number;
};

export type Reporter = {
  playing: (position: number, speed: number) => void;
  /** The medium rests at `position` ms, such as after a pause or a jump: reported at once. */
  resting: (position: number, speed: number) => void;
  /** Resolves once the report under way has been answered. */
  settled: () => Promise<void>;
};

/** Time between two reports while the medium plays, in ms. */
const BEAT = 10_000;

/** A longer gap between two `playing` signals does not count as playing, in ms. */
const LONGEST_GAP = 5000;

/**
 * Reports a lesson's progress every 10 s while it plays, and when it comes to rest. One report is sent at a
 * time; a lost one is added to the next.
 */
export const createReporter = ({ send, now = Date.now }: Options): Reporter => {
  let heard: number | undefined;
  let due: number | undefined;
  let played = 0;
  let reported = -1;
  let latest = { position: 0, speed: 100 };
  let underWay = false;
  let again = false;
  let running: Promise<void> = Promise.resolve();

  const tell = async (): Promise<void> => {
    again = false;
    if (played === 0 && latest.position === reported) return;
    underWay = true;
    due = now() + BEAT;
    const beat = { ...latest, played: Math.round(played) };
    played = 0;
    const ok = await send(beat);
    underWay = false;
    if (ok) reported = beat.position;
    else played += beat.played;
    if (again && ok) await tell();
  };

  const note = (position: number, speed: number): void => {
    const time = now();
    const gap = heard === undefined ? 0 : time - heard;
    if (gap > 0 && gap <= LONGEST_GAP) played += gap;
    latest = { position: Math.round(position), speed };
  };

  return {
    playing: (position, speed) => {
      note(position, speed);
      heard = now();
      due ??= heard + BEAT;
      if (heard >= due && !underWay) running = tell();
    },
    resting: (position, speed) => {
      note(position, speed);
      heard = undefined;
      if (underWay) again = true;
      else running = tell();
    },
    settled: () => running,
  };
};
