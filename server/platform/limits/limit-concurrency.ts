/**
 * Runs at most `most` calls at a time; the others wait in order, in memory instead of in the queue for database
 * connections, where waiting ends in an error. `waiting` gives their number.
 */
export const limitConcurrency = (most: number) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    return work().finally(leave);
  };
  return Object.assign(inTurn, { waiting: () => waiting.length });
};
