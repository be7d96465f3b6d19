/** The time after which a stop takes too long, in ms; no forwarded call may take so long. */
const TIMEOUT_MS = 20_000;

/** How long requests are still taken, in ms: some are on their way from callers who know of no stop. */
const FAREWELL = 500;

/**
 * Has SIGTERM and SIGINT take what is on its way, finish what runs, close, and exit with 0, or with 1
 * when that takes too long or fails, which `failed` is told of.
 */
export const stopGracefully = (
  close: () => Promise<void>,
  failed: (error: unknown) => void,
): void => {
  let stopping = false;
  const end = () =>
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        failed(error);
        process.exit(1);
      },
    );
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), TIMEOUT_MS).unref();
    setTimeout(end, FAREWELL);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};
