import { asc, desc, eq, like } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { selectPage, selectPageAtOnce, selectTablePage } from '#server/db/select-page.ts';
import { news, newsSection } from '#server/db/tables/news.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const ROWS = 23;

onDatabase('a page of a list', (opened) => {
  let section = 0;

  const request = (page: number, more: object = {}) => ({
    where: eq(news.sectionId, section),
    orderBy: [desc(news.reads), asc(news.id)],
    page,
    ...more,
  });
  const pageOf = (page: number, more: object = {}) =>
    selectPage(opened().db, opened().db.select().from(news), request(page, more));
  const atOnce = (page: number) =>
    selectPageAtOnce(
      opened().db,
      (total) => opened().db.select({ title: news.title, total }).from(news),
      { ...request(page), counted: news },
    );

  beforeAll(async () => {
    const { db } = opened();
    const [row] = await db.insert(newsSection).values({ name: '分页', position: 99 }).returning();
    section = row?.id ?? 0;
    const rows = Array.from({ length: ROWS }, (_, at) => ({
      ...{ title: `第 ${at} 条`, author: '', thumb: '', summary: '', sectionId: section },
      ...{ reads: at % 2, published: true, publishedAt: new Date(0) },
    }));
    await db.insert(news).values(rows);
  });

  it('has all rows once over its pages, and the same count on each', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => pageOf(page)));
    expect(pages.map(({ rows }) => rows.length)).toEqual([10, 10, 3]);
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(ROWS);
    for (const { total, pageCount } of pages) expect([total, pageCount]).toEqual([ROWS, 3]);
    expect(pages.flatMap(({ rows }) => rows.map(({ reads }) => reads))).toEqual([
      ...Array.from({ length: 11 }, () => 1),
      ...Array.from({ length: 12 }, () => 0),
    ]);
  });

  it('counts beyond the last page and takes 0 and less for the first', async () => {
    for (const select of [pageOf, atOnce]) {
      expect(await select(9)).toEqual({ rows: [], total: ROWS, pageCount: 3 });
      expect(await select(1e9)).toEqual({ rows: [], total: ROWS, pageCount: 3 });
      const first = await select(1);
      for (const page of [0, -4]) expect(await select(page)).toEqual(first);
    }
  });

  it('counts nothing where nothing fits', async () => {
    const none = { where: like(news.title, '没有这一条') };
    expect(await pageOf(1, none)).toEqual({ rows: [], total: 0, pageCount: 0 });
  });

  it('tells the same in one statement', async () => {
    const { rows, ...answer } = await atOnce(3);
    expect(answer).toEqual({ total: ROWS, pageCount: 3 });
    expect(rows.map(({ title }) => title)).toEqual(
      (await pageOf(3)).rows.map(({ title }) => title),
    );
  });

  it('counts so many at most, of pages of that size', async () => {
    for (const inOrder of [true, false])
      expect(await pageOf(2, { most: 12, size: 5, inOrder })).toMatchObject({
        ...{ rows: { length: 5 }, total: 12, pageCount: 3 },
      });
  });

  it('counts what is joined, or one table of it alone', async () => {
    const { db } = opened();
    const joined = () =>
      db
        .select({ id: news.id, section: newsSection.name })
        .from(news)
        .innerJoin(newsSection, eq(newsSection.id, news.sectionId));
    const where = eq(newsSection.name, '分页');
    const orderBy = [asc(news.id)];
    expect(await selectPage(db, joined(), { where, orderBy, page: 3 })).toMatchObject({
      ...{ rows: [{ section: '分页' }, {}, {}], total: ROWS },
    });
    const alone = await selectPage(db, joined(), { ...request(1), counted: news });
    expect(alone).toMatchObject({ rows: { length: 10 }, total: ROWS, pageCount: 3 });
    expect(await selectTablePage(db, news, request(2))).toEqual(await pageOf(2));
  });
});
