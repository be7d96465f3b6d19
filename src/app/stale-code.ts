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

/**
 * Reloads when loading code fails; the load then stays pending (scripts/bundle/preload-helper.ts). A second
 * failure is handled where the code is used.
 */
export const mendStaleCode = (entry: string): void => {
  addEventListener('vite:preloadError', (event) => {
    if (reloadOnce(entry)) event.preventDefault();
  });
};
