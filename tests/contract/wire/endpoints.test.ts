import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { diagnosticsApi } from '#schemas/diagnostics/endpoints.ts';
import { newsSections } from '#schemas/news/endpoints.ts';
import { callKey, type Endpoint } from '#schemas/wire/define-endpoint.ts';
import { everyCall, everyEndpoint } from '#stories/back-end/every-endpoint.ts';
import { answerOf, everySample } from '#stories/back-end/every-sample.ts';
import { outlineOf } from '#stories/schema/outline.ts';
import { answersOf, faultsOf, roughened, tidyOf } from '../harness/read-sample.ts';
import { specifiedCalls } from './specified-calls.ts';

const endpoints: readonly Endpoint[] = everyEndpoint;

const endpointOf = (path: string): Endpoint => {
  const endpoint = endpoints.find((each) => each.path === path);
  if (!endpoint) throw new Error(`no endpoint ${path}`);
  return endpoint;
};

const rows = everySample.map((sample) => [sample.endpoint.path, sample] as const);

describe('the endpoints', () => {
  it('are the calls of the specification, each once, those of the other domains and the diagnostics', () => {
    const own = Object.values(diagnosticsApi).map(({ path }) => path);
    const paths = endpoints.map(({ path }) => path).sort();
    expect(paths).toEqual([...everySample.map(({ endpoint }) => endpoint.path), ...own].sort());
    expect(paths).toEqual(expect.arrayContaining([...specifiedCalls]));
  });

  it.each(rows)('%s sends what the specification says', (_path, { endpoint, payload: sent }) => {
    const { payload } = endpoint;
    expect(z.parse(payload, sent)).toEqual(sent);
    const given = Object.fromEntries(
      Object.entries(sent).filter(([key, value]) => !(key.startsWith('page') || value === 1)),
    );
    expect(z.parse(payload, given)).toEqual(sent);
  });

  it.each(rows)('%s has a sample that can be read', (_path, sample) => {
    expect(faultsOf(sample)).toEqual([]);
  });

  it('name the file and the field of a sample that cannot be read', () => {
    const file = 'schemas/news/samples.ts';
    const tidy = [{ id: 1, type_name: '内科' }, { id: 2 }];
    const states = { none: [], broken: 'none' };
    const sample = { file, endpoint: newsSections, payload: {}, tidy, states };
    const { path } = newsSections;
    expect(faultsOf(sample)).toEqual([
      `${file}: ${path}: tidy.1.type_name: text`,
      `${file}: ${path}: states.broken: list`,
    ]);
  });

  it.each(rows)('%s reads its answer, and its own answer again', (_path, sample) => {
    const schema = sample.endpoint.data;
    const first = z.parse(schema, answerOf(sample));
    if (Object(sample.data) === sample.data) expect(first).toMatchObject(Object(sample.data));
    else if (sample.data !== undefined) expect(first).toBe(sample.data);
    else if (sample.tidy === undefined && sample.wild === undefined) expect(first).toEqual({});
    for (const answer of answersOf(sample)) {
      const read = z.parse(schema, answer);
      expect(z.parse(schema, z.encode(schema, read))).toEqual(read);
    }
  });

  it.each(rows.filter(([, { tidy, wild }]) => tidy === undefined && wild === undefined))(
    '%s answers nothing, in whatever form that comes',
    (_path, { endpoint }) => {
      for (const nothing of [null, '', []]) expect(z.parse(endpoint.data, nothing)).toEqual({});
    },
  );

  it.each(rows)('%s reads JSON of its encoded answer', (_path, sample) => {
    const schema = sample.endpoint.data;
    for (const answer of answersOf(sample)) {
      const first = z.parse(schema, answer);
      const wire: unknown = JSON.parse(JSON.stringify(z.encode(schema, first)));
      expect(z.parse(schema, wire)).toEqual(first);
    }
  });

  it.each(rows)(
    "%s reads the same in numbers as text, null for '' and past further fields",
    (_path, sample) => {
      const schema = sample.endpoint.data;
      const tidy = tidyOf(sample);
      const wild = z.parse(schema, roughened(outlineOf(schema), tidy));
      // what nobody knows stays
      expect([wild]).toMatchObject([z.parse(schema, tidy)]);
    },
  );

  it('keep the wire’s own spellings on the wire', () => {
    const spelt = everySample.map((sample) => [z.parse(sample.endpoint.data, answerOf(sample))]);
    const product = JSON.stringify(spelt);
    for (const name of ['jion', 'munber', 'page_date', 'new_array', 'virtual_stock', 'broadcast_'])
      expect(product).not.toContain(name);
  });

  it('are for members only where a member is meant', () => {
    const account = everySample.filter(({ file }) =>
      /^schemas\/(?:login|member|profile|site|upload)\//.test(file),
    );
    const early = new Set([...specifiedCalls, ...account.map(({ endpoint }) => endpoint.path)]);
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
        '/v1/help/getJumpHost',
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
      [
        ...everySample.filter(({ quiet }) => quiet).map(({ endpoint }) => endpoint.path),
        '/v1/diagnostics/report',
      ].sort(),
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
