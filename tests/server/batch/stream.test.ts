import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { readBatch } from '#schemas/batch/endpoints.ts';
import { BATCH_MOST, BATCH_PATH, BATCH_TYPE } from '#schemas/batch/fields.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import { defineEndpoint } from '#schemas/wire/define-endpoint.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { answerBatch } from '#server/domains/batch/answer-batch.ts';
import { mount } from '#server/platform/endpoint/mount.ts';
import { paceStreams } from '#server/platform/http/paced-streams.ts';
import { openDatabase } from '../harness/postgres/database.ts';
import { served } from '../harness/server/served.ts';

const payload = z.looseObject({});
const data = z.looseObject({});
const read = { payload, data, access: 'public', refusals: {} } as const;

const api = {
  quick: defineEndpoint({ ...read, path: '/v1/trial/quick' }),
  slow: defineEndpoint({ ...read, path: '/v1/trial/slow' }),
  broken: defineEndpoint({ ...read, path: '/v1/trial/broken' }),
  rare: defineEndpoint({ ...read, path: '/v1/trial/rare', rate: { ofAddress: 2 } }),
  write: defineEndpoint({ ...read, path: '/v1/trial/write', changes: true }),
  console: defineEndpoint({
    ...read,
    path: '/v1/trial/console',
    access: { operator: 'home.look' },
  }),
};

// the rates are counted in it; no verb below asks it
let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openDatabase({ demo: false });
});
afterAll(() => opened.close());

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const open = async () => {
  const made: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slow = vi.fn(async () => {
    await released;
    return {};
  });
  const { app } = served(opened.db, api, {
    quick: (_, sent) => ({ sent }),
    slow,
    broken: () => {
      throw new Error('of the test');
    },
    rare: () => ({}),
    write: () => {
      made.push('write');
      return {};
    },
    console: () => ({}),
  });
  paceStreams(app);
  mount(app, readBatch, answerBatch(app));
  await app.listen({ port: 0, host: '127.0.0.1' });
  ends.push(() => app.close());
  // a server that listens on a port has such an address
  const { port } = app.server.address() as AddressInfo;
  const post = (body: unknown, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${BATCH_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: BATCH_TYPE },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...init,
    });
  return { app, post, slow, release, made };
};

type Opened = Awaited<ReturnType<typeof open>>;

const calls = (...paths: string[]) => ({ calls: paths.map((path) => ({ path, body: {} })) });

const line = z.object({ at: z.number(), status: z.number(), card: z.string(), text: z.string() });

async function* linesOf(response: Response) {
  let rest = '';
  const text = response.body?.pipeThrough(new TextDecoderStream());
  for await (const piece of text ?? []) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const each of lines) yield z.parse(line, JSON.parse(each));
  }
  expect(rest).toBe('');
}

const allOf = async (response: Response) => {
  const all: z.output<typeof line>[] = [];
  for await (const each of linesOf(response)) all.push(each);
  return all.sort((a, b) => a.at - b.at);
};

const codes = async (response: Response) =>
  (await allOf(response)).map(
    ({ text }) => z.parse(z.looseObject({ code: z.number() }), JSON.parse(text)).code,
  );

