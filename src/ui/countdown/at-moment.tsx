import { useServerClock } from './clock.ts';
import { useAskAgain } from './use-ask-again.ts';

/** Moments come in whole seconds: a little later the server is sure to agree. */
const AFTER = 1000;

type Props = {
  /** The server's clock (ms) when it answered. */
  now: number | null;
  /** The phone's clock (ms) when that was shown. */
  since: number;
  /** The moment in ms; null for none. */
  at: number | null;
  /** Asks what is so now; again as long as `at` stays. */
  onCome: () => void;
};

/** Tells that a moment has come by the server's clock, however the phone's stands; draws nothing. */
export const AtMoment = ({ now, since, at, onCome }: Props) => {
  const { current } = useServerClock(now, since);
  const come = at !== null && current !== null && current >= at + AFTER;
  useAskAgain(come ? at : null, onCome);
  return null;
};
