// @vitest-environment window
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BATCH_PATH, BATCH_TYPE } from '#schemas/batch/fields.ts';
import { featuredList, navList, sectionOrder } from '#schemas/home/endpoints.ts';
import { wechatLogin } from '#schemas/login/endpoints.ts';
import { unreadMessages } from '#schemas/message/unread-endpoints.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import { batchCalls } from '#src/app/batch-calls.ts';
import { callRaw, sendCall } from '#src/platform/calls/call.ts';
import { answerWith, hang, jsonOf, type Request, success } from '../harness/browser-stubs.ts';

const element = document.createElement('script');
Object.assign(element.dataset, { path: BATCH_PATH, type: BATCH_TYPE, most: '3' });

beforeEach(() => batchCalls(element));
afterEach(() => {
  globalThis.sendInBatch = undefined;
  localStorage.clear();
  vi.useRealTimers();
});

const lineOf = (at: number, body: object, status = 200) =>
  `${JSON.stringify({ at, status, card: '', text: JSON.stringify(body) })}\n`;
const good = (data: unknown) => ({ code: 200, msg: '成功', data });

/** An answer of a batch, of which the test sends the pieces. */
const stream = () => {
  const { readable, writable } = new TransformStream<string, string>();
  const writer = writable.getWriter();
  const response = new Response(readable.pipeThrough(new TextEncoderStream()), {
    headers: { 'content-type': `${BATCH_TYPE}; charset=utf-8` },
  });
  return { response, writer };
};

const whole = (...lines: string[]): Response =>
  new Response(lines.join(''), { headers: { 'content-type': BATCH_TYPE } });

/** Answers batches so, and calls alone with the name of their path. */
const back = (batch: (request: Request, signal: AbortSignal) => Response | Promise<Response>) => {
  const requests = answerWith((request, signal) =>
    request.path === BATCH_PATH ? batch(request, signal) : success({ alone: request.path }),
  );
  return () => requests.map(({ path }) => path);
};

const own = (path: string) => ({ ok: true, data: { alone: path } });
const pair = () => Promise.all([callRaw(sectionOrder), callRaw(navList)]);

describe('reads that start at one moment', () => {
  it('travel together, each with its payload and the headers of all', async () => {
    localStorage.setItem('TOKEN', 'T');
    const requests = answerWith(() => whole(lineOf(1, good([2])), lineOf(0, good([1]))));
    const answers = await Promise.all([
      callRaw(sectionOrder),
      callRaw(unreadMessages, { type: 1 }),
    ]);
    expect(answers).toEqual([
      { ok: true, data: [1] },
      { ok: true, data: [2] },
    ]);
    expect(requests).toHaveLength(1);
    const [{ path, body, headers } = requests[0] as Request] = requests;
    expect(path).toBe(BATCH_PATH);
    expect(body).toEqual({
      calls: [
        { path: sectionOrder.path, body: {} },
        { path: unreadMessages.path, body: { type: 1 } },
      ],
    });
    expect([headers.get('token'), headers.get('accept')]).toEqual(['T', BATCH_TYPE]);
    expect(headers.get('app-draws')).toMatch(/^engine=/);
  });

  it('are answered one by one', async () => {
    const { response, writer } = stream();
    back(() => response);
    const [slow, quick] = [callRaw(sectionOrder), callRaw(navList)];
    const line = lineOf(1, good(['中']));
    const half = line.length - 12;
    void writer.write(line.slice(0, half));
    void writer.write(line.slice(half));
    expect(await quick).toEqual({ ok: true, data: ['中'] });
    const refusal = { code: 500, msg: '出错了', data: null };
    void writer.write(lineOf(0, refusal, 500));
    expect(await slow).toMatchObject({ ok: false, code: '500', message: '出错了' });
  });

  it('go on in another batch where they are more than one may have', async () => {
    const sent = back(({ body }) => {
      const { calls } = body as { calls: object[] };
      return whole(...calls.map((_, at) => lineOf(at, good(at))));
    });
    await Promise.all([1, 2, 3, 4].map((page) => callRaw(featuredList, { page })));
    expect(sent()).toEqual([BATCH_PATH, featuredList.path]);
  });

  it('of two sessions never share a batch', async () => {
    const sent = back(() => whole());
    const { signal } = new AbortController();
    const calls = ['A', 'B'].map((token) =>
      globalThis.sendInBatch?.(navList.path, {
        ...{ method: 'POST', headers: { token }, body: '{}', signal },
      }),
    );
    await Promise.all(calls);
    expect(sent()).toEqual([navList.path, navList.path]);
  });

  it('have their own time limits', async () => {
    vi.useFakeTimers();
    const { response, writer } = stream();
    const aborted = vi.fn();
    back((_, signal) => {
      signal.addEventListener('abort', aborted);
      return response;
    });
    const late = callRaw({ ...navList, timeLimit: 1000 });
    const patient = callRaw(sectionOrder);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await late).toMatchObject({ ok: false, why: 'timeout' });
    expect(aborted).not.toHaveBeenCalled();
    void writer.write(lineOf(1, good([1])));
    expect(await patient).toEqual({ ok: true, data: [1] });
  });

  it('end the batch once none of them waits for it', async () => {
    vi.useFakeTimers();
    const aborted = vi.fn();
    back((_, signal) => {
      signal.addEventListener('abort', aborted);
      return hang(signal);
    });
    const both = pair();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await both).toMatchObject([{ why: 'timeout' }, { why: 'timeout' }]);
    expect(aborted).toHaveBeenCalledTimes(1);
  });
});

