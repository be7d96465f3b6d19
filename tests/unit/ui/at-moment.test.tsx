// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AtMoment } from '../../../src/ui/at-moment.tsx';
import { mount } from '../mount.tsx';

/** The phone is a day behind the server. */
const PHONE = Date.parse('2026-03-01T23:00:00Z');
const SERVER = Date.parse('2026-03-02T23:00:00Z');

beforeEach(() => vi.useFakeTimers({ now: PHONE, toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

test('a moment comes by the server’s clock, once for each answer', async () => {
  let came = 0;
  const show = (answer: object, at: number | null) => (
    <AtMoment
      answer={answer}
      now={SERVER}
      since={PHONE}
      at={at}
      onCome={() => {
        came += 1;
      }}
    />
  );
  const first = {};
  const { render } = await mount(show(first, SERVER + 10_000));
  await pass(9_000);
  expect(came).toBe(0);
  await pass(3_000);
  expect(came).toBe(1);
  await render(show(first, SERVER + 10_000));
  await pass(5_000);
  expect(came).toBe(1);
  await render(show({}, SERVER + 30_000));
  await pass(30_000);
  expect(came).toBe(2);
});

test('no moment never comes', async () => {
  let came = 0;
  await mount(
    <AtMoment answer={{}} now={SERVER} since={PHONE} at={null} onCome={() => (came += 1)} />,
  );
  await pass(100_000);
  expect(came).toBe(0);
});
