/** Code that a new deployment has taken away: one reload fetches the new one (research C13). */

const MARK = 'RELOADED';

/** Reloads once for this entry file; false where that has been tried or could not be remembered. */
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

/** Takes up failed loads of code; what the reload does not mend is told where it is missed. */
export const mendStaleCode = (entry: string): void => {
  addEventListener('vite:preloadError', (event) => {
    if (reloadOnce(entry)) event.preventDefault();
  });
};

/** Code that may be stale: while the reload is under way nothing comes of it. */
export const codeOf = <M>(load: () => Promise<M | undefined>): Promise<M> =>
  // an import whose preload error was prevented resolves with undefined
  load().then((module) => module ?? new Promise<M>(() => undefined));
