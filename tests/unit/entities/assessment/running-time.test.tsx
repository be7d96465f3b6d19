// @vitest-environment window
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RunningTime } from '#src/entities/assessment/time-left.tsx';
import { mount } from '../../harness/mount.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => vi.useRealTimers());

it.each([
  [2000, 1],
  [0, 0],
])('of a paper with %d ms left the end comes %d times', async (left, times) => {
  const onOver = vi.fn();
  const { host } = await mount(<RunningTime left={left} onOver={onOver} />);
  expect(host.textContent?.includes('剩余 0:02')).toBe(left > 0);
  await act(async () => vi.advanceTimersByTime(10_000));
  expect(onOver).toHaveBeenCalledTimes(times);
  expect(host.textContent).toBe('');
});
