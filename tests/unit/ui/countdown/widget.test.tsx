// @vitest-environment window
import { act, StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CountdownWidget } from '#src/ui/countdown/countdown.tsx';
import { mount } from '../../harness/mount.tsx';

/** The device's clock is an hour behind the server's, in seconds. */
const SERVER = Date.UTC(2026, 10, 20, 5) / 1000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.setSystemTime((SERVER - 3600) * 1000);
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

type Times = { startTime?: number | string | null; endTime?: number | string | null };

const labels = { beforeStart: '报名开始', beforeEnd: '报名截止' };

const watched = (
  { startTime = null, endTime = null }: Times,
  currentTime: number | string = SERVER,
) => {
  const calls: string[] = [];
  const widget = (
    <CountdownWidget
      currentTime={currentTime}
      startTime={startTime}
      endTime={endTime}
      labels={labels}
      onStart={() => calls.push('start')}
      onEnd={() => calls.push('end')}
    />
  );
  return { calls, widget };
};

const shown = (host: Element) =>
  `${host.textContent?.slice(0, 4)} ${host.querySelector('[aria-hidden]')?.textContent ?? ''}`.trim();

test('as a widget it tells once when it starts, once when it ends, and then hides', async () => {
  const { calls, widget } = watched({ startTime: SERVER + 1, endTime: SERVER + 3 });
  const { host } = await mount(<StrictMode>{widget}</StrictMode>);
  expect([shown(host), calls]).toEqual(['报名开始 00:00:01', []]);
  await pass(1000);
  expect([shown(host), calls]).toEqual(['报名截止 00:00:02', ['start']]);
  await pass(1000);
  expect(calls).toEqual(['start']);
  await pass(2000);
  expect([shown(host), calls]).toEqual(['', ['start', 'end']]);
  await pass(5000);
  expect(calls).toEqual(['start', 'end']);
});

test('a widget that has begun, or is over, says so at once', async () => {
  const begun = watched({ startTime: SERVER - 1, endTime: SERVER + 60 });
  await mount(<StrictMode>{begun.widget}</StrictMode>);
  expect(begun.calls).toEqual(['start']);
  const over = watched({ startTime: SERVER - 2, endTime: SERVER - 1 });
  const { host } = await mount(over.widget);
  expect([host.textContent, over.calls]).toEqual(['', ['end']]);
});

test.each([
  ['seconds', SERVER, SERVER + 90],
  ['seconds in text', String(SERVER), String(SERVER + 90)],
  ['milliseconds', SERVER * 1000, (SERVER + 90) * 1000],
  ['both', SERVER * 1000, String(SERVER + 90)],
])(
  'values of ten digits are seconds, longer ones milliseconds: %s',
  async (_name, now, endTime) => {
    const { host } = await mount(watched({ endTime }, now).widget);
    expect(shown(host)).toBe('报名截止 00:01:30');
  },
);

test('its labels are given, or 距离开始 and 距离结束', async () => {
  const { host, render } = await mount(
    <CountdownWidget currentTime={SERVER} startTime={SERVER + 60} endTime={null} />,
  );
  expect(shown(host)).toBe('距离开始 00:01:00');
  await render(<CountdownWidget currentTime={SERVER} startTime={null} endTime={SERVER + 60} />);
  expect(shown(host)).toBe('距离结束 00:01:00');
});

test.each([[null], [''], ['soon']])(
  'an end that cannot be read (%j) shows nothing',
  async (end) => {
    const { calls, widget } = watched({ startTime: SERVER - 1, endTime: end });
    const { host } = await mount(widget);
    expect([host.textContent, calls]).toEqual(['', ['start']]);
  },
);
