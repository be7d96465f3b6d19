/** Calls `ring` once at the time that was set last, in ms of `clock`. */
export const alarm = (ring: () => void, clock: () => number) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let at = Number.POSITIVE_INFINITY;
  const clear = (): void => {
    clearTimeout(timer);
    at = Number.POSITIVE_INFINITY;
  };
  const set = (time: number): void => {
    clear();
    at = time;
    timer = setTimeout(
      () => {
        at = Number.POSITIVE_INFINITY;
        ring();
      },
      Math.max(0, time - clock()),
    );
  };
  return {
    set,
    clear,
    bringForward: (time: number): void => {
      if (time < at) set(time);
    },
  };
};
