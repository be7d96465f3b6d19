const latest = new Map<string, number>();

/** Notes that a call's answer has come. */
export const noteAnswer = (path: string): void => {
  latest.set(path, Date.now());
};

/** The device's clock (ms) when the latest answer of a call came; undefined if none has. */
export const lastArrival = (path: string | undefined): number | undefined =>
  path === undefined ? undefined : latest.get(path);
