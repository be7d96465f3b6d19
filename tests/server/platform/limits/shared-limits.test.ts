import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { suggestWords } from '#schemas/search/endpoints.ts';
import type { Database, OpenDatabase } from '#server/db/database.ts';
import { limitCount } from '#server/db/tables/limit.ts';
import type { Member } from '#server/platform/auth/session.ts';
import type { Context, Operator } from '#server/platform/endpoint/context.ts';
import { RefusedError } from '#server/platform/endpoint/errors.ts';
import { limitNetworks, limitRate } from '#server/platform/limits/limit-rate.ts';
import { openLimits } from '#server/platform/limits/limits.ts';
import { sweepLimits } from '#server/platform/limits/sweep-limits.ts';
import { MINUTE } from '#server/platform/time/durations.ts';
import { apiOn } from '../../harness/api.ts';
import {
  hasPostgres,
  onDatabase,
  onEveryDatabase,
  openFilledPostgres,
} from '../../harness/postgres/database.ts';

const failed = (error: unknown) => {
  throw error;
};
const times = <T>(n: number, make: (n: number) => T): T[] =>
  Array.from({ length: n }, (_, at) => make(at));

onEveryDatabase('limits', (opened: () => OpenDatabase) => {
  let named = 0;
  const limit = (points: number) => {
    named += 1;
    return { name: `test ${named}`, points, window: MINUTE };
  };
  const serverAt = (clock?: () => number) => openLimits({ db: opened().db, clock, failed });
  const letThrough = async (calls: readonly Promise<number>[]) =>
    (await Promise.all(calls)).filter((wait) => wait === 0).length;

  it.each([2, 7, 40])(
    'of %i are held by several servers together, however many ask at once',
    async (points) => {
      const shared = limit(points);
      const servers = times(3, () => serverAt().of(shared));
      const calls = servers.flatMap((spend) => times(points, () => spend('a')));
      const most = await letThrough(calls);
      expect(most).toBeLessThanOrEqual(points);
      // each server may hold the rest of a share
      expect(most).toBeGreaterThanOrEqual(points - 3 * (points / 20));
      expect(await letThrough(servers.map((spend) => spend('b')))).toBe(Math.min(3, points));
    },
  );

  it('say when there is one left again, and then there is', async () => {
    let now = 1_000_000;
    const spend = serverAt(() => now).of(limit(2));
    expect([await spend('a'), await spend('a')]).toEqual([0, 0]);
    now += 1000;
    expect(await spend('a')).toBe(MINUTE - 1000);
    now += MINUTE - 1000;
    expect(await spend('a')).toBe(0);
  });

  it('forget nobody who has used theirs up, however many others come', async () => {
    const spend = serverAt().of(limit(1));
    expect(await spend('a')).toBe(0);
    await opened().db.execute(sql`
      insert into limit_count (key, points, expire)
      select 'others:' || n, 1, now() + interval '1 minute' from generate_series(1, 30000) as n`);
    for (const n of times(200, (at) => at)) await spend(`other ${n}`);
    expect(await spend('a')).toBeGreaterThan(0);
  });

  it('do not outlast their window when a clock is set back', async () => {
    let now = 10 * MINUTE;
    const shared = limit(1);
    expect(await serverAt(() => now).of(shared)('a')).toBe(0);
    now = MINUTE;
    expect(await serverAt(() => now).of(shared)('a')).toBe(0);
    expect(await serverAt(() => now).of(shared)('a')).toBe(MINUTE);
  });

  it('leave no counts behind whose window is over', async () => {
    const { db } = opened();
    await db.execute(sql`insert into limit_count values ('over', 1, now() - interval '1 second')`);
    const own = limit(3);
    const { name } = own;
    await serverAt().of(own)('a');
    const there = (key: string) => db.$count(limitCount, sql`${limitCount.key} like ${`%${key}`}`);
    const saved = `${name}:a`;
    expect([await there('over'), await there(saved)]).toEqual([1, 1]);
    await sweepLimits(db, 0);
    expect([await there('over'), await there(saved)]).toEqual([0, 1]);
  });
});

