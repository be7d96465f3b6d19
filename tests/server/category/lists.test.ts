import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { categoryInfo, categoryTrees, feed, productList } from '#schemas/category/endpoints.ts';
import { newsDetail, newsPage, newsSections } from '#schemas/news/endpoints.ts';
import { setRelation } from '#schemas/relation/endpoints.ts';
import { hotWords } from '#schemas/search/endpoints.ts';
import { product } from '#server/db/tables/course.ts';
import { news } from '#server/db/tables/news.ts';
import { apiOn } from '../harness/api.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('lists to find things in', (opened) => {
  let api: ReturnType<typeof apiOn>;
  const list = async (request: Record<string, unknown>) => {
    const answer = await api.post(productList.path, request);
    expect(answer.code).toBe('200');
    return z.parse(productList.data, answer.data);
  };
  const every = async (request: Record<string, unknown>) => {
    const first = await list(request);
    const rest = Array.from({ length: (first.pageCount ?? 1) - 1 }, (_, index) =>
      list({ ...request, page: index + 2 }),
    );
    return [first, ...(await Promise.all(rest))].flatMap(({ items }) => items);
  };
  const articleOf = async (id: unknown, token?: string) =>
    z.parse(newsDetail.data, (await api.post(newsDetail.path, { id }, token)).data);

  beforeAll(() => {
    api = apiOn(opened().db);
  });

  it('narrow products by type and price, every one on exactly one page', async () => {
    const all = await every({});
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all).toHaveLength(await opened().db.$count(product, eq(product.published, true)));
    const free = await every({ price: 'free' });
    const paid = await every({ price: 'paid' });
    expect(new Set(free.map(({ price }) => price))).toEqual(new Set(['0.00']));
    expect(free.length + paid.length).toBe(all.length);
    const audio = await every({ type: '1' });
    expect(audio.length).toBeGreaterThan(0);
    expect(audio.every(({ type }) => type === 1)).toBe(true);
  });

  it('sort by learners and by date', async () => {
    const hot = (await every({ sort: 'hot' })).map(({ learners }) => learners);
    expect(hot).toEqual(hot.toSorted((a, b) => b - a));
    expect((await list({ sort: 'new' })).items[0]?.id).toBe('1');
  });

  it('narrow by category with those under it, teacher, keyword', async () => {
    const root = await every({ category_id: '1' });
    const leaf = await every({ category_id: '7' });
    expect(leaf.length).toBeGreaterThan(0);
    expect(root.length).toBeGreaterThan(leaf.length);
    const ids = new Set(root.map(({ id }) => id));
    expect(leaf.every(({ id }) => ids.has(id))).toBe(true);
    const teacher = await every({ teacher_id: '1' });
    expect(new Set(teacher.map((row) => row.teacher))).toEqual(new Set(['陈思远']));
    const both = await every({ teacher_id: '1', keyword: '心电图' });
    expect(both.length).toBeGreaterThan(0);
    for (const row of both) {
      expect(row.teacher).toBe('陈思远');
      expect(row.title + (row.lesson?.title ?? '')).toContain('心电图');
    }
    expect((await list({ keyword: '%' })).items).toEqual([]);
  });

  it.each(['category_id', 'teacher_id', 'node_id'])(
    'hold nothing for an unknown %s',
    async (field) => {
      for (const wrong of ['999999', '0', '-1', '99999999999999999999', 'abc', "1' or 1=1"])
        expect(await list({ [field]: wrong })).toEqual({ items: [], pageCount: 0 });
    },
  );

  it('have products for every node of every classification', async () => {
    const trees = z.parse(categoryTrees.data, (await api.post(categoryTrees.path)).data);
    expect(trees.map(({ name }) => name)).toEqual(['科室', '疾病', '用途', '药品']);
    for (const { key, groups } of trees.slice(1)) {
      expect(groups.every(({ name }) => name !== '')).toBe(true);
      const nodes = groups.flatMap((group) => group.nodes);
      expect(nodes).toHaveLength(24);
      for (const { id } of nodes)
        expect((await list({ tree: key, node_id: id })).items.length).toBeGreaterThan(0);
    }
  });

  it('read a category, and refuse one that is not there', async () => {
    const root = z.parse(categoryInfo.data, (await api.post(categoryInfo.path, { id: 1 })).data);
    expect(root).toMatchObject({ name: '临床内科', parentId: '' });
    expect(root.children).toHaveLength(4);
    const leaf = z.parse(categoryInfo.data, (await api.post(categoryInfo.path, { id: 7 })).data);
    expect(leaf).toMatchObject({ parentId: '1', children: [] });
    for (const id of [999, '', '../1', '99999999999'])
      expect(await api.post(categoryInfo.path, { id })).toMatchObject({
        status: 200,
        code: '48101',
        msg: '分类不存在或已下架',
      });
  });

  it('list news by section, the newest first', async () => {
    const sections = z.parse(newsSections.data, (await api.post(newsSections.path)).data);
    const total = await Promise.all(
      sections.map(async ({ id, name }) => {
        const { data } = await api.post(newsPage.path, { type_id: id });
        const { items } = z.parse(newsPage.data, data);
        expect(items.every(({ section }) => section === name)).toBe(true);
        return items.length;
      }),
    );
    expect(Math.min(...total)).toBeGreaterThan(0);
    const { items } = z.parse(newsPage.data, (await api.post(newsPage.path)).data);
    const dates = items.map(({ publishedAt }) => publishedAt ?? 0);
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    const foreign = await api.post(newsPage.path, { type_id: '77' });
    expect(z.parse(newsPage.data, foreign.data)).toEqual({ items: [], pageCount: 0 });
  });

  it('read an article, counting it, with its courses and the member’s own relation to it', async () => {
    const before = await articleOf(2);
    expect(before.html).toContain('<h2>');
    expect(before.courses.length).toBeGreaterThan(0);
    const token = await api.tokenOf('demo_vip');
    const request = { kind: 'like', target: 'news', id: '2', on: 1, key: 'like-2' };
    expect((await api.post(setRelation.path, request, token)).code).toBe('200');
    expect(await articleOf(2, token)).toMatchObject({
      reads: before.reads + 1,
      liked: true,
      collected: false,
      likes: 1,
    });
    expect(await articleOf(2)).toMatchObject({ liked: false, likes: 1 });
  });

  it('refuse an article that is not there or not published', async () => {
    await opened().db.update(news).set({ published: false }).where(eq(news.id, 9));
    for (const id of [9, 999_999, '99999999999', '', 'abc d'])
      expect(await api.post(newsDetail.path, { id })).toMatchObject({
        status: 200,
        code: '48102',
        msg: '资讯不存在或已下架',
      });
    await opened().db.update(news).set({ published: true }).where(eq(news.id, 9));
  });

  it('mix courses, broadcasts and news in the feed, each once', async () => {
    const read = async (page: number) =>
      z.parse(feed.data, (await api.post(feed.path, { page })).data);
    const first = await read(1);
    expect(first.items.map(({ kind }) => kind)).toEqual([
      ...['course', 'live', 'course', 'news', 'course'],
      ...['course', 'news', 'course', 'live', 'course'],
    ]);
    const pages = await Promise.all(
      Array.from({ length: first.pageCount ?? 0 }, (_, index) => read(index + 1)),
    );
    const keys = pages.flatMap(({ items }) => items.map(({ kind, id }) => `${kind} ${id}`));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => key.startsWith('course'))).toHaveLength((await every({})).length);
    expect((await read((first.pageCount ?? 0) + 1)).items).toEqual([]);
  });

  it('recommend words that find something', async () => {
    const words = z.parse(hotWords.data, (await api.post(hotWords.path)).data);
    expect(words.length).toBeGreaterThan(5);
    for (const { word } of words)
      expect((await list({ keyword: word })).items.length, word).toBeGreaterThan(0);
  });
});
