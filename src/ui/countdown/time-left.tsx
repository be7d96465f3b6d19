import { Text } from '../part/parts.tsx';
import { useServerClock } from './clock.ts';
import { clockText, spokenText } from './reading.ts';
import css from './time-left.module.css';
import { useAskAgain } from './use-ask-again.ts';

/** Moments are in whole seconds: after this delay (ms) the server has surely passed them. */
const AFTER = 1000;

type Props = {
  /** The end, and the server's clock when it answered, in ms. */
  until: number | null;
  now: number | null;
  /** The device's clock when that answer came, in ms. */
  since: number;
  over: string;
  /** Called at the end, and again while `until` stays the same. */
  onOver?: (() => void) | undefined;
};

export const TimeLeft = ({ until, now, since, over, onOver }: Props) => {
  const { current } = useServerClock(now, since);
  const left = until === null || current === null ? null : until - current;
  const ended = left !== null && left <= -AFTER;
  useAskAgain(ended ? until : null, onOver);
  if (left === null) return null;
  if (left <= 0)
    return (
      <Text as="span" kind="meta" tone="secondary" digits breaks="none">
        {over}
      </Text>
    );
  return (
    <Text as="span" kind="meta" tone="secondary" digits breaks="none">
      剩余
      <span className="spoken">{spokenText(left)}</span>
      <span className={css.clock} aria-hidden="true">
        {clockText(left).replace(/^00:/, '')}
      </span>
    </Text>
  );
};
