/** How long the first thing waits for others, in ms. */
const WAIT = 50;

/** Collects things that arrive within a moment into one call of `act`. */
export const batchSoon = <T>(
  act: (things: T[]) => Promise<void>,
  onFailed: (error: unknown) => void,
) => {
  const waiting = new Set<T>();
  return (thing: T): void => {
    if (waiting.size === 0)
      setTimeout(() => {
        const gathered = [...waiting];
        waiting.clear();
        act(gathered).catch(onFailed);
      }, WAIT);
    waiting.add(thing);
  };
};
