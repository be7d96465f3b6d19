/** Served from the root, so that it controls the whole site. */
const WORKER = '/sw.js';

const isOwnFile = (name: string): boolean => {
  const { origin, pathname } = new URL(name);
  return origin === location.origin && pathname.startsWith('/assets/');
};

const filesIn = (entries: readonly PerformanceEntry[]): string[] =>
  entries.map(({ name }) => name).filter(isOwnFile);

/** Style files that the drawn page holds inline; a page opened without a network requests them. */
const drawnStyles = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('style[data-file]')].flatMap(
    ({ dataset: { file } }) => (file ? [new URL(file, location.origin).href] : []),
  );

const keepWhatCame = (worker: ServiceWorker): void => {
  const came = [...drawnStyles(), ...filesIn(performance.getEntriesByType('resource'))];
  worker.postMessage({ page: location.pathname, loaded: came });
  new PerformanceObserver((list) => {
    const loaded = filesIn(list.getEntries());
    if (loaded.length > 0) worker.postMessage({ loaded });
  }).observe({ entryTypes: ['resource'] });
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
