/** Code files that a new deployment has removed: one reload fetches the new ones (research C13). */

const MARK = 'RELOADED';

/** Reloads once for this entry file; false where it has reloaded, or cannot remember that. */
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
 * Reloads on a failed load of code, which stays pending then (scripts/bundle/preload-helper.ts); a load that fails again is
 * handled where the code is used.
 */
export const mendStaleCode = (entry: string): void => {
  addEventListener('vite:preloadError', (event) => {
    if (reloadOnce(entry)) event.preventDefault();
  });
};
