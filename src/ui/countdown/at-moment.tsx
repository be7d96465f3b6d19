import { useServerClock } from './clock.ts';
import { useAskAgain } from './use-ask-again.ts';

/** Moments are in whole seconds: after this delay (ms) the server has surely passed them. */
const AFTER = 1000;

type Props = {
  /** The server's clock (ms) when it answered. */
  now: number | null;
  /** The phone's clock (ms) when the answer was shown. */
  since: number;
  at: number | null;
  /** Reads the present state; called again while `at` stays the same. */
  onCome: () => void;
};

/** Calls `onCome` when a moment has come by the server's clock; renders nothing. */
export const AtMoment = ({ now, since, at, onCome }: Props) => {
  const { current } = useServerClock(now, since);
  const come = at !== null && current !== null && current >= at + AFTER;
  useAskAgain(come ? at : null, onCome);
  return null;
};
