import { beforeEach, expect, it, vi } from 'vitest';
import { featuredList } from '#schemas/home/endpoints.ts';
import { callRaw } from '#src/platform/calls/call.ts';
import { networkLost } from '#src/platform/calls/reach.ts';
import { answerWith, hang, stubStorage, success } from '../../harness/browser-stubs.ts';

beforeEach(() => {
  stubStorage();
  networkLost.set(false);
});

const cut = () => Promise.reject(new TypeError('Failed to fetch'));
const refused = () => new Response('Bad Gateway', { status: 502 });

it('the network is lost with a call that reaches nobody, and there again with any answer', async () => {
  answerWith(cut);
  await callRaw(featuredList);
  expect(networkLost.get()).toBe(true);
  for (const answer of [() => success({ new_array: [], page_num: 1 }), refused]) {
    networkLost.set(true);
    answerWith(answer);
    await callRaw(featuredList);
    expect(networkLost.get()).toBe(false);
  }
});

it.each([
  ['there', false],
  ['lost', true],
])('a network that is %s stays so by a call that nobody answers in time', async (_, lost) => {
  vi.useFakeTimers();
  networkLost.set(lost);
  answerWith((_request, signal) => hang(signal));
  const called = callRaw(featuredList);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await called).toMatchObject({ ok: false });
  expect(networkLost.get()).toBe(lost);
  vi.useRealTimers();
});
