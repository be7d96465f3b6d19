// @vitest-environment window
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paymentRefusals } from '#schemas/payment/refusals.ts';
import { notFoundToOrders } from '#src/entities/order/not-found.tsx';
import { usePayResult } from '#src/pages/payment/use-pay-result.ts';
import { mount } from '../../harness/mount.tsx';
import { stubBackEnd } from '../../harness/stub-back-end.ts';

beforeEach(() => {
  localStorage.setItem('TOKEN', 'member');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const Result = () => {
  const { data, error, asking, again } = usePayResult('5');
  return (
    <button type="button" onClick={again}>
      {[error?.message ?? data?.payment, asking ? 'asking' : 'quiet'].join(' ')}
    </button>
  );
};

const answerOf = (payment: string, state = 'unpaid') => ({
  code: 200,
  data: { state, payment, message: '', expire_time: null, new_time: null },
});

/** Before each further question, in ms. */
const pauses = [1000, 2000, 3000, 5000];

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a payment that nobody has made is asked for less and less often, then by hand', async () => {
  const requests = stubBackEnd(() => answerOf('waiting'));
  const { host } = await mount(<Result />);
  await pass(0);
  expect(requests).toHaveLength(1);
  for (const [turn, pause] of pauses.entries()) {
    await pass(pause - 1);
    expect(requests).toHaveLength(turn + 1);
    await pass(1);
    expect(requests).toHaveLength(turn + 2);
  }
  expect(host.textContent).toBe('waiting quiet');
  await pass(600_000);
  expect(requests).toHaveLength(pauses.length + 1);
  await act(async () => host.querySelector('button')?.click());
  await pass(0);
  expect(requests).toHaveLength(pauses.length + 2);
});

test('one that is under way is asked for until the order has ended, and not while hidden', async () => {
  let reply = answerOf('processing');
  const requests = stubBackEnd(() => reply);
  const { host } = await mount(<Result />);
  await pass(600_000);
  const often = requests.length;
  expect(often).toBeGreaterThan(20);
  expect(host.textContent).toBe('processing asking');
  const shown = vi.spyOn(document, 'visibilityState', 'get');
  shown.mockReturnValue('hidden');
  await pass(600_000);
  expect(requests).toHaveLength(often);
  shown.mockReturnValue('visible');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(0);
  expect(requests).toHaveLength(often + 1);
  reply = answerOf('processing', 'cancelled');
  await pass(600_000);
  expect(requests).toHaveLength(often + 2);
  expect(host.textContent).toBe('processing quiet');
  shown.mockRestore();
});

test('what is known is not asked for again', async () => {
  const requests = stubBackEnd(() => answerOf('paid', 'done'));
  const { host } = await mount(<Result />);
  await pass(600_000);
  expect(requests).toHaveLength(1);
  expect(host.textContent).toBe('paid quiet');
});

test('a refusal is told in its own words', async () => {
  const requests = stubBackEnd(() => ({ code: 61001, msg: '订单不存在', data: null }));
  const { host } = await mount(<Result />);
  await pass(600_000);
  expect(requests).toHaveLength(1);
  expect(host.textContent).toBe('订单不存在 quiet');
});

test('what the provider cannot say yet is asked for again, and by hand in the end', async () => {
  for (const refusal of ['paymentUnavailable', 'paymentRunning'] as const) {
    const { code } = paymentRefusals[refusal];
    let reply: object = { code, msg: '支付暂时不可用，请稍后再试', data: null };
    const requests = stubBackEnd(() => reply as { code: number });
    const { host } = await mount(<Result />);
    await pass(1_000);
    expect(requests).toHaveLength(2);
    expect(host.textContent).toBe(' asking');
    reply = answerOf('paid', 'done');
    await pass(2_000);
    expect(requests).toHaveLength(3);
    expect(host.textContent).toBe('paid quiet');
    expect(notFoundToOrders({ message: '', code: String(code), refusal })).toBeUndefined();
  }
});