describe('a batch of reads', () => {
  it.each(['identity', 'br', 'gzip'])(
    'sends each answer once it is there, as %s',
    async (encoding) => {
      const { post, release } = await open();
      const headers = {
        'content-type': 'application/json',
        accept: BATCH_TYPE,
        'accept-encoding': encoding,
      };
      const response = await post(calls('/v1/trial/slow', '/v1/trial/quick', '/v1/trial/quick'), {
        headers,
      });
      expect(response.headers.get('content-encoding')).toBe(
        encoding === 'identity' ? null : encoding,
      );
      expect(response.headers.get('content-type')).toContain(BATCH_TYPE);
      const order: number[] = [];
      for await (const { at } of linesOf(response)) {
        order.push(at);
        // nothing but the quick ones lets the slow one end
        if (order.length === 2) release();
      }
      expect(order).toEqual([1, 2, 0]);
    },
  );

  it('hands each call its own body, and its answer back as it is sent alone', async () => {
    const { app, post } = await open();
    const body = { page: 1, word: '中\u2028"' };
    const { payload: alone } = await app.inject({
      method: 'POST',
      url: '/v1/trial/quick',
      payload: body,
    });
    const [answer] = await allOf(await post({ calls: [{ path: '/v1/trial/quick', body }] }));
    expect(answer).toEqual({ at: 0, status: 200, card: '', text: alone });
  });

  it('fails in that call alone which fails', async () => {
    const { post } = await open();
    const answers = await allOf(await post(calls('/v1/trial/broken', '/v1/trial/quick')));
    expect(answers.map(({ status }) => status)).toEqual([callRefusals.unexpected.status, 200]);
  });

  it('counts each of its calls, for the address of the caller', async () => {
    const { app } = await open();
    const from = async (remoteAddress: string) => {
      const headers = { accept: BATCH_TYPE };
      const body = calls(...Array<string>(3).fill('/v1/trial/rare'));
      const url = BATCH_PATH;
      const sent = { method: 'POST', url, payload: body, headers, remoteAddress } as const;
      return codes(new Response((await app.inject(sent)).payload));
    };
    const { code: tooOften } = callRefusals.tooOften;
    expect((await from('203.0.113.5')).sort()).toEqual([200, 200, tooOften].sort());
    expect(await from('203.0.113.5')).toEqual([tooOften, tooOften, tooOften]);
    expect((await from('198.51.100.7')).filter((code) => code === 200)).toHaveLength(2);
  });

  it('has no further calls made once the caller has gone', async () => {
    const { app, post, slow, release } = await open();
    const control = new AbortController();
    const gone = new Promise<void>((resolve) => {
      app.server.once('request', (_, answer) => answer.once('close', resolve));
    });
    const all = calls(...Array<string>(BATCH_MOST).fill('/v1/trial/slow'));
    const answered = post(all, { signal: control.signal });
    await vi.waitFor(() => expect(slow.mock.calls.length).toBeGreaterThan(0));
    const { length: begun } = slow.mock.calls;
    control.abort();
    await expect(answered).rejects.toThrow();
    await gone;
    release();
    await Promise.all(slow.mock.results.map(({ value }) => value));
    expect(begun).toBeLessThan(BATCH_MOST);
    expect(slow).toHaveBeenCalledTimes(begun);
  });

  it('answers all at once to a caller who does not read lines', async () => {
    const { app } = await open();
    const response = await app.inject({
      method: 'POST',
      url: BATCH_PATH,
      payload: calls('/v1/trial/quick', '/v1/trial/broken'),
    });
    const read = z.parse(z.looseObject({ data: readBatch.data }), response.json());
    expect(read.data.answers.map(({ status }) => status).sort()).toEqual([200, 500]);
  });
});

describe('a batch is refused as a whole', () => {
  const quick = { path: '/v1/trial/quick', body: {} };
  const refused = async ({ post, made, slow }: Opened, body: unknown) => {
    const response = await post(body);
    const { code } = z.parse(z.looseObject({ code: z.number() }), await response.json());
    expect([made, slow.mock.calls]).toEqual([[], []]);
    return [response.status, code];
  };
  const { badPayload, badJson } = callRefusals;
  const bad = [badPayload.status, badPayload.code];

  it.each([
    ['changes something', { calls: [quick, { path: '/v1/trial/write', body: {} }] }],
    ['is for operators', calls('/v1/trial/slow', '/v1/trial/console')],
    ['is a batch', { calls: [quick, { path: BATCH_PATH, body: { calls: [quick] } }] }],
    ['nobody answers', calls('/v1/trial/none')],
    ['is of another site', calls('https://example.com/v1/trial/quick')],
    ['names no call', calls('/healthz')],
    ['has a query of its own', calls('/v1/trial/quick?x=1')],
    ['has a way around', calls('/v1/trial/../trial/quick')],
  ])('where a call %s', async (_, body) => {
    expect(await refused(await open(), body)).toEqual(bad);
  });

  it.each([
    ['more calls than it may have', calls(...Array<string>(BATCH_MOST + 1).fill(quick.path))],
    ['no calls', { calls: [] }],
    ['nothing', {}],
    ['a text for a body', { calls: [{ ...quick, body: '{}' }] }],
    ['a list for a body', { calls: [{ ...quick, body: [] }] }],
    ['no path', { calls: [{ body: {} }] }],
  ])('where it holds %s', async (_, body) => {
    expect(await refused(await open(), body)).toEqual(bad);
  });

  it('where it is not JSON', async () => {
    const broken = '{"calls":[{"path":"/v1/trial/slow","body":{}}';
    expect(await refused(await open(), broken)).toEqual([badJson.status, badJson.code]);
  });
});
