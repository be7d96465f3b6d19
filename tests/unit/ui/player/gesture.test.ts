import { describe, expect, it } from 'vitest';
import {
  draggedBy,
  type Gesture,
  type GestureEvent,
  nextGesture,
  noGesture,
  tappedTwice,
} from '#src/ui/player/video/gesture.ts';

const finger = (kind: 'down' | 'move' | 'up', x: number, y = 50, at = 0): GestureEvent => ({
  kind,
  touch: { x, y, at },
});

const follow = (...events: GestureEvent[]): Gesture => events.reduce(nextGesture, noGesture);

const sideOf = (gesture: Gesture): number =>
  gesture.phase === 'pressed' ? tappedTwice(gesture, 300) : 0;

describe('a finger on the picture', () => {
  it.each([
    ['left', 40, 60, 200, -1],
    ['right', 290, 260, 200, 1],
    ['the middle', 150, 150, 200, 0],
    ['both sides', 40, 290, 200, 0],
    ['left, too slowly', 40, 40, 400, 0],
  ])('taps twice: %s', (_, first, second, at, side) => {
    const taps = [finger('down', first), finger('up', first), finger('down', second, 50, at)];
    expect(sideOf(follow(...taps))).toBe(side);
  });

  it('does not jump by a single tap', () => {
    expect(sideOf(follow(finger('down', 40)))).toBe(0);
  });

  it('drags to the side, also back over where it began', () => {
    const begun = [finger('down', 100), finger('move', 160, 55)];
    expect(follow(...begun)).toMatchObject({ phase: 'dragged', by: 60 });
    expect(follow(...begun, finger('move', 70, 90))).toMatchObject({ phase: 'dragged', by: -30 });
    expect(follow(...begun, finger('up', 160))).toEqual(noGesture);
  });

  it('leaves what moves up or down to the page', () => {
    const begun = [finger('down', 100), finger('move', 110, 90)];
    expect(follow(...begun)).toEqual(noGesture);
    expect(follow(...begun, finger('move', 200, 90))).toEqual(noGesture);
    expect(follow(finger('down', 100), { kind: 'lost' })).toEqual(noGesture);
  });

  it('holds while it rests, not while it drags', () => {
    expect(follow(finger('down', 100), finger('move', 105), { kind: 'held' }).phase).toBe('held');
    expect(follow(finger('down', 100), finger('move', 160), { kind: 'held' }).phase).toBe(
      'dragged',
    );
    expect(follow(finger('down', 100), { kind: 'held' }, finger('up', 100))).toEqual(noGesture);
  });
});

describe('a drag over the whole picture', () => {
  it.each([
    ['two minutes', 300, 3600, 120],
    ['all of a short video', 300, 60, 60],
    ['back as well', -150, 3600, -60],
  ])('is %s', (_, by, duration, seconds) => expect(draggedBy(by, 300, duration)).toBe(seconds));
});
