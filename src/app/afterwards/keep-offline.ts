/** Served from the root, so that it controls the whole site. */
const WORKER = '/sw.js';

const isOwnFile = (name: string): boolean => {
  const { origin, pathname } = new URL(name);
  return origin === location.origin && /^\/(?:assets|media)\//.test(pathname);
};

/** Files that were loaded before the service worker controlled the page. */
const passedBy = (entries: readonly PerformanceEntry[]): string[] =>
  entries.flatMap((entry) => {
    const handled = entry instanceof PerformanceResourceTiming && entry.workerStart > 0;
    return !handled && isOwnFile(entry.name) ? [entry.name] : [];
  });

/** Style files that the drawn page holds inline; a page opened without a network requests them. */
const drawnStyles = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('style[data-file]')].flatMap(
    ({ dataset: { file } }) => (file ? [new URL(file, location.origin).href] : []),
  );

const keepWhatCame = (worker: ServiceWorker): void => {
  const keep = (names: readonly string[]) => {
    if (names.length > 0) worker.postMessage({ keep: names });
  };
  keep(['/', ...drawnStyles(), ...passedBy(performance.getEntriesByType('resource'))]);
  new PerformanceObserver((list) => keep(passedBy(list.getEntries()))).observe({
    entryTypes: ['resource'],
  });
};

const begin = async (): Promise<void> => {
  try {
    await navigator.serviceWorker.register(WORKER);
    const { active } = await navigator.serviceWorker.ready;
    if (active) keepWhatCame(active);
  } catch {
    // without a service worker the app still works, but needs the network
  }
};

/** Production only. */
export const keepOffline = (): void => {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) void begin();
};
