import { asc, eq, sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type MeasureReport, reportMeasures } from '#schemas/measure/endpoints.ts';
import { MEASURE_BATCH } from '#schemas/measure/fields.ts';
import type { Database } from '#server/db/database.ts';
import { limitCount } from '#server/db/tables/limit.ts';
import { sectionMeasure } from '#server/db/tables/measure.ts';
import { homeRelease } from '#server/db/tables/publication.ts';
import { gatherMeasures } from '#server/domains/measure/gather.ts';
import { sweepMeasures } from '#server/domains/measure/sweep.ts';
import { DAY } from '#server/platform/time/durations.ts';
import { apiOn } from '../harness/api.ts';
import { onEveryDatabase } from '../harness/postgres/database.ts';

const PATH = reportMeasures.path;
const NOW = Date.parse('2026-11-25T18:00:00Z');

const entry = { section: '直播标题', kind: 'exposure', count: 1 } as const;
const full = { ...entry, id: '', position: 0, variant: '' };

/** Numbers that look random and are the same in every run. */
const numbers = (seed: number) => {
  let state = seed;
  return (most: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
};

const someReport = (next: (most: number) => number): MeasureReport => ({
  home: next(2) === 0 ? 'ordered' : 'variant2',
  entries: Array.from({ length: 1 + next(12) }, () => ({
    section: ['直播标题', '轮播图', '导航栏'][next(3)] ?? '',
    id: ['', 'a1', 'b2'][next(3)] ?? '',
    position: next(6),
    variant: ['', 'red'][next(2)] ?? '',
    kind: (['exposure', 'tap', 'more', 'swap'] as const)[next(4)] ?? 'tap',
    count: 1 + next(5),
  })),
});

type Sums = Record<string, number>;

const addTo = (sums: Sums, { home, entries }: MeasureReport): void => {
  for (const { section, id, position, variant, kind, count } of entries) {
    const key = [home, section, id, position, variant, kind].join(' ');
    sums[key] = (sums[key] ?? 0) + count;
  }
};

const stored = (db: Database) =>
  db.select().from(sectionMeasure).orderBy(asc(sectionMeasure.section), asc(sectionMeasure.kind));

const sumsIn = async (db: Database): Promise<Sums> =>
  Object.fromEntries(
    (await stored(db)).map(({ home, section, instance, position, variant, kind, count }) => [
      [home, section, instance, position, variant, kind].join(' '),
      count,
    ]),
  );

/** A server of nothing but the gathering, with what it logs. */
const gathering = (db: Database, bounds: Parameters<typeof gatherMeasures>[1] = {}) => {
  const logged: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => logged.push(JSON.parse(line)) };
  const app = Fastify({ logger: { level: 'warn', stream } });
  onTestFinished(() => app.close());
  return { ...gatherMeasures({ app, db, clock: () => NOW }, bounds), app, logged };
};

