/** How long the first number waits for others, in ms. */
const WAIT = 50;

/** Collects numbers that arrive shortly after one another into one call of `act`. */
export const batchSoon = (
  act: (numbers: number[]) => Promise<void>,
  onFailed: (error: unknown) => void,
) => {
  const waiting = new Set<number>();
  return (number: number): void => {
    if (waiting.size === 0)
      setTimeout(() => {
        const gathered = [...waiting];
        waiting.clear();
        act(gathered).catch(onFailed);
      }, WAIT);
    waiting.add(number);
  };
};
