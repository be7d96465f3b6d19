import type { Browser } from 'playwright-core';
import { openSlowly, type Visit } from './phone.ts';
import { goTo } from './watch.ts';

/** The time in ms from the end of the HTML to the first call. */
export const firstCall = async (browser: Browser, visit: Visit, address: string) => {
  const { context, page } = await openSlowly(browser, visit);
  await goTo(page, address);
  const after = await page.evaluate(() => {
    // the DOM's types give every entry the fields of the base type
    const [html] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const calls = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /^\/v(?:\d+|b)\//.test(new URL(name).pathname));
    const sent = Math.min(...calls.map(({ startTime }) => startTime));
    return sent - Number(html?.responseEnd);
  });
  await context.close();
  return after;
};