onEveryDatabase('measures', (opened) => {
  beforeEach(async () => {
    await opened().db.delete(sectionMeasure);
    // all tests come from one address
    await opened().db.delete(limitCount);
  });

  it('are exact against what was sent, by several servers at once and over their restarts', async () => {
    const { db } = opened();
    const next = numbers(7);
    const sent: Sums = {};
    for (let run = 0; run < 3; run += 1) {
      const servers = [apiOn(db), apiOn(db)];
      const calls = Array.from({ length: 120 }, (_, call) => {
        const report = someReport(next);
        addTo(sent, report);
        return servers[call % 2]?.post(PATH, report);
      });
      for (const answer of await Promise.all(calls)) expect(answer?.data).toEqual({ on: 1 });
      await Promise.all(servers.map(({ app }) => app.close()));
    }
    expect(await sumsIn(db)).toEqual(sent);
  });

  it('stand in the database a second later, all that came in between in one go', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { db } = opened();
    const { add, flush } = gathering(db);
    add({ home: 'ordered', entries: [full] });
    add({ home: 'ordered', entries: [{ ...full, count: 2 }] });
    vi.advanceTimersByTime(999);
    expect(await stored(db)).toEqual([]);
    vi.advanceTimersByTime(1);
    // nothing is left to store: it waits for what the timer began
    await flush();
    expect(await stored(db)).toMatchObject([{ count: 3 }]);
  });

  it('belong to the day in China of the server’s clock, and to the release that is live', async () => {
    const { db } = opened();
    const { app, post } = apiOn(db, { clock: () => NOW });
    await post(PATH, { home: 'ordered', entries: [{ ...entry, day: '2020-01-01' }] });
    await app.close();
    const [live] = await db.select({ id: sql<number>`max(${homeRelease.id})` }).from(homeRelease);
    expect(await stored(db)).toEqual([
      {
        ...{ day: '2026-11-26', releaseId: live?.id ?? 0, home: 'ordered', section: '直播标题' },
        ...{ instance: '', position: 0, variant: '', kind: 'exposure', count: 1 },
      },
    ]);
  });

  it('of sections that nobody knows are one, whatever they are called', async () => {
    const { db } = opened();
    const { app, post } = apiOn(db);
    const entries = ['__proto__', 'toString', '', "'; drop table section_measure; --"].map(
      (section, position) => ({ ...entry, section, position, id: `x${position}` }),
    );
    expect((await post(PATH, { home: 'variant1', entries })).data).toEqual({ on: 1 });
    await app.close();
    expect(await stored(db)).toMatchObject([
      { home: 'variant1', section: '其他', instance: '', position: 0, count: 4 },
    ]);
  });

  it('beyond what a day may hold are counted as 其他, which is told once a day', async () => {
    const { db } = opened();
    const { add, flush, logged } = gathering(db, { rows: 5 });
    const ids = (from: number) =>
      Array.from({ length: 4 }, (_, n) => ({ ...full, id: `n${from + n}` }));
    for (const from of [0, 4, 8]) {
      add({ home: 'ordered', entries: ids(from) });
      await flush();
    }
    // what has a row goes on being counted in it
    add({ home: 'ordered', entries: [{ ...full, id: 'n0', count: 9 }] });
    await flush();
    expect(await sumsIn(db)).toEqual({
      ...Object.fromEntries([1, 2, 3, 4].map((n) => [`ordered 直播标题 n${n} 0  exposure`, 1])),
      'ordered 直播标题 n0 0  exposure': 10,
      'ordered 其他  0  exposure': 7,
    });
    expect(logged).toMatchObject([
      { msg: 'more is measured than a day may hold', day: '2026-11-26' },
    ]);
  });

  it('take no more memory than they may, and none gets lost', async () => {
    const { db } = opened();
    const { add, flush } = gathering(db, { gathered: 3 });
    for (let n = 0; n < 50; n += 1) add({ home: 'ordered', entries: [{ ...full, id: `m${n}` }] });
    await flush();
    const remaining = await stored(db);
    expect(remaining).toHaveLength(4);
    expect(remaining.reduce((sum, { count }) => sum + count, 0)).toBe(50);
  });

  it('that cannot be stored are told of once, and stored when they can be', async () => {
    const { db } = opened();
    const { add, flush, logged } = gathering(db);
    await db.execute(sql`alter table section_measure rename to away`);
    add({ home: 'ordered', entries: [full] });
    await flush();
    add({ home: 'ordered', entries: [{ ...full, count: 4 }] });
    await flush();
    await db.execute(sql`alter table away rename to section_measure`);
    expect(logged.map(({ msg }) => msg)).toEqual(['measures not stored']);
    await flush();
    expect(await stored(db)).toMatchObject([{ count: 5 }]);
  });

  it('are gone after 400 days', async () => {
    const { db } = opened();
    const { add, flush } = gathering(db);
    add({ home: 'ordered', entries: [full] });
    await flush();
    await sweepMeasures(db, NOW + 400 * DAY);
    expect(await stored(db)).toHaveLength(1);
    await sweepMeasures(db, NOW + 401 * DAY);
    expect(await stored(db)).toEqual([]);
  });

  it('are not taken where the site measures nothing, which it answers', async () => {
    const { db } = opened();
    const config = { apiOrigin: undefined, wechat: undefined, measures: false };
    const { app, post } = apiOn(db, { config });
    const { data } = await post(PATH, { home: 'ordered', entries: [entry] });
    expect(data).toEqual({ on: 0 });
    await app.close();
    expect(await stored(db)).toEqual([]);
  });

  it('know nobody: a member’s are counted as anybody’s', async () => {
    const { db } = opened();
    const { app, post, tokenOf } = apiOn(db);
    const report = { home: 'ordered', entries: [entry] };
    await post(PATH, report, await tokenOf('demo_vip'));
    await post(PATH, report);
    await app.close();
    const remaining = await db.select().from(sectionMeasure).where(eq(sectionMeasure.count, 2));
    expect(remaining).toHaveLength(1);
  });

  it.each<[string, unknown]>([
    ['nothing', {}],
    ['a list', []],
    ['another home page', { home: 'variant9', entries: [entry] }],
    ['no entries', { home: 'ordered' }],
    ['an unknown kind', { home: 'ordered', entries: [{ ...entry, kind: 'bought' }] }],
    ['a long name', { home: 'ordered', entries: [{ ...entry, section: '题'.repeat(61) }] }],
    ['an id with signs', { home: 'ordered', entries: [{ ...entry, id: 'a b' }] }],
    ['half a sign in an id', { home: 'ordered', entries: [{ ...entry, id: '\ud800' }] }],
    ['a line break in a variant', { home: 'ordered', entries: [{ ...entry, variant: 'a\nb' }] }],
    ['a long id', { home: 'ordered', entries: [{ ...entry, id: 'x'.repeat(61) }] }],
    ['a position before the first', { home: 'ordered', entries: [{ ...entry, position: -1 }] }],
    ['one behind the last', { home: 'ordered', entries: [{ ...entry, position: 201 }] }],
    ['a part of a position', { home: 'ordered', entries: [{ ...entry, position: 1.5 }] }],
    ['no count', { home: 'ordered', entries: [{ ...entry, count: 0 }] }],
    ['a huge count', { home: 'ordered', entries: [{ ...entry, count: 1e12 }] }],
    ['a negative one', { home: 'ordered', entries: [{ ...entry, count: -5 }] }],
    ['too many events', { home: 'ordered', entries: Array(3).fill({ ...entry, count: 67 }) }],
    ['too many entries', { home: 'ordered', entries: Array(MEASURE_BATCH + 1).fill(entry) }],
  ])('are refused whole: %s', async (_, payload) => {
    const { db } = opened();
    const { app, post } = apiOn(db);
    expect(await post(PATH, payload)).toMatchObject({ status: 400, code: '400' });
    await app.close();
    expect(await stored(db)).toEqual([]);
  });

  it('are taken up to a full batch, and refused too often from one address', async () => {
    const { db } = opened();
    const { app, post } = apiOn(db);
    const most = Array(MEASURE_BATCH).fill(entry);
    const report = (entries: readonly object[]) => post(PATH, { home: 'ordered', entries });
    for (let call = 0; call < 600; call += 1)
      expect((await report(call % 20 === 0 ? most : [entry])).status).toBe(200);
    expect((await report(most)).status).toBe(429);
    await app.close();
    expect(await stored(db)).toMatchObject([{ count: 30 * MEASURE_BATCH + 570 }]);
  });
});
