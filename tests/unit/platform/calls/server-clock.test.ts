// @vitest-environment window
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const date = 'Fri, 20 Nov 2026 04:00:00 GMT';
const moment = Date.parse(date);

/** A page on a phone whose clock is years ahead. */
const open = async () => {
  vi.resetModules();
  const { noteServerDate, serverNow } = await import('#src/platform/calls/server-clock.ts');
  const note = (notice: string | null, age: string | null = null) => noteServerDate(notice, age);
  return { noteServerDate: note, serverNow };
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2031-01-01T00:00Z'), toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('is the phone’s clock until an answer tells another, and goes on from there', async () => {
  const { noteServerDate, serverNow } = await open();
  expect(serverNow()).toBe(Date.now());
  noteServerDate(date);
  expect(serverNow()).toBe(moment);
  vi.advanceTimersByTime(60_000);
  expect(serverNow()).toBe(moment + 60_000);
});

it.each([null, '', 'soon', 'NaN'])('stays as it is after %s', async (notice) => {
  const { noteServerDate, serverNow } = await open();
  noteServerDate(date);
  noteServerDate(notice);
  expect(serverNow()).toBe(moment);
});

it('is set back neither by an answer from a cache nor by the phone', async () => {
  const { noteServerDate, serverNow } = await open();
  noteServerDate(date);
  noteServerDate('Fri, 20 Nov 2026 01:00:00 GMT');
  vi.setSystemTime(Date.parse('2020-01-01T00:00Z'));
  expect(serverNow()).toBe(moment);
  noteServerDate('Fri, 20 Nov 2026 04:00:05 GMT');
  expect(serverNow()).toBe(moment + 5000);
});

it.each([
  ['a time to come', 'Sat, 20 Nov 2027 04:00:00 GMT', null],
  ['an age that cannot be', 'Fri, 20 Nov 2026 03:59:59 GMT', '31536000'],
])('is right again by the answers after one that told %s', async (_notice, wrong, age) => {
  const { noteServerDate, serverNow } = await open();
  noteServerDate(wrong, age);
  for (const second of ['00', '01', '02']) noteServerDate(`Fri, 20 Nov 2026 04:00:${second} GMT`);
  expect(serverNow()).toBe(moment + 2000);
});

it('is not set back by one answer of a cache, however often it comes', async () => {
  const { noteServerDate, serverNow } = await open();
  noteServerDate(date);
  for (let times = 0; times < 10; times += 1) noteServerDate('Fri, 20 Nov 2026 01:00:00 GMT');
  expect(serverNow()).toBe(moment);
});

it('goes by an answer from a cache as well that says how old it is', async () => {
  const { noteServerDate, serverNow } = await open();
  noteServerDate('Fri, 20 Nov 2026 01:00:00 GMT', '10800');
  expect(serverNow()).toBe(moment);
});
