import { CALL, FIRST, MEMBERS_MARK } from '#schemas/layout/first-paint.ts';
import type { LoadedAnswer } from '#src/engine/load.ts';
import { CACHE_PREFIX } from '#src/platform/calls/cache.ts';
import { htmlAnswers } from '#src/platform/calls/html-answers.ts';
import { noteOwner } from '#src/platform/calls/owner.ts';
import { readAnswer } from '#src/platform/calls/read-answer.ts';
import { isMember } from '#src/platform/session/session.ts';
import { removeLocal } from '#src/platform/storage/local-store.ts';
import { documentPictures } from '#src/ui/media/fitted.ts';

declare global {
  /** Presses on the server's page, recorded by a script in it before any code has loaded. */
  var earlyPresses: (EventTarget | null)[] | undefined;
}

/** How long the server's page stays while the browser's page is incomplete, in ms. */
const TIMEOUT_MS = 8000;
/** How long the browser's page waits to decode pictures that are on the screen already, in ms. */
const DECODING = 400;

/**
 * How many sections the server has built in the page, for a member including the places of members' own;
 * undefined where it has drawn none.
 */
export const builtSections = (root: HTMLElement | null): number | undefined => {
  const built = (root?.querySelector(`template[${FIRST}]`) ?? root)?.getAttribute(FIRST);
  const own = isMember() ? (root?.querySelectorAll(`[${MEMBERS_MARK}][aria-busy]`).length ?? 0) : 0;
  return Number(built) + own || undefined;
};

/** Whether the HTML holds the frame of an ordinary page. */
export const holdsFrame = (root: HTMLElement): boolean => root.getAttribute(FIRST) === '0';

/**
 * Resolves once the code of the page is there, or will hardly come. The frame stays until the app draws over it, in one
 * step; what was pressed in it is pressed again then.
 */
export const frameTakeOver = async (root: HTMLElement, code: Promise<void>): Promise<void> => {
  await Promise.race([code.catch(() => undefined), pause(TIMEOUT_MS)]);
  const watch = new MutationObserver((changes) => {
    watch.disconnect();
    root.removeAttribute(FIRST);
    delete document.documentElement.dataset.frame;
    const before = changes.flatMap(({ removedNodes }) => [...removedNodes]);
    void repeating().then((code) => code?.pressAgain(root, before));
  });
  watch.observe(root, { childList: true });
};

/** Answers to a visitor's calls that came with the page, by the keys of the calls; they take the place of stored ones. */
export const documentAnswers = (): ReadonlyMap<string, LoadedAnswer> =>
  new Map(
    [...htmlAnswers()].map(([key, { path, body, text }]) => {
      removeLocal(`${CACHE_PREFIX}${path} ${body}`);
      const answer = readAnswer(text);
      if (answer.ok) noteOwner(answer.data, '');
      return [key, answer];
    }),
  );

const sectionsIn = (element: HTMLElement, which = ''): readonly HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>(`[data-section]${which}`),
];

/** Names of the sections that the server has built in the page. */
export const builtNames = (root: HTMLElement): readonly string[] =>
  sectionsIn(root, '[data-state=ready]').map(({ dataset }) => dataset.section ?? '');

/** Whether nothing of the browser's page could be had, and the server's shows something, which is better than that. */
const hasFailed = (root: HTMLElement, host: HTMLElement): boolean =>
  root.querySelector('[data-state=ready]') !== null &&
  host.querySelector('[role=alert]') !== null &&
  host.querySelector('[data-section], [data-nothing]') === null;

/** Whether the server's page shows nothing yet, so that whatever the browser's shows is more. */
const isSkeleton = (root: HTMLElement): boolean =>
  root.querySelector('.boot') !== null &&
  root.querySelector('[data-section], nav:not(:empty)') === null;

