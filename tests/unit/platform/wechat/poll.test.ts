import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { poll } from '#src/platform/wechat/poll.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = () => vi.fn(async (): Promise<string | undefined> => undefined);

test('it tries at once, then every 3 s', async () => {
  const attempt = never();
  const cancel = poll(attempt, () => undefined);
  expect(attempt).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2999);
  expect(attempt).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(attempt).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(9000);
  expect(attempt).toHaveBeenCalledTimes(5);
  cancel();
});

test('it gives up after 100 attempts', async () => {
  const attempt = never();
  poll(attempt, () => undefined);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(attempt).toHaveBeenCalledTimes(100);
  expect(vi.getTimerCount()).toBe(0);
});

test('the hundredth attempt still counts', async () => {
  const attempt = never();
  const found: string[] = [];
  poll(attempt, (one) => found.push(one));
  await vi.advanceTimersByTimeAsync(98 * 3000);
  attempt.mockResolvedValue('there');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(found).toEqual(['there']);
  expect(attempt).toHaveBeenCalledTimes(100);
});

test('what is found ends it', async () => {
  const attempt = never().mockResolvedValueOnce(undefined).mockResolvedValueOnce('there');
  const found: string[] = [];
  poll(attempt, (one) => found.push(one));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([found, attempt.mock.calls.length]).toEqual([['there'], 2]);
});

test('once cancelled it tries no more, and drops what comes late', async () => {
  const attempt = never();
  const cancel = poll(attempt, () => undefined);
  await vi.advanceTimersByTimeAsync(3000);
  cancel();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempt).toHaveBeenCalledTimes(2);
  const found: string[] = [];
  poll(
    async () => 'late',
    (one) => found.push(one),
  )();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(found).toEqual([]);
});
