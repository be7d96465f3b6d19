import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressApi } from '#schemas/address/endpoints.ts';
import { clearViewed } from '#schemas/course/list-endpoints.ts';
import { readMessages } from '#schemas/message/endpoints.ts';
import { setRelation } from '#schemas/relation/endpoints.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { product } from '#server/db/tables/course.ts';
import { migrations } from '../../harness/test-database.ts';
import { apiOn } from '../harness/api.ts';
import { freshPostgres, hasPostgres } from '../harness/postgres/database.ts';

const { removeAddress, setDefaultAddress } = addressApi;
const verbs = [clearViewed, readMessages, setRelation, removeAddress, setDefaultAddress];
const EACH = 12;

describe.skipIf(!hasPostgres)('connections of a server', () => {
  let opened: OpenDatabase;
  let other: pg.Client;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const fresh = await freshPostgres();
    drop = fresh.drop;
    opened = await openPostgres(fresh.url, migrations);
    other = new pg.Client({ connectionString: fresh.url });
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await opened.close();
    await drop();
  });

  it('are left for reading while changes of many verbs wait for another one', async () => {
    const { db } = opened;
    const { post, tokenOf } = apiOn(db);
    const token = await tokenOf('demo_plain');
    const thing = { kind: 'like', target: 'news', id: '1', on: true };
    const under = async () => {
      const { rows } = await other.query<{ n: number }>(
        "select count(*)::int as n from pg_locks where not granted and relation = 'done_request'::regclass",
      );
      return rows[0]?.n ?? 0;
    };
    await other.query('begin');
    // whoever claims a request waits; looking one up goes on
    await other.query('lock table done_request in share mode');
    const answers = Promise.all(
      verbs.flatMap(({ path }) =>
        Array.from({ length: EACH }, () =>
          post(path, { ...thing, group: 'all', key: randomUUID() }, token),
        ),
      ),
    );
    await expect.poll(under).toBeGreaterThanOrEqual(6);
    const read = db.$count(product);
    const late = new Promise((resolve) => setTimeout(resolve, 3000, 'late'));
    const first = await Promise.race([read, late]);
    await other.query('commit');
    expect(first).toBe(152);
    expect(new Set((await answers).map(({ status }) => status))).toEqual(new Set([200]));
    expect(await read).toBe(152);
  });
});
