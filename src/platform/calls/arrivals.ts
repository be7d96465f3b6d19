const latest = new Map<string, number>();

export const noteAnswer = (path: string): void => {
  latest.set(path, Date.now());
};

/** The device's clock (ms) when the latest answer of a call came; undefined if none has. */
export const lastArrival = (path: string | undefined): number | undefined =>
  path === undefined ? undefined : latest.get(path);
