import { savesData } from '#src/platform/screen/saves-data.ts';

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

const followFiles = (keep: (files: readonly string[]) => void): void =>
  new PerformanceObserver((list) => {
    const files = filesIn(list.getEntries());
    if (files.length > 0) keep(files);
  }).observe({ entryTypes: ['resource'] });

const begin = async (): Promise<void> => {
  const { serviceWorker } = navigator;
  let worker: ServiceWorker | null = null;
  const keepWhatCame = (active: ServiceWorker | null) => {
    if (active === worker) return;
    worker = active;
    const files = [...drawnStyles(), ...filesIn(performance.getEntriesByType('resource'))];
    worker?.postMessage({ page: location.pathname, files });
  };
  try {
    await serviceWorker.register(WORKER);
    keepWhatCame((await serviceWorker.ready).active);
    // a new version of the worker has kept nothing yet
    serviceWorker.addEventListener('controllerchange', () =>
      keepWhatCame(serviceWorker.controller),
    );
    followFiles((files) => worker?.postMessage({ files }));
  } catch {
    // without a service worker the app still works, but needs the network
  }
};

/** Production only; not for who saves data, since two pages without content are asked for. */
export const keepOffline = (): void => {
  if (import.meta.env.PROD && 'serviceWorker' in navigator && !savesData()) void begin();
};
