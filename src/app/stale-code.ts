const MARK = 'RELOADED';

/** Reloads once for each entry file; false where it has reloaded already, or cannot store that. */
const reloadOnce = (entry: string): boolean => {
  try {
    if (!navigator.onLine || sessionStorage.getItem(MARK) === entry) return false;
    sessionStorage.setItem(MARK, entry);
  } catch {
    return false;
  }
  location.reload();
  return true;
};

/** So long a page that is being left may stay, in ms. */
const LEAVING_MS = 10_000;

/**
 * Reloads when loading code fails; the load then stays pending (scripts/bundle/preload-helper.ts). A second
 * failure is handled where the code is used. What a page no longer gets since it is being left is no failure: a reload
 * would take the place of the page that follows.
 */
export const mendStaleCode = (entry: string): void => {
  let left = Number.NEGATIVE_INFINITY;
  addEventListener('beforeunload', () => {
    left = performance.now();
  });
  addEventListener('vite:preloadError', (event) => {
    const leaving = performance.now() - left < LEAVING_MS;
    if (leaving) setTimeout(() => location.reload(), LEAVING_MS);
    if (leaving || reloadOnce(entry)) event.preventDefault();
  });
};
