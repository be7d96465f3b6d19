// @vitest-environment window
import { afterEach, expect, it, vi } from 'vitest';
import { noteServerDate, serverNow } from '../../../../src/platform/calls/server-clock.ts';

afterEach(() => {
  vi.useRealTimers();
});

const date = 'Fri, 20 Nov 2026 04:00:00 GMT';

it('is the phone’s clock until an answer tells another, and goes on from there', () => {
  vi.useFakeTimers({ now: Date.parse('2031-01-01T00:00Z'), toFake: ['Date'] });
  expect(serverNow()).toBe(Date.now());
  noteServerDate(date);
  expect(serverNow()).toBe(Date.parse(date));
  vi.setSystemTime(Date.now() + 60_000);
  expect(serverNow()).toBe(Date.parse(date) + 60_000);
});

it.each([null, '', 'soon', 'NaN'])('stays as it is after %s', (told) => {
  vi.useFakeTimers({ now: Date.parse('2031-01-01T00:00Z'), toFake: ['Date'] });
  noteServerDate(date);
  noteServerDate(told);
  expect(serverNow()).toBe(Date.parse(date));
});
