import type { Page } from 'playwright-core';
import type { Shift } from './session-window.ts';

/** Which of the answers that wait is let through first. */
export type Release = 'first asked first' | 'last asked first';

declare global {
  interface Window {
    shifts: Shift[];
    /** Lets answers through, one after another, until nothing more is asked for. */
    releaseAnswers: (order: Release) => Promise<void>;
  }
}

/**
 * Runs in the page before its own code: notes shifts that no touch caused, and holds every call until
 * it is let through. Timers that give up waiting for an answer never fire, so time does not matter.
 */
const holdCalls = ({ givesUp, mostIdle }: { givesUp: number; mostIdle: number }) => {
  const held: (() => Promise<unknown>)[] = [];
  const answered = window.fetch.bind(window);
  const defer = window.setTimeout.bind(window);
  const patient = (run: TimerHandler, ms = 0, ...rest: unknown[]) =>
    ms < givesUp ? defer(run, ms, ...rest) : 0;
  const waiting = (request: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    if (!/^\/vb?\d*\/\w+/.test(String(request))) return answered(request, init);
    return new Promise((done, failed) => {
      held.push(() => answered(request, init).then(done, failed));
    });
  };
  const frame = () => new Promise<unknown>(requestAnimationFrame);
  // what an answer changes is drawn in the first frame, and painted before the second
  const painted = async () => {
    for (const turn of [0, 1]) await new Promise((done) => defer(done, turn));
    for (const wait of [frame, frame]) await wait();
  };
  const isBusy = () => document.querySelector('[aria-busy="true"]') !== null;
  const releaseAnswers = async (order: Release) => {
    let idle = 0;
    do {
      await painted();
      const next = order === 'last asked first' ? held.pop() : held.shift();
      idle = next ? 0 : idle + 1;
      await next?.();
      // what stays busy without a call waits for a picture
    } while (held.length > 0 || (isBusy() && idle < mostIdle));
    await painted();
  };
  const shifts: Shift[] = [];
  Object.assign(window, { fetch: waiting, setTimeout: patient, shifts, releaseAnswers });
};

/** Runs in the page before its own code: notes what moves where no touch is the cause. */
const watchShifts = () => {
  const positionOf = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map(Math.round).join(' ');
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return `<${element?.tagName} ${element?.className}> ${element?.textContent?.slice(0, 16)}`;
  };
  type Source = Record<'previousRect' | 'currentRect', DOMRectReadOnly> & { node: Node | null };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // the DOM's types know no entries of layout shifts
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: Source[];
      };
      if (hadRecentInput) continue;
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)}: ${positionOf(previousRect)} → ${positionOf(currentRect)}`,
      );
      window.shifts.push({ value, at: entry.startTime, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** ms; a page's timers from this length on give up waiting for an answer. */
const GIVES_UP = 3000;
/** How many times a page may be painted between two calls. */
const MOST_IDLE = 120;

/** Holds the pictures of a tab until they are let through; what the browser has kept is not asked for. */
const holdPictures = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  const held = new Set<string>();
  let open = false;
  const letThrough = (requestId: string) =>
    // the page may have been left meanwhile
    devtools.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    if (open) void letThrough(requestId);
    else held.add(requestId);
  });
  await devtools.send('Fetch.enable', { patterns: [{ resourceType: 'Image' }] });
  return {
    hold: () => {
      open = false;
    },
    release: async () => {
      open = true;
      await Promise.all([...held].map(letThrough));
      held.clear();
    },
  };
};

/** A tab whose calls, and then pictures, wait until they are let through, and which notes its shifts. */
export const holdTab = async (page: Page) => {
  await page.addInitScript(holdCalls, { givesUp: GIVES_UP, mostIdle: MOST_IDLE });
  await page.addInitScript(watchShifts);
  return { page, ...(await holdPictures(page)) };
};

export type HeldTab = Awaited<ReturnType<typeof holdTab>>;
