import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { callKey, type Endpoint } from '#schemas/define-endpoint.ts';
import { diagnosticsApi } from '#schemas/diagnostics/endpoints.ts';
import { everyCall, everyEndpoint } from '#stories/back-end/every-endpoint.ts';
import { callRows, quietCalls } from './harness/call-rows.ts';
import { calls } from './specified-calls.ts';

const endpoints: readonly Endpoint[] = everyEndpoint;
const ownCalls = callRows();

const byPath = new Map(endpoints.map((endpoint) => [endpoint.path, endpoint]));

const endpointOf = (path: string): Endpoint => {
  const endpoint = byPath.get(path);
  if (!endpoint) throw new Error(`no endpoint ${path}`);
  return endpoint;
};

const rows = Object.entries({ ...calls, ...ownCalls }).map(
  ([path, row]) => [path, ...row] as const,
);

describe('the endpoints', () => {
  it('are the calls of the specification, each once, those of the other domains and the diagnostics', () => {
    const own = [
      ...Object.values(diagnosticsApi).map(({ path }) => path),
      ...Object.keys(ownCalls),
    ];
    expect(endpoints.map(({ path }) => path).sort()).toEqual(
      [...Object.keys(calls), ...own].sort(),
    );
  });

  it.each(rows)('%s sends what the specification says', (path, sent) => {
    const { payload } = endpointOf(path);
    expect(z.parse(payload, sent)).toEqual(sent);
    const given = Object.fromEntries(
      Object.entries(sent).filter(([key, value]) => !(key.startsWith('page') || value === 1)),
    );
    expect(z.parse(payload, given)).toEqual(sent);
  });

  it.each(rows)('%s reads its answer, and its own answer again', (path, _sent, data, read) => {
    const schema = endpointOf(path).data;
    const first = z.parse(schema, data);
    if (typeof read === 'object') expect(first).toMatchObject(read as object);
    else expect(first).toBe(read);
    expect(z.parse(schema, z.encode(schema, first))).toEqual(first);
  });

  it.each(rows)('%s reads JSON of its encoded answer', (path, _sent, data) => {
    const schema = endpointOf(path).data;
    const first = z.parse(schema, data);
    const wire: unknown = JSON.parse(JSON.stringify(z.encode(schema, first)));
    expect(z.parse(schema, wire)).toEqual(first);
  });

  it('keep the wire’s own spellings on the wire', () => {
    const spelt = rows.map(([path, , data]) => [z.parse(endpointOf(path).data, data)]);
    const product = JSON.stringify(spelt);
    for (const name of ['jion', 'munber', 'page_date', 'new_array', 'virtual_stock', 'broadcast_'])
      expect(product).not.toContain(name);
  });

  it('are for members only where a member is meant', () => {
    const account = Object.keys(callRows(['login', 'member', 'profile', 'site', 'upload']));
    const early = new Set([...Object.keys(calls), ...account]);
    const members = endpoints.flatMap(({ access, path }) =>
      access === 'member' && early.has(path) ? path : [],
    );
    expect(members.sort()).toEqual(
      [
        '/v9/Member/findHospitals',
        '/v9/Member/is_setform',
        '/v1/member/encryption',
        '/v1/member/getBuildPhone',
        '/v1/member/memberInfo',
        '/v2/offercoupon/getcouponList2',
        '/v1/product/listOne',
        '/v1/product/listTwo',
        '/v1/product/listThree',
        '/v1/product/column',
        '/v1/Member/getMemberDisabled',
        '/v1/message/getMessage',
        '/v1/Login/logout',
        '/v1/Login/sessions',
        '/v1/Login/endSessions',
        '/v1/Member/register',
        '/v1/Member/bindPhone',
        '/v1/Member/revisePhone',
        '/v1/Member/changePassword',
        '/v1/Member/accountState',
        '/v9/Member/getForm',
        '/v9/Member/setForm',
        '/v9/Member/putOffForm',
        '/v1/upload/uploadMedia',
        '/v1/upload/uploadPicture',
        '/v1/upload/uploadRecording',
        '/v1/upload/uploadVoice',
        '/v1/upload/renewPicture',
        '/v1/Member/setAvatar',
        '/v1/Member/setNickname',
        '/v1/member/home',
      ].sort(),
    );
  });

  it('show the loading indicator, but for the page’s own diagnostics', () => {
    const quiet = endpoints.filter(({ loading }) => loading === false);
    expect(quiet.map(({ path }) => path).sort()).toEqual(
      [...quietCalls(), '/v1/diagnostics/report'].sort(),
    );
  });

  it('leave a network of 1 Mbit/s the time for the largest body that they take', () => {
    const large = everyCall.filter(({ bodyLimit }) => bodyLimit !== undefined);
    expect(large.length).toBeGreaterThan(6);
    const short = large.filter(
      ({ bodyLimit = 0, timeLimit = 0, silenceLimit }) =>
        !silenceLimit || timeLimit < bodyLimit / 125,
    );
    expect(short.map(({ path }) => path)).toEqual([]);
  });

  it('toast the failures of six lists', () => {
    const telling = endpoints.flatMap(({ toastsFailure, path }) => (toastsFailure ? path : []));
    expect(telling.sort()).toEqual(
      ['featuredList', 'diseaseList', 'useList', 'drugList', 'workshopList', 'QuestionnaireList']
        .map((name) => `/v4/index/${name}`)
        .sort(),
    );
  });

  it('are told apart by path and payload', () => {
    const endpoint = endpointOf('/v4/index/featuredList');
    expect(callKey(endpoint, { page: 1 })).not.toBe(callKey(endpoint, { page: 2 }));
    expect(callKey(endpoint)).toBe(callKey(endpoint, {}));
    expect(new Set(endpoints.map((each) => callKey(each))).size).toBe(endpoints.length);
  });
});
