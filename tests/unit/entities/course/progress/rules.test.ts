import { describe, expect, it } from 'vitest';
import { isAsleep, sleepIn, sleepLeft } from '#src/entities/course/audio/sleep.ts';
import { lessonAddress } from '#src/entities/course/lesson-address.ts';
import {
  forgetHeard,
  noteHeard,
  positionOf,
} from '#src/entities/course/progress/heard-positions.ts';
import { beginningOf } from '#src/entities/course/progress/resume-point.ts';
import { faultOfStatus } from '#src/platform/media/fault.ts';

/** Where a lesson begins that was left at `position`, in seconds. */
const left = (position: number, duration: number): number =>
  beginningOf({ id: 'other', position: position * 1000, finished: false }, duration * 1000);

describe('a lesson goes on', () => {
  it.each([
    ['where it was left', 192, 600, 192],
    ['from the beginning where hardly anything was watched', 4, 600, 0],
    ['from the beginning where it was at its end', 597, 600, 0],
    ['where it was left, though nobody knows how long it is', 192, 0, 192],
  ])('%s', (_, position, duration, at) => expect(left(position, duration)).toBe(at));

  it('where it was left in this visit, until the server has spoken', () => {
    noteHeard('7', 42_000);
    expect(positionOf('7', 10_000)).toBe(42_000);
    forgetHeard('7');
    expect(positionOf('7', 10_000)).toBe(10_000);
  });

  it('from the beginning once it is finished, unless it was left in this visit', () => {
    const left = { id: '8', position: 200_000 };
    expect(beginningOf({ ...left, finished: false }, 600_000)).toBe(200);
    expect(beginningOf({ ...left, finished: true }, 600_000)).toBe(0);
    noteHeard('8', 300_000);
    expect(beginningOf({ ...left, finished: true }, 600_000)).toBe(300);
    forgetHeard('8');
  });
});

describe('the sleep timer', () => {
  it('ends at its moment, not before', () => {
    const sleep = sleepIn(15, 1000);
    expect(isAsleep(sleep, 900_999)).toBe(false);
    expect(isAsleep(sleep, 901_000)).toBe(true);
    expect(sleepLeft(sleep, 841_000)).toBe(60);
  });

  it('tells no time where it ends with the lesson or not at all', () => {
    expect(isAsleep('lesson', Number.MAX_SAFE_INTEGER)).toBe(false);
    expect(sleepLeft('lesson', 0)).toBeUndefined();
    expect(isAsleep(undefined, Number.MAX_SAFE_INTEGER)).toBe(false);
  });
});

describe('the address of a lesson', () => {
  const lesson = { id: '5', kind: 'video', chapterId: '3' } as const;
  it.each([
    [0, 'video', '/coursedet/9?lesson=5'],
    [4, 'text', '/coursedet1/9?lesson=5'],
    [3, 'audio', '/specialDetail/9/3/courseContent/5'],
    [5, 'text', '/specialDetail/9/3/courseContent/5'],
  ] as const)('of type %d, %s', (type, kind, address) =>
    expect(lessonAddress({ id: '9', type }, { ...lesson, kind })).toBe(address),
  );
});

describe('why something does not play', () => {
  it.each([
    [403, 'gone'],
    [404, 'gone'],
    [502, 'network'],
    [0, 'network'],
    [206, 'format'],
  ])('status %d: %s', (status, fault) => expect(faultOfStatus(status)).toBe(fault));
});
