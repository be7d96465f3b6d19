import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { spokenTime } from '../playback/media-time.ts';
import css from './seek-bar.module.css';

type Props = {
  /** In seconds, as all of these. */
  time: number;
  duration: number;
  /** The loaded part; `allowed`: the furthest permitted position. */
  buffered?: number;
  allowed?: number | undefined;
  look?: 'dark' | 'light';
  onSeek: (to: number) => void;
};

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -5,
  ArrowDown: -5,
  ArrowRight: 5,
  ArrowUp: 5,
  PageDown: -30,
  PageUp: 30,
};

const share = (value: number, duration: number): string =>
  `${duration > 0 ? Math.min(100, (value / duration) * 100) : 0}%`;

/** Calls back when a position is chosen, not while dragging as React's own change event does. */
const useChosen = (onChosen: (value: number) => void) => {
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(onChosen);
  useEffect(() => {
    latest.current = onChosen;
  });
  useEffect(() => {
    const bar = input.current;
    const onChange = () => bar && latest.current(Number(bar.value));
    bar?.addEventListener('change', onChange);
    return () => bar?.removeEventListener('change', onChange);
  }, []);
  return input;
};

export const SeekBar = ({
  time,
  duration,
  buffered = 0,
  allowed,
  look = 'dark',
  onSeek,
}: Props) => {
  const [dragged, setDragged] = useState<number>();
  const input = useChosen((value) => {
    setDragged(undefined);
    onSeek(value);
  });
  const at = dragged ?? time;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    onSeek(time + step);
  };
  // React's style type has no custom properties
  const style = {
    '--at': share(at, duration),
    '--loaded': share(buffered, duration),
    '--allowed': allowed === undefined ? '100%' : share(allowed, duration),
  } as CSSProperties;
  return (
    <input
      className={`${css.bar} ${css[look]}`}
      style={style}
      ref={input}
      type="range"
      aria-label="播放进度"
      aria-valuetext={`${spokenTime(at)}，共${spokenTime(duration)}`}
      min={0}
      max={Math.max(1, Math.floor(duration))}
      step={1}
      value={Math.floor(at)}
      disabled={duration === 0}
      onChange={({ target }) => setDragged(Number(target.value))}
      onKeyDown={onKeyDown}
    />
  );
};
