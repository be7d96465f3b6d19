// @vitest-environment window
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TimeToPay } from '#src/entities/order/time-to-pay.tsx';
import { mount } from '../../harness/mount.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 });
});

afterEach(() => {
  vi.useRealTimers();
});

const MINUTE = 60_000;
/** The server's clock is a day ahead of the phone's. */
const SERVER = 24 * 60 * MINUTE;

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const orderAt = (now: number) => ({ expireAt: SERVER + 30 * MINUTE, now: SERVER + now });
const clockIn = (host: Element) => host.querySelector('[aria-hidden]')?.textContent;

test('the time left runs by the server’s clock, and on from each further answer', async () => {
  const { host, render } = await mount(<TimeToPay order={orderAt(0)} />);
  await pass(MINUTE);
  expect(clockIn(host)).toBe('29:00');
  await render(<TimeToPay order={orderAt(MINUTE)} />);
  expect(clockIn(host)).toBe('29:00');
});

test('a row that is shown again has not gained time meanwhile', async () => {
  const order = orderAt(0);
  const { host, render } = await mount(<TimeToPay order={order} />);
  await render(null);
  await pass(5 * MINUTE);
  await render(<TimeToPay order={order} />);
  await pass(0);
  expect(clockIn(host)).toBe('25:00');
});

test('that it is over is told, and again while the answer stays the same', async () => {
  const over = vi.fn();
  const shown = (now: number) => <TimeToPay order={orderAt(now)} onOver={() => over()} />;
  const { host, render } = await mount(shown(29 * MINUTE));
  await pass(MINUTE - 1000);
  expect(over).not.toHaveBeenCalled();
  await pass(2_000);
  expect(over).toHaveBeenCalledTimes(1);
  expect(host.textContent).toBe('支付时间已过');
  // the server has not cancelled it yet
  await render(shown(30 * MINUTE + 1500));
  expect(over).toHaveBeenCalledTimes(1);
  await pass(2_000);
  expect(over).toHaveBeenCalledTimes(2);
  await pass(15_000);
  expect(over).toHaveBeenCalledTimes(4);
});
