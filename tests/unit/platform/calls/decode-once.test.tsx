// @vitest-environment window
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { anyValue } from '#schemas/wire/codec.ts';
import { defineEndpoint } from '#schemas/wire/define-endpoint.ts';
import { createLoader } from '#src/engine/load.ts';
import { validate } from '#src/engine/validate.ts';
import { CACHE_PREFIX } from '#src/platform/calls/cache.ts';
import { call, callRaw } from '#src/platform/calls/call.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { useList } from '#src/platform/reading/use-list.ts';
import { mount, settle } from '../../harness/mount.tsx';
import { stubBackEnd } from '../../harness/stub-back-end.ts';

let calls = 0;
let decodes = 0;

/** An endpoint of its own each time, whose schema counts how often it decodes. */
const counted = ({ cache = false, pages = false } = {}) => {
  decodes = 0;
  calls += 1;
  return defineEndpoint({
    path: `/v1/test/counted${calls}`,
    access: 'public',
    cache,
    payload: z.looseObject({}),
    data: z.codec(anyValue, z.unknown(), {
      decode: (wire) => {
        decodes += 1;
        return pages ? { items: [wire], pageCount: 1 } : { of: wire };
      },
      encode: (data) => data,
    }),
  });
};

const answered = () => stubBackEnd(() => ({ code: 200, data: { id: 1 } }));

afterEach(() => localStorage.clear());

describe('an answer is decoded once', () => {
  test.each([false, true])('by a call, kept: %s', async (cache) => {
    answered();
    expect(await call(counted({ cache }))).toEqual({ ok: true, data: { of: { id: 1 } } });
    expect(decodes).toBe(1);
  });

  test('by all who make the same call at once', async () => {
    const requests = answered();
    const endpoint = counted();
    await Promise.all([call(endpoint), call(endpoint), call(endpoint)]);
    expect([requests.length, decodes]).toEqual([1, 1]);
  });

  test('and not again when it is taken from what is kept', async () => {
    const requests = answered();
    const endpoint = counted({ cache: true });
    const first = await call(endpoint);
    expect(await call(endpoint)).toEqual(first);
    expect([requests.length, decodes]).toEqual([1, 1]);
  });

  test('where an earlier load of the app has kept it', async () => {
    const requests = answered();
    const endpoint = counted({ cache: true });
    const saved = { saved: Date.now(), expire: 0, data: { id: 2 } };
    localStorage.setItem(`${CACHE_PREFIX}${endpoint.path} {}`, JSON.stringify(saved));
    await call(endpoint);
    expect(await call(endpoint)).toEqual({ ok: true, data: { of: { id: 2 } } });
    expect([requests.length, decodes]).toEqual([0, 1]);
  });

  test.each([false, true])('by the engine, which judges it raw, kept: %s', async (cache) => {
    answered();
    const endpoint = counted({ cache });
    const source = { endpoint, payload: {} };
    const loader = createLoader(() => callRaw(endpoint, {}));
    const answer = await loader.wait(source);
    expect(answer.ok && validate(endpoint, answer.data).fits).toBe(true);
    expect(answer.ok && validate(endpoint, answer.data).fits).toBe(true);
    expect(decodes).toBe(1);
  });

  test.each([false, true])('by a value that a page shows, kept: %s', async (cache) => {
    answered();
    const endpoint = counted({ cache });
    const Value = () => JSON.stringify(useCall(endpoint).data ?? '');
    const { host } = await mount(<Value />);
    await settle();
    expect(host.textContent).toBe('{"of":{"id":1}}');
    expect(decodes).toBe(1);
  });

  test('by a page of a list', async () => {
    answered();
    const endpoint = counted({ pages: true });
    const List = () => useList(endpoint).items.length;
    const { host } = await mount(<List />);
    await settle();
    expect(host.textContent).toBe('1');
    expect(decodes).toBe(1);
  });
});

test('another text in the storage is another answer', async () => {
  answered();
  const endpoint = counted({ cache: true });
  await call(endpoint);
  const saved = { saved: Date.now(), expire: 0, data: { id: 3 } };
  localStorage.setItem(`${CACHE_PREFIX}${endpoint.path} {}`, JSON.stringify(saved));
  expect(await call(endpoint)).toEqual({ ok: true, data: { of: { id: 3 } } });
  expect(decodes).toBe(2);
});

test('an answer that was forgotten is asked for anew', async () => {
  const requests = answered();
  const endpoint = counted({ cache: true });
  await call(endpoint);
  localStorage.clear();
  await call(endpoint);
  expect([requests.length, decodes]).toEqual([2, 2]);
});
