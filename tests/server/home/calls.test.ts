import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { classicApi } from '../../../schemas/classic/endpoints.ts';
import type { Endpoint } from '../../../schemas/define-endpoint.ts';
import { diagnosticsApi } from '../../../schemas/diagnostics/endpoints.ts';
import { homeApi } from '../../../schemas/home/endpoints.ts';
import { droppedItems } from '../../../schemas/structures.ts';
import { shellApi } from '../../harness/api-groups.ts';
import { apiOn } from '../harness/api.ts';
import { onEveryDatabase } from '../harness/database.ts';

const endpoints: Record<string, Endpoint> = {
  ...homeApi,
  ...classicApi,
  ...shellApi,
  ...diagnosticsApi,
};
const names = Object.keys(endpoints);
const members = names.filter((name) => endpoints[name]?.access === 'member');

const payloads: Record<string, unknown> = {
  wechatLogin: { code: 'sim-demo_teacher', member_id: '' },
  graphicAuth: { id: 3 },
  subCategories: { type_id: 1 },
  categoryCourses: { type_id: 1, page: 1 },
  rankedCourses: { type: 2, page: 1 },
  shareConfig: { url: 'https://example.com/a', urlPage: 'https://example.com/a' },
  wechatSignature: { data: 'https://example.com/a' },
  reportDiagnostics: { page: '/drawIndex', entries: [] },
};

/** Payloads that a call cannot do without, taken away. */
const spoilt: Record<string, unknown> = {
  wechatLogin: {},
  graphicAuth: { id: '../1' },
  subCategories: {},
  categoryCourses: { type_id: null },
  rankedCourses: { type: '热门' },
  wechatSignature: { data: '' },
  reportDiagnostics: { page: '/drawIndex', entries: [{ fault: 'unheard-of' }] },
};

const listsIn = (value: unknown): unknown[][] => {
  if (Array.isArray(value)) return [value, ...value.flatMap(listsIn)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listsIn) : [];
};

onEveryDatabase('every call', (opened) => {
  let api: ReturnType<typeof apiOn>;
  let token: string;

  beforeAll(async () => {
    api = apiOn(opened().db);
    token = await api.tokenOf('demo_vip');
  });

  const endpointOf = (name: string): Endpoint => {
    const endpoint = endpoints[name];
    if (!endpoint) throw new Error(name);
    return endpoint;
  };

  it.each(names)('%s answers its own schema, and nothing gets lost in it', async (name) => {
    const endpoint = endpointOf(name);
    const answer = await api.post(endpoint.path, payloads[name], token);
    expect(answer).toMatchObject({ status: 200, code: '200', msg: '成功' });
    const read = z.parse(endpoint.data, answer.data);
    expect(z.encode(endpoint.data, read)).toEqual(answer.data);
    for (const list of listsIn(read)) {
      expect(list.length).toBeGreaterThan(0);
      expect(droppedItems(list)).toEqual([]);
    }
  });

  it.each(members)('%s refuses visitors', async (name) => {
    const answer = await api.post(endpointOf(name).path, payloads[name]);
    expect(answer).toMatchObject({ status: 200, code: '-200', msg: '暂未登录', data: null });
  });

  it.each(Object.keys(spoilt))('%s refuses a payload that does not fit', async (name) => {
    const answer = await api.post(endpointOf(name).path, spoilt[name]);
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
});
