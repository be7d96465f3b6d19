import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bounded,
  type ClockStanding,
  type Report,
  SLACK,
} from '#server/domains/course/progress/clock-bound.ts';

const fresh: ClockStanding = {
  positionMs: 0,
  furthestMs: 0,
  watchedMs: 0,
  creditMs: SLACK,
  reportedAt: 0,
};

const anyNumber = fc.oneof(fc.nat(), fc.constant(Number.MAX_SAFE_INTEGER));
const reports = fc.array(
  fc.record({
    // a clock that is set back counts as one that stands still
    wait: fc.integer({ min: -60_000, max: 3_600_000 }),
    report: fc.record({ position: anyNumber, speed: anyNumber, played: anyNumber }),
  }),
  { maxLength: 60 },
);

type Reported = { wait: number; report: Report };

describe('what a report may claim', () => {
  const standingAfter = (all: Reported[]) => {
    let now = 0;
    let standing = fresh;
    let latest = 0;
    for (const { wait, report } of all) {
      now += wait;
      latest = Math.max(latest, now);
      standing = bounded(standing, report, now, { length: 100_000_000, noSkip: true });
    }
    return { standing, elapsed: latest };
  };

  it('is never more than twice the time that has passed, whatever reports say', () => {
    fc.assert(
      fc.property(reports, (all) => {
        const { standing, elapsed } = standingAfter(all);
        expect(standing.furthestMs).toBeLessThanOrEqual(elapsed * 2 + SLACK);
        expect(standing.watchedMs).toBeLessThanOrEqual(elapsed);
        expect(standing.positionMs).toBeLessThanOrEqual(standing.furthestMs);
        expect(standing.creditMs).toBeLessThanOrEqual(SLACK);
      }),
      { numRuns: 2000 },
    );
  });

  it('never goes back', () => {
    fc.assert(
      fc.property(reports, (all) => {
        const { standing } = standingAfter(all);
        const { standing: before } = standingAfter(all.slice(0, -1));
        expect(standing.furthestMs).toBeGreaterThanOrEqual(before.furthestMs);
        expect(standing.watchedMs).toBeGreaterThanOrEqual(before.watchedMs);
      }),
    );
  });

  it('follows an honest player at any speed, late reports included', () => {
    const speeds = fc.array(fc.constantFrom(75, 100, 125, 150, 200), { minLength: 1 });
    fc.assert(
      fc.property(speeds, fc.array(fc.integer({ min: 5000, max: 120_000 })), (fast, waits) => {
        let now = 0;
        let position = 0;
        let standing = fresh;
        waits.forEach((wait, index) => {
          const speed = fast[index % fast.length] ?? 100;
          now += wait;
          position += Math.floor((wait * speed) / 100);
          const report = { position, speed, played: wait };
          standing = bounded(standing, report, now, { length: 1e9, noSkip: true });
          expect(standing.furthestMs).toBe(position);
        });
      }),
    );
  });

  it('counts the speed it was told, 2 at most', () => {
    const claim = (speed: number) =>
      bounded({ ...fresh, creditMs: 0 }, { position: 1e6, speed, played: 0 }, 10_000, {
        length: 1e6,
        noSkip: false,
      }).furthestMs;
    expect([claim(75), claim(100), claim(150), claim(200), claim(900), claim(0)]).toEqual([
      7500, 10_000, 15_000, 20_000, 20_000, 10_000,
    ]);
  });
});