describe('a call goes alone', () => {
  it('where no other starts with it', async () => {
    const sent = back(() => whole());
    expect(await callRaw(sectionOrder)).toEqual(own(sectionOrder.path));
    expect(await callRaw(navList)).toEqual(own(navList.path));
    expect(sent()).toEqual([sectionOrder.path, navList.path]);
  });

  it('where it changes something', async () => {
    const sent = back(() => whole());
    await Promise.all([callRaw(navList), sendCall(wechatLogin, { code: 'c', member_id: '' })]);
    expect(sent().sort()).toEqual([navList.path, wechatLogin.path].sort());
  });
});

describe('where a batch is not answered', () => {
  const twice = async (batch: Parameters<typeof back>[0]) => {
    const sent = back(batch);
    const alone = [sectionOrder.path, navList.path];
    expect(await pair()).toEqual(alone.map(own));
    expect(await pair()).toEqual(alone.map(own));
    return { sent: sent(), alone };
  };

  it.each([
    ['the server does not know it', () => jsonOf({ code: 404, msg: '', data: null }, 404)],
    ['the server refuses it', () => jsonOf({ code: 400, msg: '', data: null }, 400)],
    ['something else answers', () => new Response('<!doctype html>', { status: 200 })],
  ])('since %s, calls are made alone at once, and from then on', async (_, batch) => {
    const { sent, alone } = await twice(batch);
    expect(sent).toEqual([BATCH_PATH, ...alone, ...alone]);
  });

  it('since it breaks off, what has come counts, the rest is made once more alone, and so are all', async () => {
    const sent = back(() => whole(lineOf(1, good([1]))));
    expect(await pair()).toEqual([own(sectionOrder.path), { ok: true, data: [1] }]);
    await pair();
    expect(sent()).toEqual([BATCH_PATH, sectionOrder.path, sectionOrder.path, navList.path]);
  });

  it('since a line is broken, calls are made alone', async () => {
    const { sent, alone } = await twice(() => whole('{"at":0,\n'));
    expect(sent).toEqual([BATCH_PATH, ...alone, ...alone]);
  });

  it('since it comes too often, each call is refused so', async () => {
    const { code, message, status } = callRefusals.tooOften;
    const sent = back(() => jsonOf({ code, msg: message, data: null }, status));
    const refused = { ok: false, refusal: 'tooOften', message };
    expect(await pair()).toMatchObject([refused, refused]);
    expect(sent()).toEqual([BATCH_PATH]);
  });

  it.each([
    ['the network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server', () => new Response('', { status: 503 })],
  ])(
    'since %s failed in passing, each is made once more, and later ones travel together',
    async (_, failure) => {
      const batches = [failure, () => whole(lineOf(0, good([1])), lineOf(1, good([2])))];
      const sent = back(() => batches.shift()?.() ?? whole());
      const alone = [sectionOrder.path, navList.path];
      expect(await pair()).toEqual(alone.map(own));
      expect(await pair()).toMatchObject([{ data: [1] }, { data: [2] }]);
      expect(sent()).toEqual([BATCH_PATH, ...alone, BATCH_PATH]);
    },
  );

  it('a call whose time was over before it was refused is not made', async () => {
    vi.useFakeTimers();
    const refused = jsonOf({ code: 404, msg: '', data: null }, 404);
    const sent = back(() => new Promise((resolve) => setTimeout(resolve, 2000, refused)));
    const late = callRaw({ ...navList, timeLimit: 1000 });
    const patient = callRaw(sectionOrder);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await late).toMatchObject({ why: 'timeout' });
    expect(await patient).toEqual(own(sectionOrder.path));
    expect(sent()).toEqual([BATCH_PATH, sectionOrder.path]);
  });

  it('since nothing of it came in time, calls are made alone from then on', async () => {
    vi.useFakeTimers();
    const sent = back((_, signal) => hang(signal));
    const both = pair();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await both).toMatchObject([{ why: 'timeout' }, { why: 'timeout' }]);
    const alone = [sectionOrder.path, navList.path];
    expect(await pair()).toEqual(alone.map(own));
    expect(sent()).toEqual([BATCH_PATH, ...alone]);
  });

  it('is read to its end, so that its connection is free again', async () => {
    const { response, writer } = stream();
    back(() => response);
    const both = pair();
    void writer.write(lineOf(0, good([1])) + lineOf(1, good([2])));
    await both;
    await expect(writer.close()).resolves.toBeUndefined();
  });
});
