/** In ms; no forwarded call may take so long. */
const TIMEOUT_MS = 20_000;

/** How long requests are still accepted, in ms: some callers do not know of the stop yet. */
const FAREWELL = 500;

/**
 * On SIGTERM and SIGINT accepts what is on its way, finishes what runs, closes, and exits with 0, or with 1 when that
 * takes too long or fails; `failed` gets the error.
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
