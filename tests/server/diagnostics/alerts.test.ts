import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { diagnosticsDeskApi } from '#schemas/diagnostics/desk-endpoints.ts';
import { notedFaults } from '#schemas/diagnostics/noted-faults.ts';
import type { Database, OpenDatabase } from '#server/db/database.ts';
import { alert, alerted, diagnostic, handledFault } from '#server/db/tables/diagnostics.ts';
import { job } from '#server/db/tables/job.ts';
import { homeRelease, homeSchedule } from '#server/db/tables/publication.ts';
import { sweepAlerts } from '#server/domains/diagnostics/alerts/sweep.ts';
import { alertJobs } from '#server/domains/diagnostics/alerts/tell-faults.ts';
import type { AlertConfig } from '#server/platform/alerts/config.ts';
import { bringForward, runJobs } from '#server/platform/jobs/jobs.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#server/platform/time/durations.ts';
import { consoleOn } from '../harness/operator/console.ts';
import { openDatabase } from '../harness/postgres/database.ts';

const SECRET = 'secret-of-the-hook';

let opened: OpenDatabase;
let db: Database;
let hook: Server;
let status = 200;
let heard: { text: string; at: string }[] = [];
let config: AlertConfig;
let now = 0;

beforeAll(async () => {
  opened = await openDatabase();
  db = opened.db;
  hook = createServer((request, reply) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      heard.push(JSON.parse(text));
      reply.writeHead(status).end('{}');
    });
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  // a server that listens on a port has such an address
  const { port } = hook.address() as AddressInfo;
  config = {
    ...{ url: `http://127.0.0.1:${port}/${SECRET}`, kind: 'json', inner: true },
    ...{ faults: 5, minutes: 10, quiet: 60 },
  };
});
afterAll(async () => {
  hook.close();
  await opened.close();
});

beforeEach(async () => {
  for (const table of [diagnostic, handledFault, alert, alerted, homeSchedule])
    await db.delete(table);
  await db.delete(job).where(like(job.kind, 'alert-%'));
  [status, heard, now] = [200, [], Date.now()];
});

const report = (section: string, times: number, over: { fault?: string; at?: number } = {}) =>
  db.insert(diagnostic).values(
    Array.from({ length: times }, () => ({
      ...{ at: new Date(over.at ?? now), page: '/drawIndex?phone=13812345678', section },
      ...{ fault: over.fault ?? 'call-failed', endpoint: '/v1/live/list', path: 'data' },
      ...{ memberId: 1, expected: 'text', came: '13812345678', shown: 'hidden' },
    })),
  );

/** A look, as at a minute's end, and all that it has sent. */
const look = async (): Promise<void> => {
  const { look, send } = alertJobs(config);
  await bringForward(db, { kind: 'alert-look', subject: 'all', dueAt: now });
  const failed = (error: unknown) => failures.push(String(error));
  await runJobs(db, { ...look, ...send }, () => now, { failed });
};
let failures: string[] = [];

const states = async () =>
  (await db.select().from(alert).orderBy(alert.id)).map(({ state, failure }) => [state, failure]);

const schedule = async (trouble: 'missed' | 'error') => {
  const [release] = await db.select().from(homeRelease).limit(1);
  if (!release) throw new Error('no release');
  const { document } = release;
  await db.insert(homeSchedule).values({
    ...{ base: document, document, startAt: new Date('2026-11-21T06:00:00Z') },
    ...{ author: 'lin', note: '林晓 13812345678', state: 'failed', trouble },
  });
};

