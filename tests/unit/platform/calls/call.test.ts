import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { saveReview } from '#schemas/course/review-endpoints.ts';
import { reportDiagnostics } from '#schemas/diagnostics/endpoints.ts';
import { bannerList, featuredList, teamList, videoProducts } from '#schemas/home/endpoints.ts';
import { loginByPassword } from '#schemas/login/endpoints.ts';
import { orderDetail } from '#schemas/order/endpoints.ts';
import type { callRefusals } from '#schemas/wire/call-refusals.ts';
import { defineEndpoint, type ReadEndpoint } from '#schemas/wire/define-endpoint.ts';
import { call, callRaw, sendCall } from '#src/platform/calls/call.ts';
import { callsUnderWay } from '#src/platform/feedback/loading.ts';
import { sessionKeys } from '#src/platform/session/session.ts';
import { answerWith, hang, jsonOf, stubStorage, success } from '../../harness/browser-stubs.ts';

const { refusals: _, ...listed } = orderDetail;
const unlisted = defineEndpoint(listed);
const course = { id: 1, type: 4, title: '心电图入门' };

let storage: Map<string, string>;
beforeEach(() => {
  storage = stubStorage();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a call', () => {
  it('is a POST of its payload, with what the payload leaves out', async () => {
    const requests = answerWith(() => success([]));
    await callRaw(teamList, { page: 2 });
    expect(requests.map(({ path, body }) => [path, body])).toEqual([
      ['/v2/team/teamList', { type: 1, page: 2 }],
    ]);
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
  });

  it('sends the token in a header when there is one', async () => {
    const requests = answerWith(() => success([]));
    await callRaw(featuredList);
    storage.set(sessionKeys.token, 't-1');
    await callRaw(featuredList);
    expect(requests.map(({ headers }) => headers.get('token'))).toEqual([null, 't-1']);
  });

  it.each([[200], ['200'], [' 200 ']])('succeeds by code %j', async (code) => {
    answerWith(() => jsonOf({ code, data: { new_array: [course], page_num: '2' } }));
    expect(await call(featuredList)).toMatchObject({
      ok: true,
      data: { items: [{ id: '1', title: '心电图入门' }], pageCount: 2 },
    });
  });

  it('finds a total that stands beside data', async () => {
    answerWith(() => success([course], { page_date: 3, time: 1 }));
    expect(await call(teamList)).toMatchObject({ ok: true, data: { pageCount: 3 } });
  });

  const failures: readonly (readonly [name: string, answer: () => Response, why: string])[] = [
    ['an error page', () => new Response('<html><body>502</body></html>'), 'not-json'],
    ['an empty body', () => new Response(''), 'not-json'],
    ['half an answer', () => new Response('{"code":200,"da'), 'not-json'],
    ['no envelope', () => jsonOf([course]), 'no-envelope'],
    ['a bare value', () => jsonOf(null), 'no-envelope'],
    ['an envelope without a code', () => jsonOf({ data: [] }), 'no-envelope'],
    ['404', () => new Response('Not Found', { status: 404 }), 'http-404'],
    ['500', () => jsonOf({ error: 'x' }, 500), 'http-500'],
    ['500 that claims success', () => jsonOf({ code: 200, data: [] }, 500), 'http-500'],
    ['401', () => jsonOf({ code: 401, msg: '请登录' }, 401), 'code 401'],
    ['another code', () => jsonOf({ code: -3, msg: '账号维护中' }), 'code -3'],
  ];

  it.each(failures)('fails on %s', async (_name, answer, why) => {
    answerWith(answer);
    expect(await callRaw(featuredList)).toMatchObject({ ok: false, why });
    expect(await call(featuredList)).toMatchObject({ ok: false, why });
  });

  it('hands on code, message and the whole body of the server', async () => {
    answerWith(() => jsonOf({ code: '-200', msg: '暂未登录', data: null, hint: 'x' }));
    expect(await callRaw(featuredList)).toEqual({
      ok: false,
      refusal: 'notLoggedIn',
      why: 'code -200',
      code: '-200',
      message: '暂未登录',
      body: { code: '-200', msg: '暂未登录', data: null, expire: 0, hint: 'x' },
    });
  });

  it('names the refusals of the endpoint and of every call, and no others', async () => {
    const answers: [number | string, string | undefined][] = [
      [61001, 'noSuchOrder'],
      ['61001', 'noSuchOrder'],
      ['NO', 'memberDisabled'],
      [62001, undefined],
      [99999, undefined],
    ];
    storage.set(sessionKeys.token, 't-1');
    for (const [code, refusal] of answers) {
      answerWith(() => jsonOf({ code, msg: '', data: null }));
      expect(await call(orderDetail, { id: '7' })).toMatchObject({ ok: false, refusal });
    }
  });

  it('has the names that its endpoint lists in its type, beside those of every call', () => {
    type Common = keyof typeof callRefusals;
    type NameOf<E extends ReadEndpoint> = Extract<
      Awaited<ReturnType<typeof call<E>>>,
      { ok: false }
    >['refusal'];
    expectTypeOf<NameOf<typeof orderDetail>>().toEqualTypeOf<'noSuchOrder' | Common | undefined>();
    expectTypeOf<NameOf<typeof unlisted>>().toEqualTypeOf<Common | undefined>();
  });

  it('fails when the connection is reset, while asking or while reading', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await callRaw(featuredList)).toMatchObject({ ok: false, why: 'network' });
    const cut = () =>
      new ReadableStream({ start: (control) => control.error(new TypeError('reset')) });
    answerWith(() => new Response(cut()));
    expect(await callRaw(featuredList)).toMatchObject({ ok: false, why: 'network' });
  });

  it('gives up after the time limit, and not before', async () => {
    vi.useFakeTimers();
    answerWith((_request, signal) => hang(signal));
    const answered = vi.fn();
    const calling = callRaw(featuredList).then(answered);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await calling;
    expect(answered).toHaveBeenCalledWith(expect.objectContaining({ ok: false, why: 'timeout' }));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives up on a body that never ends', async () => {
    vi.useFakeTimers();
    answerWith((_request, signal) => {
      const body = new ReadableStream({
        start: (control) => {
          signal.addEventListener('abort', () => control.error(new Error('aborted')));
        },
      });
      return new Response(body);
    });
    const calling = callRaw(featuredList);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await calling).toMatchObject({ ok: false, why: 'timeout' });
  });

  it('is not made with a payload that breaks a rule, and answers what the server would', async () => {
    const requests = answerWith(() => success([]));
    const payload = { phone: '123', password: 'learn2026', key: 'k' };
    expect(await sendCall(loginByPassword, payload)).toEqual({
      ...{ ok: false, refusal: 'badPhone', why: 'payload' },
      ...{ code: '41001', message: '请输入正确的手机号' },
    });
    storage.set(sessionKeys.token, 't-1');
    const long = { id: '1', score: 5, text: '好'.repeat(501), key: 'k' };
    expect(await sendCall(saveReview, long)).toMatchObject({ message: '评价不能超过 500 个字' });
    expect(requests).toEqual([]);
  });

  it('tells a payload that does not fit', async () => {
    answerWith(() => success('text'));
    expect(await call(featuredList)).toMatchObject({ ok: false, why: 'payload does not fit' });
    expect(await callRaw(featuredList)).toEqual({ ok: true, data: 'text' });
  });
});

