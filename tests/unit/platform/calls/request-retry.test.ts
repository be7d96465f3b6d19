import { beforeEach, describe, expect, it, vi } from 'vitest';
import { featuredList } from '#schemas/home/endpoints.ts';
import { wechatLogin } from '#schemas/login/endpoints.ts';
import { callRaw, sendCall } from '#src/platform/calls/call.ts';
import { callsUnderWay } from '#src/platform/feedback/loading.ts';
import { answerWith, hang, jsonOf, stubStorage, success } from '../../harness/browser-stubs.ts';

beforeEach(() => void stubStorage());

const reset = () => Promise.reject(new TypeError('Failed to fetch'));
const login = { code: 'c', member_id: '' };

describe('a read that failed in passing', () => {
  it.each([
    ['a reset connection', reset],
    ['502', () => new Response('Bad Gateway', { status: 502 })],
    ['503', () => new Response('', { status: 503 })],
    ['504', () => new Response('', { status: 504 })],
    ['408', () => new Response('', { status: 408 })],
    ['what came too slowly', () => jsonOf({ code: 408, msg: '没能及时传完', data: null })],
  ])('is made once more after %s', async (_name, failure) => {
    const answers = [failure, () => success({ new_array: [], page_num: 1 })];
    const requests = answerWith(() => answers.shift()?.() ?? success([]));
    expect(await callRaw(featuredList)).toMatchObject({ ok: true });
    expect(requests).toHaveLength(2);
  });

  it('is not made a third time', async () => {
    const requests = answerWith(reset);
    expect(await callRaw(featuredList)).toMatchObject({ ok: false, why: 'network' });
    expect(requests).toHaveLength(2);
  });

  it('is counted as one by the loading indicator', async () => {
    const counts: number[] = [];
    const stop = callsUnderWay.subscribe(() => counts.push(callsUnderWay.get()));
    answerWith(reset);
    await callRaw(featuredList);
    stop();
    expect(counts).toEqual([1, 0]);
  });

  it('waits no longer than the time limit in all', async () => {
    vi.useFakeTimers();
    let at = 0;
    answerWith((_request, signal) => (at++ === 0 ? reset() : hang(signal)));
    const calling = callRaw(featuredList);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await calling).toMatchObject({ ok: false, why: 'timeout' });
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});

describe('what is made once only', () => {
  it('changes something', async () => {
    const requests = answerWith(reset);
    expect(await sendCall(wechatLogin, login)).toMatchObject({ ok: false, why: 'network' });
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['refused', () => jsonOf({ code: 500, msg: '出错了' })],
    ['refused in vain', () => new Response('', { status: 404 })],
    ['broken', () => new Response('<html>')],
    ['a failure of the server itself', () => new Response('', { status: 500 })],
  ])('is %s', async (_name, answer) => {
    const requests = answerWith(answer);
    await callRaw(featuredList);
    expect(requests).toHaveLength(1);
  });
});

it('a call may take as long as its endpoint says', async () => {
  vi.useFakeTimers();
  answerWith((_request, signal) => hang(signal));
  const answered = vi.fn();
  const calling = callRaw({ ...featuredList, path: '/v1/test/slow', timeLimit: 60_000 }).then(
    answered,
  );
  await vi.advanceTimersByTimeAsync(59_999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await calling;
  expect(answered).toHaveBeenCalledWith(expect.objectContaining({ ok: false, why: 'timeout' }));
  vi.useRealTimers();
});
