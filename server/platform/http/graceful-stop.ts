/** The time after which a stop takes too long, in ms; no forwarded call may take so long. */
const PATIENCE = 20_000;

/**
 * Has SIGTERM and SIGINT finish what runs, close, and exit with 0, or with 1 when that takes too long or
 * fails, which `failed` is told of.
 */
export const stopGracefully = (
  close: () => Promise<void>,
  failed: (error: unknown) => void,
): void => {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), PATIENCE).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        failed(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};
