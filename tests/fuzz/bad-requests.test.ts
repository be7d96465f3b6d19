import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import { envelope } from '#schemas/wire/envelope.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { everyEndpoint } from '#stories/back-end/every-endpoint.ts';
import { sampleByPath } from '#stories/back-end/every-sample.ts';
import { apiOn } from '../server/harness/api.ts';
import { openDatabase } from '../server/harness/postgres/database.ts';
import { changed, changes, hostile } from './harness/hostile.ts';
import { runs } from './harness/seeded.ts';

/** Bad requests of each kind. */
const EACH = 50;

let opened: OpenDatabase;
let api: ReturnType<typeof apiOn>;
let token = '';
beforeAll(async () => {
  opened = await openDatabase();
  api = apiOn(opened.db);
  token = await api.tokenOf('demo_plain');
});
afterAll(async () => {
  await api.app.close();
  await opened.close();
});

const endpoints = fc.constantFrom(...everyEndpoint);
const json = { 'content-type': 'application/json' };

/** Something that the call takes, as far as its samples say. */
const goodPayload = ({ path }: Endpoint): object => {
  const good = sampleByPath.get(path)?.payload;
  return { key: randomUUID(), ...(typeof good === 'object' ? good : {}) };
};

const post = (url: string, payload: string | Buffer, headers: object = {}): InjectOptions => ({
  ...{ method: 'POST', url, payload },
  headers: { ...json, token, ...headers },
});

/** What people may read: Chinese, and of other words the names of what they know. */
const isPeoples = (text: string): boolean =>
  /[\u4e00-\u9fff]/.test(text) && !/[a-z]{3,}/.test(text.replaceAll('https', ''));

/** Whatever was asked: an envelope in words for people, and no failure of the server's own. */
const isAnswered = async (request: InjectOptions): Promise<void> => {
  const { statusCode, body, headers } = await api.app.inject(request);
  const about = `${request.method} ${String(request.url).slice(0, 200)} → ${statusCode} ${body.slice(0, 300)}`;
  expect(statusCode, about).toBeLessThan(500);
  if (request.method === 'HEAD' || statusCode === 304) return;
  if (String(headers['content-type']).startsWith('text/event-stream')) return;
  expect(String(headers['content-type']), about).toContain('application/json');
  const answer = z.parse(envelope, JSON.parse(body));
  expect(answer.code, about).not.toBe('500');
  expect(isPeoples(answer.msg), about).toBe(true);
  expect(body, about).not.toMatch(/node_modules|\.ts:\d|\n\s+at /);
};

