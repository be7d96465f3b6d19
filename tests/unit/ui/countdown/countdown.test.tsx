// @vitest-environment window
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Countdown } from '#src/ui/countdown/countdown.tsx';
import { mount } from '../../harness/mount.tsx';

/** The device's clock is an hour behind the server's. */
const DEVICE = Date.UTC(2026, 10, 20, 4);
const SERVER = DEVICE + 3_600_000;

const faked = { toFake: ['setTimeout', 'clearTimeout', 'Date'] } satisfies Parameters<
  typeof vi.useFakeTimers
>[0];

beforeEach(() => {
  vi.useFakeTimers(faked);
  vi.setSystemTime(DEVICE);
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

const clockOf = (host: Element) => host.querySelector('[aria-hidden]')?.textContent;

const visibility = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  return act(async () => document.dispatchEvent(new Event('visibilitychange')));
};

const ends = (left: number, startTime: number | null = null) => (
  <Countdown startTime={startTime} endTime={SERVER + left} now={SERVER} />
);

test('it runs by the server’s clock, second by second, down to its end', async () => {
  const { host } = await mount(ends(2000));
  expect(clockOf(host)).toBe('00:00:02');
  await pass(1000);
  expect(clockOf(host)).toBe('00:00:01');
  await pass(1000);
  expect(clockOf(host)).toBe('00:00:00');
  await pass(1000);
  expect(host.textContent).toBe('活动已结束');
});

test('at the start it turns to the time until the end', async () => {
  const { host } = await mount(ends(60_000, SERVER + 1000));
  expect(host.textContent).toMatch(/^距离开始.*00:00:01$/);
  await pass(1000);
  expect(host.textContent).toMatch(/^距离结束.*00:00:59$/);
});

test('what was over to begin with says 已结束', async () => {
  const { host } = await mount(ends(-1));
  expect(host.textContent).toBe('已结束');
  await pass(5000);
  expect(host.textContent).toBe('已结束');
});

test('it counts from the moment the answer arrived, not from the moment it is shown', async () => {
  const { host } = await mount(
    <Countdown startTime={null} endTime={SERVER + 90_000} now={SERVER} since={DEVICE - 30_000} />,
  );
  expect(clockOf(host)).toBe('00:01:00');
});

test('without the server’s clock the device’s has to do', async () => {
  const { host } = await mount(<Countdown startTime={null} endTime={DEVICE + 5000} now={null} />);
  expect(clockOf(host)).toBe('00:00:05');
});

test('all countdowns of a page share one timer, which ends with the last of them', async () => {
  const { host, render } = await mount(
    <>
      {ends(9000)}
      {ends(8000)}
      {ends(7000)}
    </>,
  );
  expect(vi.getTimerCount()).toBe(1);
  await pass(1000);
  expect([...host.querySelectorAll('[aria-hidden]')].map((one) => one.textContent)).toEqual([
    '00:00:08',
    '00:00:07',
    '00:00:06',
  ]);
  expect(vi.getTimerCount()).toBe(1);
  await render(null);
  expect(vi.getTimerCount()).toBe(0);
});

test('it rests while the page is hidden and is right at once when it is seen again', async () => {
  const { host } = await mount(ends(60_000));
  await visibility('hidden');
  expect(vi.getTimerCount()).toBe(0);
  vi.setSystemTime(DEVICE + 20_000);
  await visibility('visible');
  expect(clockOf(host)).toBe('00:00:40');
  vi.setSystemTime(DEVICE + 50_000);
  await act(async () => window.dispatchEvent(new Event('pageshow')));
  expect(clockOf(host)).toBe('00:00:10');
});

test('its first text comes from the data alone, so that it hydrates later as it was', async () => {
  const host = document.createElement('div');
  host.innerHTML = renderToString(ends(10_000));
  expect(clockOf(host)).toBe('00:00:10');
  vi.setSystemTime(DEVICE + 4321);
  const complaints: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(host, ends(10_000), { onRecoverableError: (error) => complaints.push(error) }),
  );
  onTestFinished(() => act(async () => root.unmount()));
  expect(complaints).toEqual([]);
  expect(clockOf(host)).toBe('00:00:10');
});

test('its seconds are not read aloud, its rough time is', async () => {
  const { host } = await mount(ends(7_200_000));
  const heard = host.cloneNode(true);
  if (!(heard instanceof Element)) throw new Error('no element');
  heard.querySelector('[aria-hidden="true"]')?.remove();
  expect(heard.textContent).toBe('距离结束2小时0分钟');
  expect(host.querySelector('[aria-live]')).toBeNull();
});