describe("a member's call", () => {
  it('is not made without a token', async () => {
    const requests = answerWith(() => success({}));
    expect(await callRaw(videoProducts)).toMatchObject({ ok: false, code: '-200' });
    expect(requests).toEqual([]);
  });

  it('is made with one', async () => {
    storage.set(sessionKeys.token, 't-1');
    const requests = answerWith(() => success({ videoList: { data: [], last_page: 1 } }));
    expect(await callRaw(videoProducts)).toMatchObject({ ok: true });
    expect(requests).toHaveLength(1);
  });
});

describe('the same call', () => {
  it('is not made twice while it is under way, and anew afterwards', async () => {
    const requests = answerWith(() => success([]));
    const [first, second] = await Promise.all([
      callRaw(featuredList),
      callRaw(featuredList, { page: 1 }),
    ]);
    expect(requests).toHaveLength(1);
    expect(second).toBe(first);
    await callRaw(featuredList);
    expect(requests).toHaveLength(2);
  });

  it('is another one with another payload', async () => {
    const requests = answerWith(() => success([]));
    await Promise.all([callRaw(featuredList), callRaw(featuredList, { page: 2 })]);
    expect(requests).toHaveLength(2);
  });

  it('is made anew after a failure', async () => {
    const answers = [new Response('', { status: 500 }), success([])];
    answerWith(() => answers.shift() ?? success([]));
    expect((await callRaw(featuredList)).ok).toBe(false);
    expect((await callRaw(featuredList)).ok).toBe(true);
  });
});

describe('the loading indicator', () => {
  const quiet = defineEndpoint({ ...featuredList, path: '/v1/test/quiet', loading: false });

  it('counts calls in and out, failed ones too', async () => {
    const counts: number[] = [];
    const stop = callsUnderWay.subscribe(() => counts.push(callsUnderWay.get()));
    answerWith(({ path }) => (path === bannerList.path ? new Response('') : success([])));
    const calling = [callRaw(featuredList), callRaw(bannerList), callRaw(featuredList)];
    expect(callsUnderWay.get()).toBe(2);
    await Promise.all(calling);
    stop();
    expect(counts).toEqual([1, 2, 1, 0]);
  });

  it('does not count a call that asks for none, nor one that is not made', async () => {
    answerWith(() => success([]));
    const calling = [callRaw(quiet), callRaw(videoProducts)];
    expect(callsUnderWay.get()).toBe(0);
    await Promise.all(calling);
  });
});

describe('a call that outlives its page', () => {
  const fault = {
    fault: 'call-failed',
    section: '资讯列表',
    endpoint: '/v7/article/index',
    path: '',
    expected: '',
    came: '"timeout"',
    shown: 'hidden',
  } as const;

  it('is kept alive unless it is larger than browsers keep', async () => {
    const requests = answerWith(() => success({ accepted: 1 }));
    await sendCall(reportDiagnostics, { page: '/drawIndex', entries: [fault] });
    const entries = Array.from({ length: 200 }, (_, index) => ({ ...fault, path: String(index) }));
    await sendCall(reportDiagnostics, { page: '/drawIndex', entries });
    await call(featuredList);
    expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, false, false]);
  });
});
