import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentSchema } from '#schemas/publication/json-schema.ts';
import { buildApp } from '#server/app.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { openDatabase } from '../harness/postgres/database.ts';
import { startUpstream, type Upstream } from '../harness/upstream.ts';

const URL = '/v1/home-document.schema.json';

let upstream: Upstream;
let opened: OpenDatabase;

beforeAll(async () => {
  upstream = await startUpstream();
  opened = await openDatabase();
});
afterAll(async () => {
  await upstream.close();
  await opened.close();
});

describe.each(['by itself', 'in front of another back end'])('a server %s', (where) => {
  const open = () =>
    where === 'by itself'
      ? buildApp({ config: { apiOrigin: undefined, wechat: undefined }, db: opened.db })
      : buildApp({ config: { apiOrigin: upstream.origin, wechat: undefined } });

  it('tells what a home document may hold, which is asked for once', async () => {
    const app = open();
    const first = await app.inject(URL);
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toBe('application/schema+json; charset=utf-8');
    expect(first.headers['cache-control']).toBe('public, max-age=300');
    expect(first.json()).toEqual(documentSchema());
    const etag = String(first.headers.etag);
    const again = await app.inject({ url: URL, headers: { 'if-none-match': `"other", ${etag}` } });
    expect(again).toMatchObject({ statusCode: 304, body: '' });
    expect(again.headers.etag).toBe(etag);
    const other = await app.inject({ url: URL, headers: { 'if-none-match': '"other"' } });
    expect(other.statusCode).toBe(200);
    await app.close();
    expect(upstream.calls).toEqual([]);
  });
});
