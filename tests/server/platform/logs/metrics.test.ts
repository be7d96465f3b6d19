import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { DIAGNOSTICS_BATCH } from '#schemas/diagnostics/batch.ts';
import { reportDiagnostics } from '#schemas/diagnostics/endpoints.ts';
import { ownLine } from '#server/db/connections/own-line.ts';
import type { Database } from '#server/db/database.ts';
import { job } from '#server/db/tables/job.ts';
import { addJob } from '#server/platform/jobs/jobs.ts';
import { measureDueJobs } from '#server/platform/jobs/measure-jobs.ts';
import { startJobRunners } from '#server/platform/jobs/run.ts';
import { openMetrics } from '#server/platform/metrics/metrics.ts';
import { openDiskCapacity } from '#server/platform/storage/disk-capacity.ts';
import { MINUTE } from '#server/platform/time/durations.ts';
import { everyEndpoint } from '#stories/back-end/every-endpoint.ts';
import { chatRoomsOn } from '../../harness/live/chat-rooms.ts';
import { everyDesk } from '../../harness/operator/every-desk.ts';
import { onDatabase } from '../../harness/postgres/database.ts';
import { labelsOf, readMetrics } from '../../harness/scraped.ts';
import { measuredServer } from '../../harness/server/measured-server.ts';

const PATH = '/v1/index/sort';

const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

const serve = async (db: Database) => {
  const served = await measuredServer(db);
  ending.push(served.close);
  return served;
};

onDatabase('metrics', (opened) => {
  const spaces = chatRoomsOn(opened);

  it('count calls by endpoint and outcome, whoever makes them', async () => {
    const { post, origin, scraped } = await serve(opened().db);
    for (let time = 0; time < 3; time += 1) await post(PATH);
    await post('/v1/order/list');
    await post('/operator/api/read-desk');
    await post(reportDiagnostics.path, { page: 7 });
    await fetch(`${origin}/v1/order/list`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    const requests = async (route: string, outcome: string) =>
      (await scraped()).get(`learning_requests_total{route="${route}",outcome="${outcome}"}`);
    expect(await requests(PATH, 'ok')).toBe(3);
    expect(await requests('/v1/order/list', 'notLoggedIn')).toBe(1);
    expect(await requests('/v1/order/list', 'badJson')).toBe(1);
    expect(await requests('/operator/api/read-desk', 'operatorSignedOut')).toBe(1);
    expect(await requests(reportDiagnostics.path, 'badPayload')).toBe(1);
    const series = await scraped();
    expect(series.get(`learning_request_seconds_count{route="${PATH}"}`)).toBe(3);
    expect(series.get(`learning_request_seconds_bucket{le="+Inf",route="${PATH}"}`)).toBe(3);
  });

  it('have few labels, whatever is asked for', async () => {
    const { origin, post, scraped } = await serve(opened().db);
    const ask = (path: string) => fetch(`${origin}${path}`, { method: 'POST' });
    for (let n = 0; n < 20; n += 1) await ask(`/v1/no/such${n}?token=${n}`);
    await ask('/%00');
    await fetch(`${origin}/uploads/13800000000.png?token=secret`);
    for (const { path } of [...everyEndpoint, ...Object.values(everyDesk)]) await post(path);
    const declared = [...everyEndpoint, ...Object.values(everyDesk)].map(({ path }) => path);
    const known = new Set(declared.map((path) => path.split('?')[0]));
    const routes = labelsOf(await scraped(), 'learning_requests_total', 'route');
    expect(routes.length).toBeGreaterThan(150);
    expect(routes.filter((route) => !known.has(route)).toSorted()).toEqual([
      '/uploads/:file',
      'none',
    ]);
  });

  it('count faults of phones, limits that are used up, and open sockets', async () => {
    const { post, scraped, origin, tokenOf } = await serve(opened().db);
    const fault = {
      ...{ fault: 'render-failed', section: '13800000000', endpoint: '', path: '' },
      ...{ expected: '', came: '', shown: 'hidden' },
    };
    const entries = Array.from({ length: DIAGNOSTICS_BATCH }, () => fault);
    await post(reportDiagnostics.path, { page: '/', entries });
    const report = () => post(reportDiagnostics.path, { page: '/', entries: [] });
    for (let left = 100; left > 0 && (await report()).status === 200; left -= 1);
    const socket = await spaces.enter(
      origin,
      await spaces.freshRoom(),
      await tokenOf('demo_plain'),
    );
    const series = await scraped();
    expect(series.get('learning_phone_faults_total{fault="render-failed"}')).toBe(
      DIAGNOSTICS_BATCH,
    );
    expect(series.get(`learning_limit_refusals_total{limit="${reportDiagnostics.path}@"}`)).toBe(1);
    expect(series.get('learning_live_sockets')).toBe(1);
    expect(series.get('learning_live_rooms')).toBe(1);
    expect(series.get('learning_connections')).toBeGreaterThan(0);
    expect(series.get('learning_password_hashes_waiting')).toBe(0);
    expect([...series.keys()].join()).not.toContain('13800000000');
    socket.close();
    await expect.poll(async () => (await scraped()).get('learning_live_sockets')).toBe(0);
  });

  it('tell of the timed work: what ran, what failed and what is late', async () => {
    const { db } = opened();
    const now = Date.now() + 60 * MINUTE;
    const metrics = openMetrics();
    const app = Fastify();
    ending.push(() => app.close());
    const capacity = openDiskCapacity(undefined);
    const server = {
      app,
      db,
      clock: () => now,
      meters: metrics.meters,
      line: ownLine(db),
      capacity,
    };
    startJobRunners(server).own({
      'test-done': async () => undefined,
      'test-failed': async () => {
        throw new Error('not yet');
      },
    });
    measureDueJobs(server);
    for (const kind of ['test-done', 'test-failed', 'test-unknown'])
      await addJob(db, { kind, subject: '', dueAt: now - 30 * MINUTE });
    const due = readMetrics(await metrics.read());
    expect(due.get('learning_jobs_due')).toBeGreaterThanOrEqual(3);
    expect(due.get('learning_jobs_late_seconds')).toBeGreaterThanOrEqual(1800);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const runs = async (kind: string, outcome: string) =>
      readMetrics(await metrics.read()).get(
        `learning_jobs_total{kind="${kind}",outcome="${outcome}"}`,
      );
    await expect.poll(() => runs('test-failed', 'failed')).toBe(1);
    await expect.poll(() => runs('test-done', 'done')).toBe(1);
    await db.delete(job);
  });
});