// the embedded database has the clock of its process
describe.skipIf(!hasPostgres)('limits of several servers', () => {
  it('go by the database, not by what a server takes for the time', async () => {
    const opened = await openFilledPostgres();
    const shared = { name: 'clock', points: 1, window: MINUTE };
    const real = Date.now;
    expect(await openLimits({ db: opened.db, failed }).of(shared)('a')).toBe(0);
    Date.now = () => real() + 10 * MINUTE;
    try {
      expect(await openLimits({ db: opened.db, failed }).of(shared)('a')).toBeGreaterThan(0);
    } finally {
      Date.now = real;
      await opened.close();
    }
  });
});

onEveryDatabase('searches', (opened) => {
  it('of a member are held by two servers together', async () => {
    const { db } = opened();
    const servers = [apiOn(db), apiOn(db)];
    const token = await servers[0]?.tokenOf('demo_plain');
    let passed = 0;
    for (const n of times(140, (at) => at)) {
      const answer = await servers[n % 2]?.post(suggestWords.path, { keyword: '心' }, token);
      if (answer?.status === 200) passed += 1;
      else expect(answer?.status).toBe(429);
    }
    expect(passed).toBeLessThanOrEqual(120);
    // each server may hold the rest of a share
    expect(passed).toBeGreaterThanOrEqual(120 - 2 * 6);
  });
});

// counts by limits, which stand on every engine above
onDatabase('a rate', (opened) => {
  const passed = async (calls: readonly Promise<void>[]): Promise<number> => {
    const ended = await Promise.allSettled(calls);
    for (const one of ended)
      if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(RefusedError);
    return ended.filter(({ status }) => status === 'fulfilled').length;
  };
  const limits = () => openLimits({ db: opened().db, failed });
  const stranger = (ip: string): Context =>
    // a limit is given more than it reads
    ({ db: {} as Database, member: null, ip, now: 0 }) as Context;

  it('is wider for a network, which many share, than for a member', async () => {
    const assertRate = limitRate(limits(), { path: '/one', rate: 2 });
    const ask = (ip: string) => assertRate(stranger(ip));
    expect(await passed(times(50, () => ask('192.0.2.1')))).toBe(40);
    expect(await passed([ask('192.0.2.2')])).toBe(1);
  });

  it('is one of a member’s own, and another of the operator who has the same id', async () => {
    const assertRate = limitRate(limits(), { path: '/own', rate: 2 });
    const { ip } = stranger('192.0.2.3');
    // a limit reads no more of either than the id
    const member = { ip, member: { id: 2 } as Member };
    const operator = { ip, operator: { id: 2 } as Operator };
    expect(await passed(times(3, () => assertRate(member)))).toBe(2);
    expect(await passed(times(3, () => assertRate(operator)))).toBe(2);
  });

  it('is one for all addresses of an IPv6 network', async () => {
    const assertRate = limitRate(limits(), { path: '/two', rate: { ofAddress: 5 } });
    const addresses = times(30, (n) => `2001:db8:0:1::${n.toString(16)}`);
    expect(await passed(addresses.map((ip) => assertRate(stranger(ip))))).toBe(5);
    expect(await passed([assertRate(stranger('2001:db8:0:2::1'))])).toBe(1);
  });

  it('holds all calls of a member, and all requests of a network but this machine', async () => {
    const own = limits();
    const member = { ...stranger('192.0.2.9'), member: { id: 1 } } as Context;
    const one = limitRate(own, { path: '/three' });
    const other = limitRate(own, { path: '/four' });
    const calls = times(3100, (n) => (n % 2 ? one : other)(member));
    expect(await passed(calls)).toBe(3000);
    const assertNetwork = limitNetworks(own);
    const from = (ip: string) => passed(times(60_100, () => assertNetwork(ip)));
    expect([await from('192.0.2.8'), await from('127.0.0.1')]).toEqual([60_000, 60_100]);
  });
});
