import type { Page } from 'playwright-core';
import { withoutBatches } from '../visits/home.ts';

/** Longest delay of a call, in ms; each call has its own. */
const SLOWEST = 120;
/** ms; the page's timers from this length on are those that give up waiting for an answer. */
const GIVES_UP = 3000;

/** Numbers from 0 to 1 that a seed decides. */
export const randomOf = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

export const shuffled = <T>(items: readonly T[], random: () => number): T[] =>
  items
    .map((item) => ({ item, position: random() }))
    .sort((one, other) => one.position - other.position)
    .map(({ item }) => item);

export type Shift = { value: number; at: number; moved: string[] };

/** What a page finds when it opens: how long its calls wait, in ms, the order where it is given, and who comes. */
export type Visit = { delays: number[]; order?: string[]; token?: string | undefined };

export const visitOf = (random: () => number, order?: string[]): Visit => ({
  delays: Array.from({ length: 60 }, () => random() * SLOWEST),
  ...(order && { order }),
});

/**
 * Prepares a phone for some visits, of which each finds an empty storage. Every call waits as the
 * visit says, and the page notes each shift of its life with the elements that moved. It never
 * gives up waiting.
 */
export const prepareVisits = async (page: Page, visits: Visit[], who?: string): Promise<void> => {
  await withoutBatches(page);
  await page.addInitScript(
    ([planned, givesUp, memberToken]) => {
      const nth = Number(localStorage.getItem('VISITS'));
      localStorage.clear();
      sessionStorage.clear();
      localStorage.setItem('VISITS', String(nth + 1));
      const { delays = [], order, token = memberToken } = planned[nth] ?? {};
      if (token) localStorage.setItem('TOKEN', token);

      const defer = window.setTimeout.bind(window);
      const patient = (run: TimerHandler, ms = 0, ...rest: unknown[]) =>
        ms < givesUp ? defer(run, ms, ...rest) : 0;
      const answered = window.fetch.bind(window);
      let calls = 0;
      const slowly = async (request: RequestInfo | URL, init?: RequestInit) => {
        const path = String(request);
        if (!/^\/vb?\d*\/\w+/.test(path)) return answered(request, init);
        await new Promise((resolve) => defer(resolve, delays[calls++ % delays.length]));
        return order && path === '/v1/index/sort'
          ? Response.json({ code: 200, msg: '', data: order.map((name) => ({ name })) })
          : answered(request, init);
      };
      const shifts: Shift[] = [];
      Object.assign(window, { setTimeout: patient, fetch: slowly, shifts });

      const name = (node: Node | null) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const section = element?.closest('[data-section]')?.getAttribute('data-section');
        return `${section ?? '-'} <${element?.tagName} ${element?.className}>`;
      };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (!('value' in entry && 'sources' in entry)) continue;
          const sources = entry.sources as {
            node: Node | null;
            previousRect: DOMRectReadOnly;
            currentRect: DOMRectReadOnly;
          }[];
          shifts.push({
            value: Number(entry.value),
            at: entry.startTime,
            moved: sources.map(
              ({ node, previousRect: from, currentRect: to }) =>
                `${name(node)} ${from.x} ${from.y} ${from.width}×${from.height} to ${to.x} ${to.y} ${to.width}×${to.height}`,
            ),
          });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    },
    [visits, GIVES_UP, who] as const,
  );
};

/** Chromium counts some text that stays where it is, such as at 23.875 px. */
const STAYS = / (\S+ \S+ \S+) to \1$/;

export const readShifts = async (page: Page): Promise<Shift[]> => {
  // put there by `prepareVisits`
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  return shifts.filter(({ moved }) => !moved.every((text) => STAYS.test(text)));
};

/** Everything near the screen is built, and nothing is under way. */
export const settled = async (page: Page) => {
  await page.locator('[data-section][data-state=ready]').first().waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-section]')].every((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      const near = bottom > -innerHeight && top < 2 * innerHeight;
      return !near || section.getAttribute('data-state') === 'ready';
    }),
  );
  await page.waitForLoadState('networkidle');
};

export const sumOf = (shifts: Shift[]) => shifts.reduce((sum, { value }) => sum + value, 0);
