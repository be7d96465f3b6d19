import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { notedFaults } from '#schemas/diagnostics/noted-faults.ts';
import { setRelation } from '#schemas/relation/endpoints.ts';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import type { Database } from '#server/db/database.ts';
import { diagnostic } from '#server/db/tables/diagnostics.ts';
import { tellFullDisk } from '#server/domains/diagnostics/index.ts';
import { openDiskCapacity } from '#server/platform/storage/disk-capacity.ts';
import { callsOn } from '../harness/calls-on.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const MEGABYTE = 1024 * 1024;
const FULL = {
  code: 43009,
  msg: '服务器的存储空间已满，暂时不能保存，已有的内容不受影响，请稍后再试',
  data: null,
};
const READ = '/v1/index/sort';

const modules = import.meta.glob<Record<string, unknown>>('../../../schemas/*/*endpoints.ts', {
  eager: true,
});
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'payload' in value;
const learners = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(isEndpoint)
  .filter(({ access }) => typeof access !== 'object');
const isChange = ({ changes, idempotent }: Endpoint) => Boolean(changes || idempotent);

onDatabase('a full disk', (opened) => {
  const server = () => {
    let left = 1000 * MEGABYTE;
    let now = 0;
    const capacity = openDiskCapacity(
      '/data',
      () => left,
      () => now,
    );
    const api = callsOn(opened().db, { setRelation }, { capacity });
    const like = (token: string, on = true) =>
      api.ask('setRelation', { kind: 'like', target: 'news', id: '1', on }, token);
    const ready = async (query = '') => {
      const { statusCode, body } = await api.app.inject(`/readyz${query}`);
      return [statusCode, z.parse(z.object({ status: z.string() }), JSON.parse(body)).status];
    };
    return {
      ...api,
      ...{ capacity, like, ready },
      leave: (bytes: number): void => {
        left = bytes;
      },
      pass: (ms: number): void => {
        now += ms;
      },
    };
  };

  /** Has the database fail as it does on a full disk, whatever is written to a table. */
  const filled = async (db: Database, tables: readonly string[], work: () => Promise<void>) => {
    await db.execute(
      sql.raw(`create function disk_is_full() returns trigger language plpgsql as $$ begin
        raise exception 'could not extend file' using errcode = '53100'; end $$`),
    );
    for (const table of tables)
      await db.execute(
        sql.raw(`create trigger full_disk before insert or update on ${table}
          for each statement execute function disk_is_full()`),
      );
    try {
      await work();
    } finally {
      await db.execute(sql.raw('drop function disk_is_full() cascade'));
    }
  };

  it('takes no change, says so, reads on, and takes them again as soon as there is room', async () => {
    const { post, tokenOf, leave, like, ready, app } = server();
    const token = await tokenOf('demo_plain');
    leave(64 * MEGABYTE - 1);
    const [refused, read]: string[][] = [[], []];
    for (const endpoint of learners) {
      const { status, body } = await post(endpoint.path, {}, token);
      const isFull = JSON.stringify(body) === JSON.stringify(FULL);
      if (isFull !== isChange(endpoint) || isFull !== (status === 503))
        refused?.push(endpoint.path);
      if (!isFull) read?.push(endpoint.path);
    }
    expect(refused).toEqual([]);
    expect(read?.length).toBeGreaterThan(60);
    expect(await ready()).toEqual([503, 'disk full: no changes, reads go on']);
    expect(await ready('?for=reads')).toEqual([200, 'ready']);
    leave(64 * MEGABYTE);
    expect((await like(token)).code).toBe('200');
    expect(await ready()).toEqual([200, 'ready']);
    await app.close();
  });

  it('of the database refuses what it could not keep, and nothing that it need not keep', async () => {
    const { post, tokenOf, like, ready, pass, app } = server();
    const token = await tokenOf('demo_plain');
    await filled(opened().db, ['done_request', 'limit_count'], async () => {
      const answer = await like(token, false);
      expect([answer.status, answer.body]).toEqual([503, FULL]);
      expect((await ready())[0]).toBe(503);
      expect((await post(READ, {}, token)).code).toBe('200');
    });
    expect((await like(token, false)).code).toBe('200');
    pass(10_000);
    expect(await ready()).toEqual([200, 'ready']);
    await app.close();
  });

  it('is told to operators once an hour, by the webhook alone where nothing can be kept', async () => {
    const { db } = opened();
    const heard: string[] = [];
    const hook = createServer((request, reply) => {
      request.on('data', (part: Buffer) => heard.push(JSON.parse(part.toString()).text));
      request.on('end', () => reply.end('{}'));
    });
    await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
    // a server that listens on a port has such an address
    const { port } = hook.address() as AddressInfo;
    const alerts = {
      url: `http://127.0.0.1:${port}/`,
      kind: 'json',
      inner: true,
      ...{ faults: 5, minutes: 10, quiet: 60 },
    } as const;
    let now = Date.now();
    let left = 1000 * MEGABYTE;
    const capacity = openDiskCapacity('/data', () => left);
    const look = tellFullDisk({ app: Fastify(), db, clock: () => now, capacity }, alerts);
    const noticeOf = async () => (await db.select().from(diagnostic)).map(({ fault }) => fault);
    await db.delete(diagnostic);
    await look();
    expect(await noticeOf()).toEqual([]);
    left = 1;
    await look();
    await look();
    expect(await noticeOf()).toEqual([notedFaults.diskFull.fault]);
    now += 60 * 60 * 1000;
    await filled(db, ['diagnostic'], look);
    expect(await noticeOf()).toHaveLength(1);
    expect(heard).toEqual([`线上告警：${notedFaults.diskFull.fault}。`]);
    await db.delete(diagnostic);
    hook.close();
  });
});
