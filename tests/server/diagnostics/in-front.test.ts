import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DIAGNOSTICS_BATCH } from '#schemas/diagnostics/batch.ts';
import { diagnosticsDeskApi } from '#schemas/diagnostics/desk-endpoints.ts';
import { readDesk } from '#schemas/publication/endpoints.ts';
import { type AppOptions, buildApp } from '#server/app.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { diagnostic } from '#server/db/tables/diagnostics.ts';
import { newIp } from '../harness/login/account.ts';
import { consoleOn, OPERATOR_PASSWORD } from '../harness/operator/console.ts';
import { openDatabase } from '../harness/postgres/database.ts';
import { REPORT_PATH as PATH, reportedFault } from '../harness/reported-fault.ts';
import { startUpstream, type Upstream } from '../harness/upstream.ts';

const entry = { ...reportedFault, came: '{"phone":"13800138000"}' };
const report = { page: '/drawIndex', entries: [entry, { ...entry, path: 'data.4.id' }] };

let upstream: Upstream;
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.close());
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  upstream.reset();
  upstream.calls.length = 0;
});

const inFront = (options: Partial<AppOptions> = {}) => {
  const logged: string[] = [];
  const app = buildApp({
    config: { apiOrigin: upstream.origin, wechat: undefined },
    log: { level: 'warn', stream: { write: (line) => logged.push(line) } },
    ...options,
  });
  closing.push(() => app.close());
  const send = (payload: string | object, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: PATH,
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  const lines = () => logged.map((line): Record<string, unknown> => JSON.parse(line));
  return { app, send, lines, logged };
};

describe('what phones report in front of an existing back end', () => {
  it('is answered here and is one line of the log, although that back end does not know it', async () => {
    const { send, lines, logged } = inFront();
    const { statusCode, body } = await send(report, { token: 'a-members-token' });
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toEqual({ code: 200, msg: '成功', data: { accepted: 2 } });
    expect(lines()).toMatchObject([
      {
        level: 'warn',
        msg: 'phone faults',
        page: '/drawIndex',
        count: 2,
        faults: [
          { section: '直播标题', path: 'data.n.broadcast_name', came: 'object', count: 1 },
          { section: '直播标题', path: 'data.n.id', came: 'object', count: 1 },
        ],
      },
    ]);
    expect(logged.join('')).not.toMatch(/a-members-token|13800138000/);
    expect(logged.join('').trimEnd()).not.toContain('\n');
  });

  it('is told to that back end as well, as it was checked', async () => {
    const { send } = inFront();
    await send({ ...report, more: 1 }, { token: 'a-members-token' });
    expect(upstream.calls).toMatchObject([{ path: PATH, token: 'a-members-token' }]);
    expect(JSON.parse(upstream.calls[0]?.body ?? '')).toEqual(report);
  });

  it.each(['error', 'hang', 'reset', 'html'] as const)(
    'is taken while that back end does "%s"',
    async (answer) => {
      upstream.set(PATH, answer);
      const { send, lines } = inFront({ timeLimit: 300 });
      expect((await send(report)).json()).toMatchObject({ code: 200, data: { accepted: 2 } });
      expect(lines()).toHaveLength(1);
    },
  );

  it.each<[string, string | object, number]>([
    ['no JSON', '{"page":', 400],
    ['nothing', '', 400],
    ['a list', [], 400],
    ['no entries', { page: '/' }, 400],
    ['a kind of fault that is none', { page: '/', entries: [{ ...entry, fault: 'x' }] }, 400],
    ['a long text', { page: '/', entries: [{ ...entry, came: 'x'.repeat(301) }] }, 400],
    ['an object for a text', { page: {}, entries: [entry] }, 400],
    ['too many', { page: '/', entries: Array(DIAGNOSTICS_BATCH + 1).fill(entry) }, 400],
    ['a large body', { ...report, more: 'x'.repeat(256 * 1024) }, 413],
    ['a poisoned prototype', '{"__proto__":{"page":"/"},"page":"/","entries":[]}', 400],
  ])('is refused as it is without API_ORIGIN: %s', async (_, payload, status) => {
    const { send, lines } = inFront();
    const response = await send(payload);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code: status, data: null });
    expect(lines()).toEqual([]);
    expect(upstream.calls).toEqual([]);
  });

  it('is taken as JSON alone', async () => {
    const { send, lines } = inFront();
    const { statusCode } = await send(JSON.stringify(report), { 'content-type': 'text/plain' });
    expect(statusCode).toBe(415);
    expect(lines()).toEqual([]);
  });

  it('is refused too often from one address, with nothing logged nor told', async () => {
    const { send, lines } = inFront();
    for (let call = 0; call < 30; call += 1) expect((await send(report)).statusCode).toBe(200);
    const refused = await send(report);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(lines()).toHaveLength(30);
    expect(upstream.calls).toHaveLength(30);
    expect((await send(report, { 'x-forwarded-for': newIp() })).statusCode).toBe(200);
  });
});