describe('faults of phones', () => {
  it('are told once there are many of one cause in a section, in numbers and known words alone', async () => {
    await report('直播标题', 4);
    await report('直播标题', 9, { at: now - 11 * MINUTE });
    await report('13812345678', 6);
    await report('资讯列表', 6, { fault: '退款没有退回' });
    await look();
    expect(heard.map(({ text }) => text)).toEqual([
      [
        '线上告警：学员的手机 10 分钟内上报了很多问题，请到运营后台的“线上问题”查看。',
        '· 区块以外：接口请求失败，6 次',
      ].join('\n'),
    ]);
    await report('直播标题', 1);
    await look();
    expect(heard[1]?.text).toContain('· 直播标题：接口请求失败，5 次');
    expect(JSON.stringify(heard)).not.toMatch(/1381234|drawIndex|live\/list|退款/);
    expect(await states()).toEqual([
      ['sent', ''],
      ['sent', ''],
    ]);
  });

  it('are told anew after the quiet time, if there are as many still', async () => {
    await report('直播标题', 5);
    await look();
    now += 59 * MINUTE;
    await report('直播标题', 5);
    await look();
    expect(heard).toHaveLength(1);
    now += 2 * MINUTE;
    await report('直播标题', 5);
    await look();
    expect(heard).toHaveLength(2);
    now += 2 * HOUR;
    await look();
    expect(heard).toHaveLength(2);
  });

  it('that somebody has seen to are not told', async () => {
    await report('直播标题', 8);
    const rows = await db.select().from(diagnostic);
    const lastId = Math.max(...rows.map(({ id }) => id));
    await db.insert(handledFault).values({
      ...{ section: '直播标题', fault: 'call-failed', endpoint: '/v1/live/list', path: 'data' },
      ...{ lastId, at: new Date(now) },
    });
    await look();
    expect(heard).toEqual([]);
  });

  it('of many sections fit one message', async () => {
    const { homeSections } = await import('#schemas/layout/home-sections.ts');
    for (const section of Object.keys(homeSections))
      for (const fault of ['call-failed', 'item-left-out', 'render-failed', 'field-defaulted'])
        await report(section, 5, { fault });
    await look();
    expect(heard).toHaveLength(1);
    expect(Buffer.byteLength(heard[0]?.text ?? '')).toBeLessThan(2048);
    expect(heard[0]?.text).toMatch(/另有 \d+ 行没有列出$/);
    await look();
    expect(heard).toHaveLength(1);
  });
});

describe('faults that the server notes', () => {
  const note = (about: 'smsRefused' | 'smsNotSent' | 'smsNotDelivered' | 'refundHeld', times = 1) =>
    report('短信验证码', times, { fault: notedFaults[about].fault });

  it('are told from the first one where nothing works until somebody acts, once in a quiet time', async () => {
    await note('refundHeld', 9);
    await note('smsRefused');
    await look();
    expect(heard.map(({ text }) => text)).toEqual([
      [
        '线上告警：服务器 10 分钟内遇到了问题，请到运营后台的“线上问题”查看。',
        '· 短信服务商不接受验证码短信，1 次',
      ].join('\n'),
    ]);
    await note('smsRefused');
    await look();
    expect(heard).toHaveLength(1);
  });

  it('are told in numbers else, beside those of phones', async () => {
    await note('smsNotSent', 4);
    await note('smsNotDelivered', 4);
    await look();
    expect(heard).toEqual([]);
    await note('smsNotDelivered');
    await report('直播标题', 5);
    await look();
    expect(heard.map(({ text }) => text)).toEqual([
      [
        '线上告警：服务器 10 分钟内遇到了问题，请到运营后台的“线上问题”查看。',
        '· 验证码短信没有送到学员的手机，5 次',
        '线上告警：学员的手机 10 分钟内上报了很多问题，请到运营后台的“线上问题”查看。',
        '· 直播标题：接口请求失败，5 次',
      ].join('\n'),
    ]);
  });
});

it('a schedule that did not run is told once, without what operators wrote', async () => {
  await prepare();
  await schedule('missed');
  await look();
  now += 3 * HOUR;
  await look();
  expect(heard.map(({ text }) => text)).toEqual([
    [
      '线上告警：定时发布没有按计划进行，请到运营后台的“发布记录”处理。',
      '· 定于 2026-11-21 14:00（北京时间）的发布没有进行：到点时服务器没有运行',
    ].join('\n'),
  ]);
});

