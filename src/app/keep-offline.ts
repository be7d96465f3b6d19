/** Where the service worker is served; it stands for the whole site. */
const WORKER = '/sw.js';

const isOwnFile = (name: string): boolean => {
  const { origin, pathname } = new URL(name);
  return origin === location.origin && /^\/(?:assets|media)\//.test(pathname);
};

/** What this page was built from so far. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter(isOwnFile);

const begin = async (): Promise<void> => {
  try {
    await navigator.serviceWorker.register(WORKER);
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: ['/', ...loadedFiles()] });
  } catch {
    // without a worker the app needs the network, nothing else
  }
};

/** Keeps what this page was built from, so that it opens without a network (production only). */
export const keepOffline = (): void => {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) void begin();
};
