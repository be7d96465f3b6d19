import { afterEach, expect, it, vi } from 'vitest';
import { stopGracefully } from '#server/platform/http/graceful-stop.ts';

const before = { SIGTERM: process.listeners('SIGTERM'), SIGINT: process.listeners('SIGINT') };
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    for (const listener of process.listeners(signal))
      if (!before[signal].includes(listener)) process.off(signal, listener);
});

// an exit never returns, and this process has to go on
const exiting = () => vi.spyOn(process, 'exit').mockReturnValue(undefined as never);

/** Tells only the listener that the stop adds, since others belong to whoever runs the tests. */
const signalled = (close: () => Promise<void>): void => {
  stopGracefully(close, () => undefined);
  const own = process.listeners('SIGTERM').find((each) => !before.SIGTERM.includes(each));
  own?.('SIGTERM');
};

it('what is on its way when the stop begins is still taken', async () => {
  vi.useFakeTimers();
  const exit = exiting();
  const close = vi.fn(async () => undefined);
  signalled(close);
  await vi.advanceTimersByTimeAsync(400);
  expect(close).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(close).toHaveBeenCalledOnce();
  expect(exit.mock.calls).toEqual([[0]]);
});

it('a stop that takes too long exits with 1', async () => {
  vi.useFakeTimers();
  const exit = exiting();
  signalled(() => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(exit.mock.calls).toEqual([[1]]);
});
