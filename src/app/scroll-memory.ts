import { FIRST } from '#schemas/layout/first-paint.ts';
import { currentEntry } from '#src/platform/screen/history-entry.ts';
import { onPageHide } from '#src/platform/screen/page-events.ts';
import { readVisit, writeVisit } from '#src/platform/storage/local-store.ts';

const STORAGE_KEY = 'SCROLL';
/** How long a page may take to reach its former height, in ms. */
const TIMEOUT_MS = 4000;

const positions = new Map<string, number>();
let current = '';
const note = (): void => {
  positions.set(current, window.scrollY);
};

const keep = (): void => {
  note();
  writeVisit(STORAGE_KEY, JSON.stringify([...positions].slice(-50)));
};

const read = (): void => {
  try {
    const saved: unknown = JSON.parse(readVisit(STORAGE_KEY) ?? '[]');
    if (!Array.isArray(saved)) return;
    for (const [entry, position] of saved) positions.set(String(entry), Number(position) || 0);
  } catch {
    // the stored positions are unreadable: every page begins at its top
  }
};

let stop = (): void => undefined;

const interrupts = ['wheel', 'touchstart', 'keydown'] as const;

/** Waits until the page is the browser's own and high enough; scrolling by the reader cancels it. */
const restore = (position: number): void => {
  stop();
  let until = Number.POSITIVE_INFINITY;
  let frame = 0;
  const end = (): void => {
    cancelAnimationFrame(frame);
    for (const name of interrupts) removeEventListener(name, end);
  };
  const attempt = (): void => {
    frame = requestAnimationFrame(attempt);
    // the server's drawn page is shorter
    if (document.querySelector(`[${FIRST}]`)) return;
    until = Math.min(until, performance.now() + TIMEOUT_MS);
    scrollTo(0, position);
    const there = Math.abs(window.scrollY - position) < 2;
    if (there || performance.now() > until) end();
  };
  for (const name of interrupts) addEventListener(name, end, { passive: true });
  stop = end;
  attempt();
};

const onPush = (): void => {
  stop();
  // the scroll event comes a frame later, under the new page's entry
  note();
  current = currentEntry();
  scrollTo(0, 0);
};

const onReplace = (): void => {
  current = currentEntry();
};

const onPop = (): void => {
  const entry = currentEntry();
  current = entry;
  restore(positions.get(entry) ?? 0);
};

/**
 * Replaces the browser's scroll restoration, which runs before a page has its height; returns how to stop.
 */
export const rememberScroll = (): (() => void) => {
  history.scrollRestoration = 'manual';
  read();
  current = currentEntry();
  const position = positions.get(current) ?? 0;
  if (position > 0 && window.scrollY === 0) restore(position);
  const listen = [
    ['pushState', onPush],
    ['replaceState', onReplace],
    ['popstate', onPop],
    ['scroll', note],
  ] as const;
  for (const [name, listener] of listen) addEventListener(name, listener, { passive: true });
  const stopKeeping = onPageHide(keep);
  return () => {
    stop();
    stopKeeping();
    for (const [name, listener] of listen) removeEventListener(name, listener);
  };
};
