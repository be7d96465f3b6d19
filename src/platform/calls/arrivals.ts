const latest = new Map<string, number>();

export const noteAnswer = (path: string): void => {
  latest.set(path, Date.now());
};

/** In ms by the device's clock; undefined if the call has not been answered. */
export const lastArrival = (path: string | undefined): number | undefined =>
  path === undefined ? undefined : latest.get(path);
