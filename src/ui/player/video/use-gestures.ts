import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { JUMP } from '../playback/jump.ts';
import {
  draggedBy,
  type Gesture,
  type GestureEvent,
  HOLD,
  nextGesture,
  noGesture,
  type Touch,
  tappedTwice,
} from './gesture.ts';

type Options = {
  duration: number;
  time: number;
  when: boolean;
  /** By seconds, from a double tap. */
  onJump: (by: number) => void;
  onSeek: (to: number) => void;
  /** The position to which a seek leads: no further than the lesson allows. */
  landingOf: (to: number) => number;
};

type FingerEvent = PointerEvent<HTMLElement>;

const touchOf = ({ clientX, clientY, currentTarget, timeStamp }: FingerEvent): Touch => {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top, at: timeStamp };
};

/** On the picture a double tap jumps, a drag to the side seeks, and holding plays twice as fast. */
export const useGestures = (options: Options) => {
  const { duration, time, when, onJump, onSeek, landingOf } = options;
  const gesture = useRef<Gesture>(noGesture);
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined);
  // a click follows every lifted finger; after a drag or a jump it is ignored
  const taken = useRef(false);
  const begun = useRef(0);
  const [target, setTarget] = useState<number>();
  const [fast, setFast] = useState(false);
  useEffect(() => () => clearTimeout(hold.current), []);

  const tell = (event: GestureEvent) => {
    gesture.current = nextGesture(gesture.current, event);
    const { phase } = gesture.current;
    setFast(phase === 'held');
    if (phase !== 'pressed') clearTimeout(hold.current);
    if (phase === 'dragged' || phase === 'held') taken.current = true;
    if (phase !== 'dragged') setTarget(undefined);
  };
  const targetOf = ({ currentTarget }: FingerEvent): number | undefined =>
    gesture.current.phase === 'dragged'
      ? begun.current + draggedBy(gesture.current.by, currentTarget.clientWidth, duration)
      : undefined;
  const isFinger = ({ pointerType, isPrimary }: FingerEvent) =>
    when && isPrimary && pointerType !== 'mouse';

  const handlers = {
    onPointerDown: (event: FingerEvent) => {
      taken.current = false;
      if (!isFinger(event)) return;
      begun.current = time;
      tell({ kind: 'down', touch: touchOf(event) });
      hold.current = setTimeout(() => tell({ kind: 'held' }), HOLD);
    },
    onPointerMove: (event: FingerEvent) => {
      if (!isFinger(event) || gesture.current.phase === 'none') return;
      tell({ kind: 'move', touch: touchOf(event) });
      const to = targetOf(event);
      if (to !== undefined) setTarget(landingOf(to));
    },
    onPointerUp: (event: FingerEvent) => {
      if (!isFinger(event)) return;
      const to = targetOf(event);
      const pressed = gesture.current;
      const side =
        pressed.phase === 'pressed' ? tappedTwice(pressed, event.currentTarget.clientWidth) : 0;
      tell({ kind: 'up', touch: touchOf(event) });
      if (to !== undefined) onSeek(to);
      if (side === 0) return;
      taken.current = true;
      onJump(side * JUMP);
    },
    onPointerCancel: () => tell({ kind: 'lost' }),
  };
  return { handlers, target, fast, isTaken: () => taken.current };
};