describe('a message that does not arrive', () => {
  it('is tried again, and tells no address in the log or the answer', async () => {
    failures = [];
    status = 503;
    await report('直播标题', 5);
    await look();
    expect(failures).toEqual(['Error: the webhook of alerts: status 503']);
    expect(await states()).toEqual([['waiting', 'status 503']]);
    status = 200;
    now += 3 * SECOND;
    await look();
    expect(await states()).toEqual([['sent', '']]);
    expect(heard).toHaveLength(2);
    const remaining = await db.select().from(job).where(eq(job.kind, 'alert-send'));
    expect(remaining).toEqual([]);
  });

  it('is given up after half an hour', async () => {
    status = 500;
    await report('直播标题', 5);
    await look();
    now += 31 * MINUTE;
    await look();
    expect(await states()).toEqual([['failed', 'status 500']]);
  });
});

it('messages of long ago are deleted', async () => {
  await report('直播标题', 5);
  await look();
  await sweepAlerts(db, now + 29 * DAY);
  expect(await db.$count(alert)).toBe(1);
  await sweepAlerts(db, now + 31 * DAY);
  expect(await db.$count(alert)).toBe(0);
  expect(await db.$count(alerted)).toBe(1);
  await sweepAlerts(db, now + 401 * DAY);
  expect(await db.$count(alerted)).toBe(0);
});

const prepare = async (alerts?: AlertConfig) => {
  const options = { config: { apiOrigin: undefined, wechat: undefined, alerts } };
  const console = await consoleOn(db, options, diagnosticsDeskApi);
  onTestFinished(() => console.app.close());
  return console;
};

describe('at the console', () => {
  it('an operator tries the way, which the audit tells, and a failure is told at once', async () => {
    const { ask, send, newSeat, audit, logged } = await prepare(config);
    const seat = await newSeat('edit');
    expect(await ask('readAlerts', {}, seat)).toEqual({
      settings: { kind: 'json', faults: 5, minutes: 10, quiet: 60 },
      sent: [],
    });
    const key = randomUUID();
    const { id } = await ask('testAlert', { key }, seat);
    expect(await ask('testAlert', { key }, seat)).toEqual({ id });
    now = Date.now();
    await look();
    const text = '线上告警：这是一条测试消息，说明告警可以收到。';
    expect(heard.map((one) => one.text)).toEqual([text]);
    status = 404;
    await ask('testAlert', {}, seat);
    now = Date.now();
    await look();
    const { sent } = await ask('readAlerts', {}, seat);
    expect(sent.map(({ state, failure, test }) => [state, failure, test])).toEqual([
      ['failed', 'status 404', true],
      ['sent', '', true],
    ]);
    const admin = await newSeat('view');
    expect((await audit(admin)).filter(({ action }) => action === 'alert')).toEqual([
      { name: seat.name, action: 'alert', text: '发送一条测试告警' },
      { name: seat.name, action: 'alert', text: '发送一条测试告警' },
    ]);
    expect(JSON.stringify(logged)).not.toContain(SECRET);
    expect((await send('testAlert', { key: randomUUID() }, admin)).status).toBe(403);
    const many = Array.from({ length: 6 }, () => send('testAlert', { key: randomUUID() }, seat));
    expect((await Promise.all(many)).filter((one) => one.status === 429)).not.toEqual([]);
  });

  it('it is told where no webhook is set', async () => {
    const { ask, send, newSeat } = await prepare();
    const seat = await newSeat('edit');
    expect(await ask('readAlerts', {}, seat)).toEqual({ settings: null, sent: [] });
    expect((await send('testAlert', { key: randomUUID() }, seat)).msg).toContain('还没有设置告警');
  });
});