/** Whether the browser's page shows all that the screen does, or another page stands there. */
const isReady = (root: HTMLElement, host: HTMLElement): boolean => {
  if (!host.querySelector('main') || host.querySelector('.boot')) return false;
  if (isSkeleton(root)) return true;
  if (host.querySelector('nav:empty') || hasFailed(root, host)) return false;
  if (host.querySelector('.boot-page, [data-page] [aria-busy=true]')) return false;
  const waiting = sectionsIn(host, '[aria-busy]');
  if (waiting.length === 0) return true;
  const drawn = new Map(sectionsIn(root).map((element) => [element.dataset.section, element]));
  return waiting.every(({ dataset }) => {
    const same = drawn.get(dataset.section)?.getBoundingClientRect();
    return same !== undefined && same.height > 0 && same.top >= innerHeight;
  });
};

const samePictures = (root: HTMLElement, host: HTMLElement): HTMLImageElement[] => {
  const there = new Set(
    [...root.querySelectorAll('img')].flatMap(({ complete, src }) => (complete ? src : [])),
  );
  return [...host.querySelectorAll('img')].filter(({ src }) => there.has(src));
};

/** Waits until the first picture of the server's page has been painted, which the change of pages would put off. */
const firstPicture = async (root: HTMLElement, limit: number): Promise<void> => {
  const picture = root.querySelector<HTMLImageElement>('img[fetchpriority=high]:not([data-src])');
  if (!picture || limit <= 0 || document.hidden) return;
  if (!picture.complete)
    await Promise.race([picture.decode().catch(() => undefined), pause(limit)]);
  await Promise.race([new Promise(requestAnimationFrame), pause(limit)]);
  // the frame itself
  await pause(0);
};

/** The code that repeats presses, where there are any. */
const repeating = async () =>
  globalThis.earlyPresses?.length ? import('./press-again.ts').catch(() => undefined) : undefined;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Gives the element that the app draws in. Where the server has drawn the page, that is a separate element,
 * which replaces the server's in one step: once it shows as much, and no finger touches the screen.
 */
export const rootToDraw = (root: HTMLElement, built: number | undefined): HTMLElement => {
  // a member's own answers may take a while, and a visitor's page stands until then
  const answered = isMember() && document.querySelector(`script[${CALL}]`);
  if (built === undefined && !answered) return root;
  const first = root.querySelector<HTMLImageElement>('[data-src]');
  // with these, its screen was given a sharper one
  if (first && !first.srcset) documentPictures.set(`${first.dataset.src}`, first.src);
  const host = document.createElement('div');
  host.id = root.id;
  let pressed = false;
  const touch = ({ type }: Event) => {
    pressed = type === 'pointerdown';
  };
  const touches = ['pointerdown', 'pointerup', 'pointercancel'];
  for (const type of touches) document.addEventListener(type, touch, true);
  const decoding = new Set<HTMLImageElement>();
  let painted: Promise<void> | undefined;
  let until = 0;
  // one at a time: React handles the pictures' load events first
  const replace = async () => {
    const left = until - performance.now();
    painted ??= firstPicture(root, left);
    await painted;
    const same = samePictures(root, host);
    for (const picture of same) {
      picture.loading = 'eager';
      // the browser has them, and paints them with the page, before React has heard that they have come
      picture.decoding = 'sync';
      picture.style.opacity = '1';
    }
    const late = same.filter((picture) => !picture.complete && !decoding.has(picture));
    if (late[0] && left > 0) {
      const decoded = late.map((picture) => decoding.add(picture) && picture.decode());
      await Promise.race([Promise.allSettled(decoded), pause(left)]);
      return void setTimeout(replace);
    }
    // there before, so that they are answered at once
    const presses = await repeating();
    if (pressed) return void setTimeout(replace, 50);
    for (const type of touches) document.removeEventListener(type, touch, true);
    root.before(...root.querySelectorAll('[data-file]'));
    root.replaceWith(host);
    void presses?.pressAgain(host);
  };
  const end = () => {
    if (until) return;
    until = performance.now() + DECODING;
    void repeating();
    watch.disconnect();
    void replace();
  };
  const watch = new MutationObserver(() => {
    if (isReady(root, host)) end();
    // the page says that it is late, and how to try again
    else if (hasFailed(root, host)) document.documentElement.dataset.late = '';
  });
  watch.observe(host, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
  // the code of what stands there may be what is missing
  const isLate = () => hasFailed(root, host) || 'late' in document.documentElement.dataset;
  setTimeout(() => isLate() || end(), TIMEOUT_MS);
  return host;
};
