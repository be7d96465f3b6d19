type Asking<T> = {
  /** Undefined where there is no answer now. */
  ask: () => Promise<T | undefined>;
  /** How long the first caller waits for an answer, in ms. */
  wait: number;
  /** After how long it is asked for anew, in ms. */
  life: number;
  /** Gives ms. */
  clock?: () => number;
};

const inTime = async <T>(limit: number, answer: Promise<T>): Promise<T | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, limit, undefined);
  });
  return Promise.race([answer, over]).finally(() => clearTimeout(timer));
};

/**
 * The last good answer of a back end that may be slow or gone. It is asked for anew beside the callers, none of
 * whom waits but the first one.
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
    if (isFirst) await inTime(wait, pending.answer);
    return known;
  };
};
