/** In ms. */
const BRIEF = 100;

/**
 * Shares one result of `load` for at most `life` ms from the start of its loading, so that a change in the database
 * is seen no later than that. Callers meanwhile wait for the same load; a failure is not cached.
 */
export const cacheFor = <T>(
  load: () => Promise<T>,
  life: number = BRIEF,
  clock: () => number = () => performance.now(),
): (() => Promise<T>) => {
  let current: { startedAt: number; result: Promise<T> } | null = null;
  return () => {
    const startedAt = clock();
    if (current && startedAt - current.startedAt < life) return current.result;
    const own = { startedAt, result: load() };
    current = own;
    own.result.catch(() => {
      if (current === own) current = null;
    });
    return own.result;
  };
};