/** Bad requests, of which each is made of a call and something made up. */
const kinds: Readonly<Record<string, fc.Arbitrary<InjectOptions>>> = {
  'of another method': fc
    .tuple(endpoints, fc.constantFrom('GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'))
    .map(([{ path }, method]) => ({
      ...{ method: method as 'GET', url: path, headers: { token } },
    })),
  'whose body is no JSON object': fc
    .tuple(
      endpoints,
      fc.oneof(
        fc.constantFrom(
          '{',
          '[',
          '"',
          'nul',
          '1',
          'null',
          '[]',
          '"text"',
          '{"a":1}{',
          '{,}',
          "{'a':1}",
        ),
        fc.constantFrom(
          '\ufeff{}',
          '{"a":NaN}',
          '{"a":1e99999}',
          '{"a":"\\ud800"}',
          '\u0000',
          '<a/>',
        ),
        fc.string({ unit: 'binary', maxLength: 40 }),
      ),
    )
    .map(([{ path }, body]) => post(path, body)),
  'of a strange type': fc
    .tuple(
      endpoints,
      fc.oneof(
        fc.constantFrom('text/plain', 'application/xml', 'multipart/form-data', 'a', ';', '/'),
        fc.constantFrom('application/json; charset=gbk', 'application/json;;', 'APPLICATION/JSON'),
        fc.constantFrom('application/json, text/html', 'application/x-www-form-urlencoded'),
        fc.stringMatching(/^[\x21-\x7e]{1,30}$/),
      ),
    )
    .map(([endpoint, type]) =>
      post(endpoint.path, JSON.stringify(goodPayload(endpoint)), { 'content-type': type }),
    ),
  'in a broken encoding': fc
    .tuple(
      endpoints,
      fc.uint8Array({ minLength: 1, maxLength: 40 }),
      fc.constantFrom('', 'gzip', 'br', 'deflate', 'x', 'identity, gzip'),
    )
    .map(([{ path }, bytes, encoding]) =>
      post(
        path,
        Buffer.concat([Buffer.from('{"id":"'), bytes, Buffer.from('"}')]),
        encoding ? { 'content-encoding': encoding } : {},
      ),
    ),
  'with hostile values': fc
    .tuple(endpoints, changes)
    .map(([endpoint, list]) =>
      post(endpoint.path, JSON.stringify(changed(goodPayload(endpoint), list)) ?? ''),
    ),
  'with hostile ids': fc
    .tuple(
      endpoints,
      fc.oneof(
        fc.constantFrom(
          '%zz',
          '..',
          '../../etc/passwd',
          "1' or '1'='1",
          '\u0000',
          '１',
          '-1',
          '1e3',
        ),
        fc.constantFrom('0x10', '９'.repeat(40), 'null', '[object Object]', '1;2', '\ud800', ' '),
        fc.string({ unit: 'binary', maxLength: 60 }),
      ),
    )
    .map(([endpoint, id]) => {
      const good = Object.entries(goodPayload(endpoint));
      const ids = good.map(([name, value]) => [name, /id$/i.test(name) ? id : value]);
      return post(endpoint.path, JSON.stringify({ id, ...Object.fromEntries(ids) }));
    }),
  'with huge numbers': fc
    .tuple(
      endpoints,
      fc.constantFrom('1e308', '-1e308', '1e400', '9007199254740993', '99999999999999999999', '-0'),
    )
    .map(([endpoint, number]) => {
      const names = ['id', 'page', 'limit', ...Object.keys(goodPayload(endpoint))];
      const all = [...new Set(names)].map((name) => `${JSON.stringify(name)}:${number}`);
      return post(endpoint.path, `{${all.join()}}`);
    }),
  'nested without end': fc
    .tuple(endpoints, fc.integer({ min: 100, max: 60_000 }), fc.constantFrom('[]', '{}'))
    .map(([{ path }, depth, form]) =>
      post(
        path,
        form === '[]'
          ? `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`
          : `${'{"a":'.repeat(depth / 4)}1${'}'.repeat(depth / 4)}`,
      ),
    ),
  'with a strange query': fc
    .tuple(
      endpoints,
      fc.array(
        fc.oneof(
          fc.constantFrom('a=1&a=2', 'id[]=1', '__proto__=1', '__proto__[x]=1', 'constructor=1'),
          fc.constantFrom('%', '%zz', '%00', '=', '&&&', 'a=%ED%A0%80', '?', '#', 'toString=1'),
        ),
        { minLength: 1, maxLength: 4 },
      ),
    )
    .map(([endpoint, parts]) => {
      const { path } = endpoint;
      const url = `${path}${path.includes('?') ? '&' : '?'}${parts.join('&')}`;
      return post(url, JSON.stringify(goodPayload(endpoint)));
    }),
  'with keys of prototypes': fc
    .tuple(
      endpoints,
      fc.constantFrom(
        '__proto__',
        'constructor',
        'prototype',
        'toString',
        'hasOwnProperty',
        'then',
      ),
      hostile,
    )
    .map(([endpoint, name, value]) => {
      const rest = JSON.stringify(goodPayload(endpoint)).slice(1, -1);
      const own = `${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}`;
      return post(endpoint.path, `{${[own, rest].filter(Boolean).join()}}`);
    }),
  'with strange headers': fc
    .tuple(
      endpoints,
      fc.constantFrom(
        'token',
        'cookie',
        'x-csrf',
        'accept',
        'range',
        'x-forwarded-for',
        'if-none-match',
      ),
      fc.oneof(
        fc.constantFrom('*/*', ',', '=', 'device=;;', 'bytes=9-1', '"', '[::', '1.2.3.4, x', '%00'),
        fc.stringMatching(/^[\x21-\x7e]{1,80}$/),
      ),
    )
    .map(([endpoint, name, value]) =>
      post(endpoint.path, JSON.stringify(goodPayload(endpoint)), { [name]: value }),
    ),
};

describe('a bad request', () => {
  it.each(Object.entries(kinds))('%s is answered in words for people', async (_kind, requests) => {
    await fc.assert(fc.asyncProperty(requests, isAnswered), runs(EACH));
    expect('polluted' in {}).toBe(false);
  });
});
