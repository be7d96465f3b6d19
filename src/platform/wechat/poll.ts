/** Every 3 s (in ms), up to 100 times (shell rules 133 and 134). */
const INTERVAL = 3000;
const ATTEMPTS = 100;

/**
 * Makes an attempt at once and then repeatedly until one returns a value; attempts never throw. Returns how
 * to cancel; a value found after that is dropped.
 */
export const poll = <T>(
  attempt: () => Promise<T | undefined>,
  onFound: (found: T) => void,
): (() => void) => {
  let left = ATTEMPTS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = async () => {
    left -= 1;
    const found = await attempt();
    if (left < 0) return;
    if (found !== undefined) onFound(found);
    else if (left > 0) timer = setTimeout(next, INTERVAL);
  };
  void next();
  return () => {
    left = -1;
    clearTimeout(timer);
  };
};
