import type { Page } from 'playwright-core';

/** Times in ms since the navigation; NaN for what has not happened. */
export type Watched = {
  lcp: number;
  shift: number;
  /** The longest task; 0 if none took over 50. */
  task: number;
  /** When content stood on the screen, with nothing on it busy. */
  stood: number;
  /** The same of content that the page's own code holds, so that it answers. */
  ready: number;
};

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Runs in the page, before any of its scripts. */
const watch = () => {
  const watched: Watched = {
    ...{ lcp: Number.NaN, shift: 0, task: 0 },
    ...{ stood: Number.NaN, ready: Number.NaN },
  };
  window.watched = watched;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    watched.lcp = startTime;
  });
  observe('longtask', ({ duration }) => {
    watched.task = Math.max(watched.task, duration);
  });
  observe('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) watched.shift += Number(Reflect.get(entry, 'value'));
  });
  const isOnScreen = (element: Element): boolean => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  /** React marks each element that it holds, Preact the one that it draws into. */
  const isHeld = (element: Element | null): boolean =>
    element !== null &&
    (Object.keys(element).some((key) => key.startsWith('__reactFiber$') || key === '__k') ||
      isHeld(element.parentElement));
  const look = (): void => {
    const content = [...document.querySelectorAll('[data-page], [data-section][data-state=ready]')];
    const busy = document.querySelectorAll(
      'main [aria-busy=true], [data-page][aria-busy=true], .boot',
    );
    if (content.length > 0 && ![...busy].some(isOnScreen)) {
      if (Number.isNaN(watched.stood)) watched.stood = performance.now();
      if (content.some(isHeld)) watched.ready = performance.now();
    }
    if (Number.isNaN(watched.ready)) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/** Has the next documents of a page note how they come to stand. */
export const watchPage = (page: Page): Promise<unknown> => page.addInitScript(watch);

/** Waits until the page is ready, as pages with code of their own are; false after 30 s. */
export const untilReady = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(() => !Number.isNaN(window.watched?.ready ?? Number.NaN), undefined, {
      polling: 100,
      timeout: 30_000,
    })
    .then(
      () => true,
      () => false,
    );

/** Waits until nothing more comes, for 15 s at most: a page may never rest. */
export const untilIdle = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined);

/** Opens an address and waits until nothing more comes. */
export const goTo = async (page: Page, address: string): Promise<void> => {
  await page.goto(address, { waitUntil: 'commit' });
  await untilIdle(page);
};
