import { describe, expect, it } from 'vitest';
import { furthest, isRefused, landing } from '#src/ui/player/playback/seek-limit.ts';

const free = { duration: 100, watched: 20, noSkip: false };
const barred = { duration: 100, watched: 20, noSkip: true };

describe('a jump', () => {
  it('stays inside the lesson', () => {
    expect(landing(-3, free)).toBe(0);
    expect(landing(130, free)).toBe(100);
    expect(landing(60, free)).toBe(60);
  });

  it('goes back freely and ahead only as far as was watched, where skipping is off', () => {
    expect(landing(5, barred)).toBe(5);
    expect(landing(60, barred)).toBe(20);
  });

  it('is refused only where it leads past what was watched', () => {
    expect(isRefused(60, barred)).toBe(true);
    expect(isRefused(20.4, barred)).toBe(false);
    expect(isRefused(60, free)).toBe(false);
  });
});

describe('what was watched', () => {
  it('grows with playing on, also at double speed', () => {
    expect(furthest(20, 20.25, 1)).toBe(20.25);
    expect(furthest(20, 22.5, 2)).toBe(22.5);
  });

  it('does not grow by a jump, and never shrinks', () => {
    expect(furthest(20, 60, 1)).toBe(20);
    expect(furthest(20, 3, 1)).toBe(20);
  });
});
