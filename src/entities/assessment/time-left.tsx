import { useEffect, useRef, useState } from 'react';
import { Text } from '#src/ui/part/parts.tsx';
import { clockWords, leftWords } from './times.ts';

const SECOND = 1000;
const LAST_MINUTE = 60 * SECOND;
/** An end further away shows no countdown, in ms. */
const FAR = 3 * 3600 * SECOND;

type Props = {
  /** Time left by the server's last answer, in ms; a changed `deadline` restarts the count. */
  left: number;
  deadline: number;
  onOver: () => void;
};

/** Ms left, counted by elapsed time: the phone's clock may be wrong, but its speed is right. */
export const useLeft = ({ left, deadline, onOver }: Props): number => {
  const [rest, setRest] = useState(left);
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later deadline may have the same time left
  useEffect(() => {
    const end = performance.now() + left;
    setRest(left);
    const timer = setInterval(() => {
      const now = end - performance.now();
      setRest(now);
      if (now > 0) return;
      clearInterval(timer);
      over.current();
    }, SECOND);
    return () => clearInterval(timer);
  }, [left, deadline]);
  return rest;
};

/** Calls back once when the time is over. */
export const PaperTimeLeft = (props: Props) => {
  const rest = useLeft(props);
  if (rest > FAR) return null;
  const last = rest < LAST_MINUTE;
  return (
    <>
      <Text as="span" tone={last ? 'price' : undefined} digits role="timer">
        剩余 {clockWords(rest)}
      </Text>
      <span className="spoken" role="status">
        {last && rest > 0 ? '还剩不到 1 分钟，到时自动交卷' : ''}
      </span>
    </>
  );
};

type RunningProps = { left: number; onOver: () => void };

const Running = ({ left, onOver }: RunningProps) => {
  const words = leftWords(useLeft({ left, deadline: 0, onOver }));
  if (!words) return null;
  return (
    <Text tone="accent" digits pad={12} surface="tint" radius="small" role="timer">
      {words}
    </Text>
  );
};

/** Of a paper that runs while something else is read; nothing for one without an end. */
export const RunningTime = (props: RunningProps) => props.left > 0 && <Running {...props} />;
