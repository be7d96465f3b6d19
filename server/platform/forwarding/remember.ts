type Asking<T> = {
  ask: () => Promise<T | undefined>;
  /** How long the first caller waits, in ms. */
  wait: number;
  /** Age at which the answer is asked for anew, in ms. */
  life: number;
  clock?: () => number;
};

const withTimeLimit = async <T>(limit: number, answer: Promise<T>): Promise<T | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, limit, undefined);
  });
  return Promise.race([answer, over]).finally(() => clearTimeout(timer));
};

/**
 * Caches the last good answer of a back end that may be slow or down, and refreshes it in the background: only the
 * first caller waits.
 */
export const remember = <T>({ ask, wait, life, clock = () => performance.now() }: Asking<T>) => {
  let known: T | undefined;
  let pending: { at: number; answer: Promise<void> } | undefined;
  const askAnew = async (): Promise<void> => {
    known = (await ask()) ?? known;
  };
  return async (): Promise<T | undefined> => {
    const isFirst = pending === undefined;
    if (!pending || clock() - pending.at >= life) pending = { at: clock(), answer: askAnew() };
    if (isFirst) await withTimeLimit(wait, pending.answer);
    return known;
  };
};
