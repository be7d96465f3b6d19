import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { openMetrics } from '#server/platform/metrics/metrics.ts';
import { migrations } from '../../../harness/test-database.ts';
import { filledPostgres, hasPostgres, openDatabase } from '../../harness/postgres/database.ts';
import { lineToPostgres } from '../../harness/postgres/line-to-postgres.ts';
import { readMetrics, scrape } from '../../harness/scraped.ts';
import { METRICS_TOKEN, measured, measuredServer } from '../../harness/server/measured-server.ts';
import { startUpstream } from '../../harness/upstream.ts';

const PATH = '/v1/index/sort';
const SORTED = `learning_requests_total{route="${PATH}",outcome="ok"}`;

let opened: OpenDatabase;
const ending: (() => unknown)[] = [];
beforeAll(async () => {
  opened = await openDatabase();
});
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});
afterAll(() => opened.close());

const serve = async (...given: Parameters<typeof measuredServer>) => {
  const server = await measuredServer(...given);
  ending.push(server.close);
  return server;
};

it('are for who holds the token, and are not kept', async () => {
  const { origin } = await serve(opened.db);
  const get = (authorization = '') => fetch(`${origin}/metrics`, { headers: { authorization } });
  const wrong = [
    '',
    METRICS_TOKEN,
    `Bearer ${METRICS_TOKEN}1`,
    'Bearer',
    `bearer ${METRICS_TOKEN}`,
  ];
  for (const each of wrong) {
    const { status, headers } = await get(each);
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  }
  const right = await get(`Bearer ${METRICS_TOKEN}`);
  expect(right.status).toBe(200);
  expect(right.headers.get('cache-control')).toBe('no-store');
  expect(right.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await right.text();
  expect(text).not.toContain(METRICS_TOKEN);
  const series = readMetrics(text);
  expect(series.get('learning_database_up')).toBe(1);
  expect(series.get('nodejs_heap_size_used_bytes')).toBeGreaterThan(0);
});

it('have a port of their own where they are given one, which closes with the server', async () => {
  const { post, origin, ownAddress, close } = await serve(opened.db, { config: measured(0) });
  await post(PATH);
  const address = ownAddress();
  expect((await scrape(address, METRICS_TOKEN)).get(SORTED)).toBe(1);
  await expect(scrape(address)).rejects.toThrow('401');
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  expect((await fetch(`${origin}/metrics`, { headers })).status).toBe(404);
  expect((await fetch(address.replace('/metrics', PATH), { method: 'POST' })).status).toBe(404);
  await close();
  await expect(scrape(address, METRICS_TOKEN)).rejects.toThrow('fetch failed');
});

it('are no page where nobody asked for them, the app’s neither', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'client-'));
  ending.push(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const config = { apiOrigin: undefined, wechat: undefined };
  const app = buildApp({ config, db: opened.db, clientDir: folder });
  ending.push(() => app.close());
  const statusOf = async (url: string) => (await app.inject({ url })).statusCode;
  expect(await statusOf('/metrics')).toBe(404);
  expect(await statusOf('/course')).toBe(200);
});

it('stop a start where the port is taken', async () => {
  const { origin } = await serve(opened.db);
  const config = measured(Number(new URL(origin).port));
  const app = buildApp({ config, db: opened.db });
  ending.push(() => app.close());
  await expect(app.ready()).rejects.toThrow(/^环境变量 METRICS_PORT 无效：无法监听/);
});

it('are counted for each server of a process by itself', async () => {
  const [one, other] = [await serve(opened.db), await serve(opened.db)];
  await one.post(PATH);
  await one.post(PATH);
  await other.post(PATH);
  expect((await one.scraped()).get(SORTED)).toBe(2);
  expect((await other.scraped()).get(SORTED)).toBe(1);
});

it('count forwarded calls by the class of their answer', async () => {
  const upstream = await startUpstream();
  ending.push(() => upstream.close());
  upstream.set('/v1/broken', 'error');
  upstream.set('/v1/lost', 'reset');
  const config = { ...measured(), apiOrigin: upstream.origin };
  const app = buildApp({ config });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  ending.push(() => app.close());
  for (const path of ['/v1/index/logo', '/v1/index/logo', '/v1/none', '/v1/broken', '/v1/lost'])
    await fetch(`${origin}${path}`, { method: 'POST' });
  const series = await scrape(`${origin}/metrics`, METRICS_TOKEN);
  const counted = (outcome: string) =>
    [...series].find(
      ([name]) => name.includes('version') && name.endsWith(`outcome="${outcome}"}`),
    );
  for (const [outcome, times] of Object.entries({ ok: 2, '4xx': 1, '5xx': 1, upstreamDown: 1 }))
    expect([outcome, counted(outcome)?.[1]]).toEqual([outcome, times]);
});

it('leave out what cannot be read, and are read once for all who ask meanwhile', async () => {
  const { meters, read } = openMetrics();
  let requestCount = 0;
  meters.gauge({ name: 'answered', help: 'a test' }, () => 7);
  meters.gauge({ name: 'failed', help: 'a test' }, () => Promise.reject(new Error('no')));
  meters.gauge({ name: 'silent', help: 'a test' }, () => {
    requestCount += 1;
    return new Promise(() => {});
  });
  const [first, second] = await Promise.all([read(), read()]);
  expect(first).toBe(second);
  expect(requestCount).toBe(1);
  const series = readMetrics(first);
  expect([series.get('answered'), series.has('failed'), series.has('silent')]).toEqual([
    ...[7, false, false],
  ]);
});

describe.skipIf(!hasPostgres)('on PostgreSQL', () => {
  it('tell of connections, and that the database is away while it is', async () => {
    const { url, drop } = await filledPostgres();
    const way = await lineToPostgres(url);
    const lost = await openPostgres(way.url, migrations, {}, () => {});
    ending.push(drop, lost.close, way.close);
    const { post, scraped } = await serve(lost.db, { line: lost.line });
    await post(PATH);
    const series = await scraped();
    expect(series.get('learning_database_up')).toBe(1);
    expect(series.get('learning_database_open')).toBeGreaterThan(0);
    expect(series.get('learning_database_waiting')).toBe(0);
    expect(series.get('learning_database_transactions')).toBe(0);
    expect(series.get('learning_jobs_due')).toBeGreaterThanOrEqual(0);
    way.cut();
    await expect.poll(async () => (await scraped()).get('learning_database_up')).toBe(0);
    expect((await scraped()).has('learning_jobs_due')).toBe(false);
    way.mend();
    await expect.poll(async () => (await scraped()).get('learning_database_up')).toBe(1);
  });
});
