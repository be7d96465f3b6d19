/** In px from the picture's upper left corner; `at` in ms. */
export type Touch = { x: number; y: number; at: number };

/** `tap`: the previous tap, of which this may be the second. */
export type Gesture =
  | { phase: 'none'; tap?: Touch | undefined }
  | { phase: 'pressed'; from: Touch; tap?: Touch | undefined }
  | { phase: 'dragged'; from: Touch; by: number }
  | { phase: 'held' };

export type GestureEvent =
  | { kind: 'down' | 'move' | 'up'; touch: Touch }
  | { kind: 'held' }
  | { kind: 'lost' };

/** A finger that moved less has not moved, in px. */
const SLOP = 12;
/** Longest time between two taps of a double tap, in ms. */
const PAIR = 300;
/** How long a finger rests before it holds, in ms. */
export const HOLD = 500;

export const noGesture: Gesture = { phase: 'none' };

const moved = (from: Touch, { x, y }: Touch, gesture: Gesture): Gesture => {
  const [wide, high] = [Math.abs(x - from.x), Math.abs(y - from.y)];
  if (Math.max(wide, high) < SLOP) return gesture;
  return wide > high ? { phase: 'dragged', from, by: x - from.x } : noGesture;
};

/** The gesture after an event; a vertical movement belongs to the page, which scrolls. */
export const nextGesture = (gesture: Gesture, event: GestureEvent): Gesture => {
  if (event.kind === 'lost') return noGesture;
  if (event.kind === 'held') return gesture.phase === 'pressed' ? { phase: 'held' } : gesture;
  const { kind, touch } = event;
  if (kind === 'down')
    return {
      ...{ phase: 'pressed', from: touch },
      tap: gesture.phase === 'none' ? gesture.tap : undefined,
    };
  if (kind === 'up') return gesture.phase === 'pressed' ? { phase: 'none', tap: touch } : noGesture;
  if (gesture.phase === 'pressed') return moved(gesture.from, touch, gesture);
  if (gesture.phase === 'dragged') return { ...gesture, by: touch.x - gesture.from.x };
  return gesture;
};

/** The side of a double tap (the outer two fifths of the picture), 0 for none. */
export const tappedTwice = (
  { tap, from }: Extract<Gesture, { phase: 'pressed' }>,
  width: number,
): -1 | 0 | 1 => {
  const sideOf = ({ x }: Touch) => (x < width * 0.4 ? -1 : x > width * 0.6 ? 1 : 0);
  return tap && from.at - tap.at < PAIR && sideOf(tap) === sideOf(from) ? sideOf(from) : 0;
};

/** Seconds by which a drag of `by` px seeks: the picture's width is two minutes, or the whole length. */
export const draggedBy = (by: number, width: number, duration: number): number =>
  width > 0 ? Math.round((by / width) * Math.min(duration, 120)) : 0;
