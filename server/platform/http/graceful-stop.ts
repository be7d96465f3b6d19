/** Longer than any forwarded call may take, in ms. */
const PATIENCE = 20_000;

/** On SIGTERM or SIGINT: finish what runs, close, exit 0; exit 1 when that takes too long. */
export const stopGracefully = (close: () => Promise<void>): void => {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), PATIENCE).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('停止时出错：', error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};
