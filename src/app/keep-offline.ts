/** Where the service worker is served; it stands for the whole site. */
const WORKER = '/sw.js';

const isOwnFile = (name: string): boolean => {
  const { origin, pathname } = new URL(name);
  return origin === location.origin && /^\/(?:assets|media)\//.test(pathname);
};

/** What came past the worker: before there was one, or while it took the page over. */
const passedBy = (entries: readonly PerformanceEntry[]): string[] =>
  entries.flatMap((entry) => {
    const handled = entry instanceof PerformanceResourceTiming && entry.workerStart > 0;
    return !handled && isOwnFile(entry.name) ? [entry.name] : [];
  });

const keepWhatCame = (worker: ServiceWorker): void => {
  const keep = (names: readonly string[]) => {
    if (names.length > 0) worker.postMessage({ keep: names });
  };
  keep(['/', ...passedBy(performance.getEntriesByType('resource'))]);
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

/** Keeps what this page was built from, so that it opens without a network (production only). */
export const keepOffline = (): void => {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) void begin();
};
