import type { Page } from 'playwright-core';
import { traceOf } from '../trace.ts';

const CATEGORIES = [
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'blink.user_timing',
];

export type Frames = {
  /** Frames drawn a second. */
  rate: number;
  /** The longest time without one, in ms. */
  longest: number;
  /** The longest task of the page's thread, in ms. */
  task: number;
};

/** Frames that the compositor drew while `act` ran, read from a trace between two marks. */
export const countFrames = async (page: Page, act: () => Promise<void>): Promise<Frames> => {
  const mark = (name: string) => page.evaluate((label) => void performance.mark(label), name);
  const events = await traceOf(page, CATEGORIES, async () => {
    await mark('drag-begins');
    await act();
    await mark('drag-ends');
  });
  const [begin, end] = ['drag-begins', 'drag-ends'].map((name) =>
    events.find((event) => event.name === name),
  );
  if (!begin || !end) throw new Error('the trace has no marks');
  const drawn = events
    .filter(({ name, ts, pid }) => {
      return name === 'DrawFrame' && pid === begin.pid && ts >= begin.ts && ts <= end.ts;
    })
    .map(({ ts }) => ts)
    .toSorted((one, other) => one - other);
  if (drawn.length === 0) throw new Error('the trace has no frames');
  const tasks = events.flatMap(({ name, ts, tid, dur }) =>
    name === 'RunTask' && tid === begin.tid && ts >= begin.ts && ts <= end.ts ? [dur ?? 0] : [],
  );
  const moments = [begin.ts, ...drawn, end.ts];
  const gaps = moments.slice(1).map((at, index) => at - (moments[index] ?? at));
  return {
    rate: drawn.length / ((end.ts - begin.ts) / 1e6),
    longest: Math.max(...gaps) / 1000,
    task: Math.max(0, ...tasks) / 1000,
  };
};
