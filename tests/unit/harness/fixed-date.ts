import { afterAll, beforeAll, vi } from 'vitest';

/** Stops the clock, but no timer, at a moment for the tests of a file: dates are told by the year in which one reads. */
export const fixDate = (written: string): void => {
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(written) });
  });
  afterAll(() => {
    vi.useRealTimers();
  });
};
