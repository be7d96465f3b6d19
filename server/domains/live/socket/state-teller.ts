const PAUSE = 2000;

/** Calls `tell` soon after a change, and every `PAUSE` (ms) at most. */
export const stateTeller = (tell: () => Promise<void>, onFailed: (error: unknown) => void) => {
  let notifiedAt = Number.NEGATIVE_INFINITY;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const atOnce = (): void => {
    clearTimeout(timer);
    timer = undefined;
    notifiedAt = performance.now();
    tell().catch(onFailed);
  };
  return {
    atOnce,
    soon: (): void => {
      if (!stopped)
        timer ??= setTimeout(atOnce, Math.max(0, notifiedAt + PAUSE - performance.now()));
    },
    stop: (): void => {
      stopped = true;
      clearTimeout(timer);
    },
  };
};