describe('where they are kept', () => {
  let opened: OpenDatabase;
  beforeEach(async () => {
    opened = await openDatabase({ demo: false });
  });
  afterEach(() => opened.close());
  const config = () => ({ apiOrigin: upstream.origin, wechat: undefined });

  it('reports stand in the database with no member, whatever token they come with', async () => {
    const { send, lines } = inFront({ db: opened.db });
    const hostile = { ...entry, came: '"\u0000\ud800"', section: "'; drop table diagnostic; --" };
    expect((await send({ page: '/a', entries: [entry, hostile] }, { token: 'x' })).statusCode).toBe(
      200,
    );
    expect(await opened.db.select().from(diagnostic)).toMatchObject([
      { ...entry, page: '/a', memberId: null },
      { section: "'; drop table diagnostic; --", came: '"\ufffd\ufffd"' },
    ]);
    expect(lines()).toHaveLength(1);
  });

  it('are in the log as well where the database fails', async () => {
    const { send, lines } = inFront({ db: opened.db });
    await opened.db.execute('drop table diagnostic');
    expect((await send(report)).statusCode).toBe(500);
    expect(lines().map(({ msg }) => msg)).toEqual(['phone faults', 'call failed']);
  });

  it('operators sign in, see them and mark them as handled', async () => {
    const { app, ask, send, signIn } = await consoleOn(
      opened.db,
      { config: config() },
      diagnosticsDeskApi,
    );
    closing.push(() => app.close());
    await app.inject({ method: 'POST', url: PATH, payload: report });
    const seat = await signIn('admin', OPERATOR_PASSWORD);
    expect((await send('whoAmI', {}, seat)).data).toMatchObject({ inFront: true });
    const listed = await ask('listFaults', { hours: 1, handled: false }, seat);
    expect(listed.groups).toMatchObject([
      { path: 'data.n.id', count: 1 },
      { path: 'data.n.broadcast_name', count: 1, sample: { came: entry.came } },
    ]);
    const [first] = listed.groups;
    if (!first) throw new Error('no fault');
    const { section, fault, endpoint, path } = first;
    await ask('handleFault', { section, fault, endpoint, path }, seat);
    expect((await ask('listFaults', { hours: 1, handled: false }, seat)).groups).toHaveLength(1);
    const { items } = await ask('listAudit', { page: 1 }, seat);
    expect(items[0]).toMatchObject({ name: 'admin', action: 'fault-handled' });
  });

  it('nobody sees them without a session, and the other desks are unknown', async () => {
    const { app, send, newSeat } = await consoleOn(
      opened.db,
      { config: config() },
      diagnosticsDeskApi,
    );
    closing.push(() => app.close());
    const request = { hours: 1, handled: false };
    expect((await send('listFaults', request)).code).toBe('-200');
    const seat = await newSeat('view');
    expect((await send('listFaults', request, seat)).code).toBe('200');
    const csrf = 'forged';
    expect((await send('listFaults', request, { ...seat, csrf })).status).toBe(403);
    expect((await send('readDesk', {}, seat)).status).toBe(404);
    expect(readDesk.path).toMatch(/^\/operator\/api\//);
    expect(upstream.calls).toEqual([]);
  });

  it('all other calls go to the back end', async () => {
    const { app } = inFront({ db: opened.db });
    for (const url of ['/v1/index/logo', '/v1/diagnostics/other', '/v2/diagnostics/report'])
      await app.inject({ method: 'POST', url, payload: {} });
    expect(upstream.calls.map(({ path }) => path)).toEqual([
      '/v1/index/logo',
      '/v1/diagnostics/other',
      '/v2/diagnostics/report',
    ]);
  });
});
