// @vitest-environment window
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AtMoment } from '#src/ui/countdown/at-moment.tsx';
import { mount } from '../../harness/mount.tsx';

/** The phone is a day behind the server. */
const PHONE = Date.parse('2026-03-01T23:00:00Z');
const SERVER = Date.parse('2026-03-02T23:00:00Z');

beforeEach(() => vi.useFakeTimers({ now: PHONE, toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

const showing = () => {
  const came = vi.fn();
  const show = (at: number | null, now = SERVER) => (
    <AtMoment now={now} since={Date.now()} at={at} onCome={() => came()} />
  );
  return { came, show };
};

test('a moment comes by the server’s clock, once where the answer knows of it', async () => {
  const { came, show } = showing();
  const { render } = await mount(show(SERVER + 10_000));
  await pass(9_000);
  expect(came).toHaveBeenCalledTimes(0);
  await pass(2_500);
  expect(came).toHaveBeenCalledTimes(1);
  await render(show(SERVER + 40_000, SERVER + 11_500));
  await pass(20_000);
  expect(came).toHaveBeenCalledTimes(1);
  await pass(10_000);
  expect(came).toHaveBeenCalledTimes(2);
});

test('as long as the answer knows of nothing it is asked again, less and less often', async () => {
  const { came, show } = showing();
  const { render } = await mount(show(SERVER - 60_000));
  await pass(0);
  expect(came).toHaveBeenCalledTimes(1);
  for (const [turn, pause] of [2_000, 5_000, 10_000, 10_000].entries()) {
    await pass(pause - 1);
    expect(came).toHaveBeenCalledTimes(turn + 1);
    // each answer is a new one that says the same
    await render(show(SERVER - 60_000, SERVER + turn));
    expect(came).toHaveBeenCalledTimes(turn + 1);
    await pass(1);
    expect(came).toHaveBeenCalledTimes(turn + 2);
  }
  await render(show(null));
  await pass(100_000);
  expect(came).toHaveBeenCalledTimes(5);
});

test('nothing is asked in the background', async () => {
  const { came, show } = showing();
  await mount(show(SERVER - 60_000));
  await pass(0);
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(60_000);
  expect(came).toHaveBeenCalledTimes(1);
  hidden.mockRestore();
  await pass(10_000);
  expect(came).toHaveBeenCalledTimes(2);
});

test('no moment never comes', async () => {
  const { came, show } = showing();
  await mount(show(null));
  await pass(100_000);
  expect(came).not.toHaveBeenCalled();
});
