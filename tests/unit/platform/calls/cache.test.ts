import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bannerList, featuredList, navList, sectionOrder } from '#schemas/home/endpoints.ts';
import { wechatSignature } from '#schemas/wechat/endpoints.ts';
import type { ReadEndpoint } from '#schemas/wire/define-endpoint.ts';
import { callRaw } from '#src/platform/calls/call.ts';
import { everyEndpoint } from '#stories/back-end/every-endpoint.ts';
import { answerWith, jsonOf, refuse, stubStorage, success } from '../../harness/browser-stubs.ts';

const HOUR = 3_600_000;

const start = Date.UTC(2026, 2, 1);

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Asks twice, the second time `next` ms after the first; how many requests were made. */
const requestsAfter = async (next: number, more = {}, endpoint: ReadEndpoint = bannerList) => {
  const requests = answerWith(() => success([{ thumb: '/a.svg' }], more));
  const first = await callRaw(endpoint);
  vi.setSystemTime(start + next);
  const second = await callRaw(endpoint);
  expect(second).toEqual(first);
  return requests.length;
};

describe('the cached calls', () => {
  it('are ten, and their paths', () => {
    expect(everyEndpoint.flatMap(({ cache, path }) => (cache ? path : [])).sort()).toEqual(
      [
        '/v4/view_template',
        '/v1/index/logo',
        '/v4/index/alertWx',
        '/v1/index/banner',
        '/v1/index/nav',
        '/v1/index/sort',
        '/v2/wxcode/index',
        '/v7/index/getBannerV7',
        '/v1/allList?type=1',
        '/v1/index/vueversion',
      ].sort(),
    );
  });
});

describe('a saved answer', () => {
  beforeEach(() => void stubStorage());

  it.each([
    ['at once', 0, {}, 1],
    ['a moment before the hour', HOUR - 1, {}, 1],
    ['at the hour', HOUR, {}, 2],
    ['before the hour and expire', HOUR + 59_999, { expire: 60_000 }, 1],
    ['at the hour and expire', HOUR + 60_000, { expire: 60_000 }, 2],
    ['after a shorter validity', 600_000, { expire: -3_000_000 }, 2],
    ['before a shorter validity ends', 599_999, { expire: -3_000_000 }, 1],
    ['whose expire takes the whole hour', 0, { expire: -HOUR }, 2],
    ['whose expire takes more than the hour', 0, { expire: '-9999999' }, 2],
    ['whose expire cannot be read', HOUR - 1, { expire: 'soon' }, 1],
    ['from a clock that has been put back', -1, {}, 2],
  ])('is used or asked anew: %s', async (_name, next, more, requests) => {
    expect(await requestsAfter(next, more)).toBe(requests);
  });

  it('is not used for a call that is not cached', async () => {
    expect(await requestsAfter(0, {}, featuredList)).toBe(2);
  });

  it('belongs to its payload', async () => {
    const requests = answerWith(({ body }) => success({ signature: JSON.stringify(body) }));
    const [first] = [await callRaw(wechatSignature, { data: 'https://a.example/1' })];
    await callRaw(wechatSignature, { data: 'https://a.example/2' });
    expect(await callRaw(wechatSignature, { data: 'https://a.example/1' })).toEqual(first);
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['failed', () => new Response('', { status: 500 })],
    ['refused', () => jsonOf({ code: 500, msg: '忙' })],
  ])('is never an answer that %s', async (_name, bad) => {
    const answers = [bad, () => success([])];
    const requests = answerWith(() => (answers.shift() ?? bad)());
    expect((await callRaw(bannerList)).ok).toBe(false);
    expect((await callRaw(bannerList)).ok).toBe(true);
    expect(requests).toHaveLength(2);
  });
});

describe('storage', () => {
  it.each([
    ['broken', '{"saved":'],
    ['of another kind', '7'],
    ['without a time', '{"data":[]}'],
    ['with a foreign time', '{"saved":"yesterday","expire":0,"data":[]}'],
  ])('that holds something %s is asked past', async (_name, value) => {
    const held = stubStorage();
    answerWith(() => success([{ thumb: '/a.svg' }]));
    await callRaw(bannerList);
    for (const key of held.keys()) held.set(key, value);
    expect(await requestsAfter(0)).toBe(1);
  });

  it.each([
    ['is full', { setItem: refuse }, navList],
    ['is blocked', { setItem: refuse, getItem: refuse, removeItem: refuse }, sectionOrder],
  ])('that %s is never an error', async (_name, over, endpoint) => {
    stubStorage(over);
    answerWith(() => success([{ name: '导航栏' }]));
    expect(await callRaw(endpoint)).toEqual({ ok: true, data: [{ name: '导航栏' }] });
    expect(await callRaw(endpoint)).toEqual({ ok: true, data: [{ name: '导航栏' }] });
  });

  it('takes no harm from an answer that is nested too deep to be saved', async () => {
    const held = stubStorage();
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    answerWith(() => {
      // as the engines do that give up on such an answer; newer ones write it
      vi.spyOn(JSON, 'stringify').mockImplementation(() => {
        throw new RangeError('Maximum call stack size exceeded');
      });
      return new Response(`{"code":200,"data":[{"thumb":"/a.svg","deep":${deep}}]}`);
    });
    const answer = await callRaw(bannerList);
    vi.mocked(JSON.stringify).mockRestore();
    expect(answer).toMatchObject({ ok: true });
    expect(held.size).toBe(0);
  });
});
