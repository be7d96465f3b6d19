import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { measureDeskApi } from '#schemas/measure/desk-endpoints.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import type { Database } from '#server/db/database.ts';
import { diagnostic } from '#server/db/tables/diagnostics.ts';
import { homeDay, sectionMeasure } from '#server/db/tables/measure.ts';
import { homeRelease } from '#server/db/tables/publication.ts';
import { sumHomeDays } from '#server/domains/measure/home-days.ts';
import { sweepMeasures } from '#server/domains/measure/sweep.ts';
import { DAY, HOUR, MINUTE } from '#server/platform/time/durations.ts';
import { consoleOn } from '../harness/operator/console.ts';
import { onDatabase } from '../harness/postgres/database.ts';

/** Ten past midnight in China, on the 26th. */
const NOW = Date.parse('2026-11-25T16:10:00Z');
const TODAY = '2026-11-26';

type Row = typeof sectionMeasure.$inferInsert;

const none = { exposures: 0, taps: 0, faults: 0 };
const nowhere = { today: none, week: none, month: none, live: none, before: none };

const banner = (key: string, link = `/pages/${key}`): HomeDocument['banners'][number] => ({
  ...{ key, link, slot: 'ordered', title: key, thumb: '/media/a.svg' },
});

onDatabase('numbers of the home page', (opened) => {
  let db: Database;
  let before = 0;
  let live = 0;

  const row = (over: Partial<Row>): Row => ({
    ...{ day: TODAY, releaseId: live, home: 'ordered', section: '直播标题', instance: '' },
    ...{ position: 0, variant: '', kind: 'exposure', count: 1, ...over },
  });
  const measured = (...rows: Partial<Row>[]) => db.insert(sectionMeasure).values(rows.map(row));

  const reported = (section: string, ...moments: number[]) =>
    db.insert(diagnostic).values(
      moments.map((at) => ({
        ...{ at: new Date(at), page: '/drawIndex', fault: 'call-failed', section },
        ...{ endpoint: '/v1/live', path: '', expected: '', came: '', shown: 'hidden' },
      })),
    );

  const release = async (at: number, edit: (document: HomeDocument) => HomeDocument) => {
    const [last] = await db.select().from(homeRelease).limit(1);
    if (!last) throw new Error('no release');
    const document = edit(last.document);
    const given = { kind: 'publish', author: 'a', note: '', at: new Date(at), document } as const;
    const [made] = await db.insert(homeRelease).values(given).returning({ id: homeRelease.id });
    return made?.id ?? 0;
  };

  const desk = async () => {
    const console = await consoleOn(db, { clock: () => NOW }, measureDeskApi);
    onTestFinished(() => console.app.close());
    const seat = await console.newSeat('view');
    return { ...console, numbers: () => console.ask('homeNumbers', {}, seat) };
  };

  beforeEach(async () => {
    db = opened().db;
    for (const table of [sectionMeasure, homeDay, diagnostic]) await db.delete(table);
    const { app } = await consoleOn(db, { clock: () => NOW });
    await app.close();
    before = await release(NOW - 2 * DAY, (document) => ({
      ...document,
      banners: [banner('a'), banner('quiet', ''), banner('c')],
    }));
    live = await release(NOW - 5 * MINUTE, (document) => ({
      ...document,
      banners: [banner('c'), banner('a')],
      sections: document.sections.map((section) =>
        section.name === '直播标题'
          ? {
              ...section,
              when: {
                share: { of: 'spring', percent: 40, variants: ['b', 'a'], variant: 'a' },
              },
            }
          : section,
      ),
    }));
  });

  it('are of today, of days and of releases', async () => {
    await measured(
      { count: 10 },
      { kind: 'tap', position: 3, count: 2 },
      { kind: 'more', count: 1 },
      { kind: 'swap', count: 50 },
      { position: 3, count: 7 },
      { day: '2026-11-25', releaseId: before, count: 20 },
      { day: '2026-11-19', releaseId: 1, count: 40 },
      { day: '2026-10-28', releaseId: 1, count: 80 },
      { day: '2026-10-27', releaseId: 1, count: 160 },
      { day: '2026-08-28', releaseId: before, count: 5000 },
      { instance: 'hot', count: 3 },
      { home: 'variant1', count: 9 },
    );
    await reported('直播标题', NOW - MINUTE, NOW - MINUTE, NOW - 7 * MINUTE, NOW - HOUR);
    await reported('谁也不知道', NOW);
    await reported('资讯列表', NOW);
    const { numbers } = await desk();
    const answer = await numbers();
    expect(answer).toMatchObject({
      live: { id: live, at: NOW - 5 * MINUTE },
      before: { id: before, at: NOW - 2 * DAY },
    });
    const faults = { today: 3, week: 4, month: 4, live: 2, before: 2 };
    const only = (exposures: number, taps: number, name: keyof typeof faults) => ({
      ...{ exposures, taps, faults: faults[name] },
    });
    const sections = Object.fromEntries(
      answer.sections.map(({ home, section, id, spans }) => [`${home} ${section} ${id}`, spans]),
    );
    expect(sections).toEqual({
      'ordered 直播标题 ': {
        today: only(10, 3, 'today'),
        week: only(30, 3, 'week'),
        month: only(150, 3, 'month'),
        live: only(10, 3, 'live'),
        before: only(20, 0, 'before'),
      },
      'ordered 直播标题 hot': {
        ...{ today: only(3, 0, 'today'), week: only(3, 0, 'week'), month: only(3, 0, 'month') },
        ...{ live: only(3, 0, 'live'), before: only(0, 0, 'before') },
      },
      'variant1 直播标题 ': {
        ...{ today: only(9, 0, 'today'), week: only(9, 0, 'week'), month: only(9, 0, 'month') },
        ...{ live: only(9, 0, 'live'), before: only(0, 0, 'before') },
      },
      'ordered 资讯列表 ': {
        ...nowhere,
        today: { ...none, faults: 1 },
        week: { ...none, faults: 1 },
        month: { ...none, faults: 1 },
        live: { ...none, faults: 1 },
      },
    });
  });

  it('tell a banner by its key, wherever it stood in the release of its time', async () => {
    const carousel = { section: '轮播图' };
    await measured(
      { ...carousel, count: 9 },
      { ...carousel, position: 1, count: 8 },
      { ...carousel, position: 2, count: 6 },
      { ...carousel, position: 2, kind: 'tap', count: 2 },
      { ...carousel, position: 3, count: 99 },
      { ...carousel, releaseId: before, day: '2026-11-24', position: 1, count: 50 },
      { ...carousel, releaseId: before, day: '2026-11-24', position: 2, count: 40 },
      { ...carousel, releaseId: before, day: '2026-11-24', position: 2, kind: 'tap', count: 5 },
      { ...carousel, releaseId: 0, position: 1, count: 1000 },
    );
    const { numbers } = await desk();
    const { banners, sections } = await numbers();
    const byKey = Object.fromEntries(banners.map(({ key, spans }) => [key, spans]));
    expect(Object.keys(byKey).sort()).toEqual(['a', 'c']);
    expect(byKey.a).toMatchObject({
      today: { exposures: 6, taps: 2 },
      week: { exposures: 56, taps: 2 },
      live: { exposures: 6, taps: 2 },
      before: { exposures: 50, taps: 0 },
    });
    expect(byKey.c).toMatchObject({
      today: { exposures: 8, taps: 0 },
      live: { exposures: 8, taps: 0 },
      before: { exposures: 40, taps: 5 },
    });
    const [whole] = sections.filter(({ section }) => section === '轮播图');
    expect(whole?.spans.live).toEqual({ exposures: 9, taps: 2, faults: 0 });
  });

  it('add up an experiment by its variants', async () => {
    await measured(
      { variant: 'spring:a', count: 100 },
      { variant: 'spring:a', kind: 'tap', position: 2, count: 9 },
      { variant: 'spring:b', day: '2026-11-20', releaseId: before, count: 70 },
      { variant: 'summer:a', count: 1000 },
      { variant: 'spring:a', home: 'variant1', count: 1000 },
    );
    const { numbers } = await desk();
    expect((await numbers()).experiments).toEqual([
      {
        ...{ name: 'spring', percent: 40, sections: ['直播标题'] },
        variants: [
          { name: 'a', exposures: 100, taps: 9 },
          { name: 'b', exposures: 70, taps: 0 },
        ],
      },
    ]);
  });

  it('are the same from the sums of days, which lose nothing that comes late or is deleted', async () => {
    const rows = Array.from({ length: 300 }, (_, n) => ({
      day: `2026-11-${String(1 + (n % 26)).padStart(2, '0')}`,
      releaseId: [live, before, 1][n % 3] ?? 1,
      section: ['直播标题', '轮播图', '资讯列表'][n % 5] ?? '导航栏',
      instance: ['', 'x'][n % 2] ?? '',
      position: n % 4,
      variant: ['', 'spring:b'][n % 7] ?? '',
      kind: (['exposure', 'tap', 'more', 'swap'] as const)[n % 11] ?? 'exposure',
      count: 1 + (n % 13),
    }));
    const sums = new Map<string, (typeof rows)[number]>();
    for (const one of rows) {
      const key = JSON.stringify({ ...one, count: 0 });
      const known = sums.get(key);
      if (known) known.count += one.count;
      else sums.set(key, { ...one });
    }
    await measured(...sums.values());
    await reported('直播标题', NOW - 3 * DAY, NOW - 3 * DAY, NOW - DAY, NOW - MINUTE);
    const { numbers } = await desk();
    const sorted = async () => {
      const answer = await numbers();
      return (
        JSON.stringify(answer.sections.map((one) => JSON.stringify(one)).sort()) +
        JSON.stringify(answer.banners.map((one) => JSON.stringify(one)).sort())
      );
    };
    const fromRows = await sorted();
    await sumHomeDays(db, NOW);
    expect(await db.$count(homeDay)).toBeGreaterThan(50);
    expect(await sorted()).toBe(fromRows);
    await db.delete(sectionMeasure).where(eq(sectionMeasure.day, '2026-11-10'));
    await sumHomeDays(db, NOW + HOUR);
    expect(await sorted()).toBe(fromRows);

    await measured({ day: '2026-11-25', section: '疾病分类', releaseId: before, count: 4 });
    await sumHomeDays(db, NOW + HOUR);
    const late = (await numbers()).sections.find(({ section }) => section === '疾病分类');
    expect(late?.spans).toMatchObject({ week: { exposures: 4 }, before: { exposures: 4 } });
  });

  it('of days that are over for long are deleted', async () => {
    await measured({ day: '2026-11-24', releaseId: before });
    await sumHomeDays(db, NOW);
    await sweepMeasures(db, NOW + 390 * DAY);
    expect(await db.$count(homeDay)).toBe(1);
    await sweepMeasures(db, NOW + 402 * DAY);
    expect(await db.$count(homeDay)).toBe(0);
  });

  it('are none where nothing was measured, and for those alone who may look at statistics', async () => {
    const { numbers, send, newSeat } = await desk();
    const { sections, banners } = await numbers();
    expect({ sections, banners }).toEqual({ sections: [], banners: [] });
    expect((await send('homeNumbers', {})).code).toBe('-200');
    expect((await send('homeNumbers', {}, await newSeat('service'))).status).toBe(403);
  });
});
