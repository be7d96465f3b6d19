import { expect, it } from 'vitest';
import { measuredClock } from '#server/db/connections/measured-clock.ts';

/** A clock whose answers take as long as the test says; `ahead` is what the other one is ahead by. */
const request = () => {
  let local = 1000;
  const clock = measuredClock(() => local);
  const ask = (ahead: number, there: number, back: number) => {
    const askedAt = local;
    local += there;
    const answer = local + ahead;
    local += back;
    clock.learn(answer, askedAt);
    return clock.now() - local;
  };
  const pass = (ms: number) => {
    local += ms;
  };
  return { ask, pass };
};

it('is the other clock, right by half the time that the answer took', () => {
  const { ask } = request();
  expect(ask(600_000, 10, 10)).toBe(600_000);
  expect(request().ask(600_000, 40, 0)).toBe(600_000 - 20 + 40);
});

it('keeps the best answer, until others are as good as that one has become', () => {
  const { ask, pass } = request();
  expect(ask(600_000, 1, 1)).toBe(600_000);
  expect(ask(600_000, 300, 0)).toBe(600_000);
  pass(200_000);
  expect(ask(600_010, 6, 6)).toBe(600_010);
});

it('follows at once where the other clock is set', () => {
  const { ask } = request();
  ask(600_000, 1, 1);
  expect(ask(-3_600_000, 100, 100)).toBe(-3_600_000);
});
