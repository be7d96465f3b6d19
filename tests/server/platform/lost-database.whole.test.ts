import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { setRelation } from '#schemas/relation/endpoints.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { sendSignals } from '#server/db/signals.ts';
import { product } from '#server/db/tables/course.ts';
import { migrations } from '../../harness/test-database.ts';
import { apiOn } from '../harness/api.ts';
import { filledPostgres, hasPostgres } from '../harness/postgres/database.ts';
import { lineToPostgres } from '../harness/postgres/line-to-postgres.ts';

const PATH = '/v1/index/sort';
const settings = z.object({ rows: z.array(z.object({ name: z.string(), setting: z.string() })) });
const PATIENT = { timeout: 30_000, interval: 50 };

describe.skipIf(!hasPostgres)('a database that is lost', () => {
  let opened: OpenDatabase;
  let other: pg.Client;
  let way: Awaited<ReturnType<typeof lineToPostgres>>;
  let drop: () => Promise<void>;

  beforeEach(async () => {
    const filled = await filledPostgres();
    drop = filled.drop;
    way = await lineToPostgres(filled.url);
    opened = await openPostgres(way.url, migrations);
    other = new pg.Client({ connectionString: filled.url });
    await other.connect();
  });
  afterEach(async () => {
    await way.close();
    await opened.close();
    await other.end();
    await drop();
  });

  const api = () => apiOn(opened.db, { line: opened.line });
  const endConnections = (state = '') =>
    other.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and state like '%' || $1`,
      [state],
    );
  const waiting = async (): Promise<number> => {
    const { rows } = await other.query<{ n: number }>(
      'select count(*)::int as n from pg_locks where not granted',
    );
    return rows[0]?.n ?? 0;
  };

  it('is asked under limits of time, which the server holds', async () => {
    const request = await opened.db.execute(
      sql`select name, setting from pg_settings where name like '%\\_timeout' and setting <> '0'`,
    );
    const { rows } = z.parse(settings, request);
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toMatchObject({
      lock_timeout: '8000',
      statement_timeout: '10000',
      idle_in_transaction_session_timeout: '15000',
    });
  });

  it('takes a transaction with it, and nothing else', async () => {
    const { db } = opened;
    const work = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await endConnections('idle in transaction');
      // the break arrives while nothing is asked on the connection
      await expect
        .poll(() =>
          tx.execute(sql`select 1`).then(
            () => 1,
            () => 0,
          ),
        )
        .toBe(0);
      throw new Error('given up');
    });
    await expect(work).rejects.toThrow('given up');
    expect(await db.$count(product)).toBe(152);
  });

  it('gives back the connection of a transaction that could not begin', async () => {
    const { db } = opened;
    // more of them than there are connections
    for (let round = 0; round < 12; round += 1) {
      await db.$count(product);
      way.drop();
      const begun = db.transaction((tx) => tx.execute(sql`select 1`));
      begun.catch(() => {});
      await new Promise((resolve) => setImmediate(resolve));
      way.cut();
      await expect(begun).rejects.toThrow();
      way.mend();
    }
    expect(await db.$count(product)).toBe(152);
  });

  it('is told with 503 and when to come again, and answers once it is back', async () => {
    const { app, post } = api();
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
    way.cut();
    const refused = await app.inject({ method: 'POST', url: PATH });
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('3');
    expect(refused.json()).toEqual({ code: 503, msg: '服务暂时不可用，请稍后再试', data: null });
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    way.mend();
    expect((await post(PATH)).code).toBe('200');
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });

  it.each([
    ['a read', PATH, 'section_order', {}],
    [
      'a change with a key',
      setRelation.path,
      'done_request',
      { kind: 'like', target: 'news', id: '1', on: true },
    ],
  ])(
    'ends %s that is under way, which is carried out anew',
    async (_what, path, table, payload) => {
      const { post, tokenOf } = api();
      const token = await tokenOf('demo_plain');
      await other.query('begin');
      await other.query(`lock table ${table} in access exclusive mode`);
      const answer = post(path, { ...payload, key: randomUUID() }, token);
      await expect.poll(waiting, PATIENT).toBe(1);
      await endConnections('active');
      await other.query('commit');
      expect((await answer).code).toBe('200');
    },
  );

  it.each(['cut', 'drop'] as const)(
    'takes signals with it (%s), which come again once it is back',
    async (fails) => {
      const { line, db } = opened;
      const heard: (string | undefined)[] = [];
      line.hear('job', (text) => heard.push(text));
      await sendSignals(db, 'job', ['before']);
      await expect.poll(() => heard).toEqual(['before']);
      way[fails]();
      await other.query("notify job, 'lost'");
      await expect.poll(line.answers, PATIENT).toBe(false);
      way.mend();
      await expect.poll(line.answers, PATIENT).toBe(true);
      // whoever hears is told that something may be lost
      expect(heard).toContain(undefined);
      const isHeard = async () => {
        await other.query("notify job, 'after'");
        return heard.includes('after');
      };
      await expect.poll(isHeard, PATIENT).toBe(true);
      expect(heard).not.toContain('lost');
    },
  );

  it('without a word is left for new connections as soon as there are some', async () => {
    const { app, post } = api();
    const { db } = opened;
    // every connection of the pool has been used, and is idle
    await Promise.all(Array.from({ length: 20 }, () => db.$count(product)));
    way.drop();
    const silent = Array.from({ length: 20 }, () => post(PATH));
    await expect.poll(async () => (await app.inject('/readyz')).statusCode, PATIENT).toBe(503);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    way.mend();
    await expect.poll(async () => (await app.inject('/readyz')).statusCode, PATIENT).toBe(200);
    expect((await post(PATH)).code).toBe('200');
    expect(await db.$count(product)).toBe(152);
    const codes = (await Promise.all(silent)).map(({ code }) => code);
    expect(codes.filter((code) => !['200', '503'].includes(code))).toEqual([]);
  });
});
