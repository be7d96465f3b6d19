import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { reportDiagnostics } from '#schemas/diagnostics/endpoints.ts';
import { homeApi } from '#schemas/home/endpoints.ts';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import { droppedItems } from '#schemas/wire/structures.ts';
import { conformTo } from '../../harness/conform.ts';
import { specifiedEndpoints } from '../../harness/specified-endpoints.ts';
import { apiOn } from '../harness/api.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { listening } from '../harness/server/listening.ts';

const endpoints = new Map(
  [...specifiedEndpoints, reportDiagnostics].map((endpoint): [string, Endpoint] => [
    endpoint.path,
    endpoint,
  ]),
);
const paths = [...endpoints.keys()];
const members = paths.filter((path) => endpoints.get(path)?.access === 'member');

/** Ends the session that it comes with. */
const LOGIN = '/v1/wxlogin/Info';

const payloads: Record<string, unknown> = {
  [LOGIN]: { code: 'sim-demo_teacher', member_id: '' },
  '/v1/product/getGraphicAuth': { id: 3 },
  '/v4/index/getTwoList': { type_id: 1 },
  '/v4/index/getVideoList': { type_id: 1, page: 1 },
  '/v4/index/getIndexList': { type: 2, page: 1 },
  '/v1/Meeting/returnAccessToken': {
    url: 'https://example.com/a',
    urlPage: 'https://example.com/a',
  },
  '/v2/wxcode/index': { data: 'https://example.com/a' },
  '/v1/diagnostics/report': { page: '/drawIndex', entries: [] },
};

/** Payloads that a call cannot do without, taken away. */
const spoilt: Record<string, unknown> = {
  [LOGIN]: {},
  '/v1/product/getGraphicAuth': { id: '../1' },
  '/v4/index/getTwoList': {},
  '/v4/index/getVideoList': { type_id: null },
  '/v4/index/getIndexList': { type: '热门' },
  '/v2/wxcode/index': { data: '' },
  '/v1/diagnostics/report': { page: '/drawIndex', entries: [{ fault: 'unheard-of' }] },
};

const { videoProducts, audioProducts, graphicProducts, columnProducts } = homeApi;
const products = [videoProducts, audioProducts, graphicProducts, columnProducts];

const listsIn = (value: unknown): unknown[][] => {
  if (Array.isArray(value)) return [value, ...value.flatMap(listsIn)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listsIn) : [];
};

onDatabase('every call', (opened) => {
  let api: ReturnType<typeof apiOn>;
  let token: string;

  beforeAll(async () => {
    api = apiOn(opened().db);
    token = await api.tokenOf('demo_vip');
  });

  const endpointOf = (path: string): Endpoint => {
    const endpoint = endpoints.get(path);
    if (!endpoint) throw new Error(path);
    return endpoint;
  };

  it.each(paths)('%s answers its own schema, and nothing gets lost in it', async (path) => {
    const { data } = endpointOf(path);
    const answer = await api.post(path, payloads[path], path === LOGIN ? undefined : token);
    expect(answer).toMatchObject({ status: 200, code: '200', msg: '成功' });
    const read = z.parse(data, answer.data);
    expect(z.encode(data, read)).toEqual(answer.data);
    for (const list of listsIn(read)) {
      expect(list.length).toBeGreaterThan(0);
      expect(droppedItems(list)).toEqual([]);
    }
  });

  it.each(products)('$path begins with what is newest', async ({ path, data }) => {
    const { items } = z.parse(data, (await api.post(path, {}, token)).data);
    const times = items.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted((one, other) => Number(other) - Number(one)));
    expect(new Set(times).size).toBeGreaterThan(1);
  });

  it.each(members)('%s refuses visitors', async (path) => {
    const answer = await api.post(path, payloads[path]);
    expect(answer).toMatchObject({ status: 200, code: '-200', msg: '暂未登录', data: null });
  });

  it.each(Object.keys(spoilt))('%s refuses a payload that does not fit', async (path) => {
    const answer = await api.post(path, spoilt[path]);
    expect(answer).toMatchObject({ status: 400, code: '400', data: null });
    expect(answer.msg).toMatch(/参数/);
  });

  it('answers under the names that the specification gives', async () => {
    const wire = async (path: string) => JSON.stringify((await api.post(path, {}, token)).data);
    expect(await wire('/v5/bro/show_bro')).toMatch(/"munber":.*"count_num":/);
    expect(await wire('/v2/team/teamList')).toMatch(/"new_time":.*"page_date":/);
    expect(await wire('/v1/index/nav')).toMatch(/"jion":0/);
    expect(await wire('/v1/product/listTwo')).toMatch(/"voiceList":\{"data":\[.*"last_page":3/);
    expect(await wire('/v4/index/useList')).toMatch(/"new_array":\[.*"page_num":3/);
    expect(await wire('/vb/Index/getBottomStatus')).toMatch(/"disabled":1/);
    expect(await wire('/v1/message/getMessage')).toBe('{"sum_unread_number":12}');
  });

  it('fits as the answer of any other back end has to', async () => {
    const origin = `http://127.0.0.1:${await listening(api.app)}`;
    const { lines, code } = await conformTo(origin, '--token', token);
    await api.app.close();
    const rows = lines.filter((line) => /^\S+ {2}\//.test(line));
    expect(rows.filter((line) => !line.startsWith('符合'))).toEqual([`未问  ${LOGIN}`]);
    expect(rows).toHaveLength(46);
    expect(code).toBe(0);
  });
});
