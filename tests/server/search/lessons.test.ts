import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { productList } from '#schemas/category/endpoints.ts';
import { searchCounts, searchProducts, suggestWords } from '#schemas/search/endpoints.ts';
import { chapter, grant, lesson, product } from '#server/db/tables/course.ts';
import { wechatIdentity } from '#server/db/tables/login.ts';
import { deriveSounds } from '#server/domains/search/derive-sounds.ts';
import { apiOn } from '../harness/api.ts';
import { onEveryDatabase } from '../harness/postgres/database.ts';

type Lesson = Partial<typeof lesson.$inferInsert> & { title: string };

onEveryDatabase('courses by their lessons', (opened) => {
  let api: ReturnType<typeof apiOn>;

  const add = async (
    title: string,
    lessons: readonly Lesson[],
    more: Partial<typeof product.$inferInsert> = {},
  ): Promise<number> => {
    const { db } = opened();
    const [row] = await db
      .insert(product)
      .values({ type: 4, title, priceFen: 990, ...more })
      .returning();
    const productId = row?.id ?? 0;
    const [part] = await db.insert(chapter).values({ productId }).returning();
    const chapterId = part?.id ?? 0;
    for (const [position, each] of lessons.entries())
      await db.insert(lesson).values({ kind: 'video', productId, chapterId, position, ...each });
    return productId;
  };
  const find = async (keyword: string, more: object = {}, token?: string) => {
    const answer = await api.post(searchProducts.path, { kind: 'course', keyword, ...more }, token);
    expect(answer).toMatchObject({ status: 200, code: '200' });
    return z.parse(searchProducts.data, answer.data);
  };
  const hits = async (...request: Parameters<typeof find>) =>
    (await find(...request)).items.map(({ title, lesson: hit }) => [title, hit?.title ?? '']);

  beforeAll(async () => {
    api = apiOn(opened().db);
    await add('橄榄树讲坛', [{ title: '开篇' }, { title: '琥珀征的判读', free: true }]);
    await add('橄榄树讲坛进阶', [{ title: '琥珀征的判读（二）' }, { title: '琥珀征的判读' }], {
      learners: 9,
    });
    await add('琥珀征速查', [{ title: '琥珀征速查' }]);
    await add('橄榄树专栏', [{ title: '再谈琥珀征' }], { type: 3 });
    await add('已下架的讲坛', [{ title: '琥珀征的判读' }], { published: false });
    await add('橄榄树讲坛（课时已隐藏）', [{ title: '琥珀征的判读', published: false }]);
  });

  it('finds them after those whose own title is a hit, and says which lesson it was', async () => {
    expect(await hits('琥珀征')).toEqual([
      ['琥珀征速查', ''],
      ['橄榄树讲坛进阶', '琥珀征的判读（二）'],
      ['橄榄树讲坛', '琥珀征的判读'],
    ]);
    expect(await hits('琥珀征的判读')).toEqual([
      ['橄榄树讲坛进阶', '琥珀征的判读'],
      ['橄榄树讲坛', '琥珀征的判读'],
    ]);
    expect(await hits('琥珀征', { kind: 'column' })).toEqual([['橄榄树专栏', '再谈琥珀征']]);
    expect(await hits('琥珀征', { sort: 'hot' })).toHaveLength(3);
    expect((await hits('琥珀征', { sort: 'new' }))[0]?.[0]).toBe('琥珀征速查');
  });

  it('counts what it lists, each course once', async () => {
    const { data } = await api.post(searchCounts.path, { keyword: '琥珀征' });
    expect(z.parse(searchCounts.data, data)).toMatchObject({ course: 3, column: 1 });
    expect((await find('琥珀征')).pageCount).toBe(1);
    expect((await find('琥珀征', { page: 2 })).items).toEqual([]);
  });

  it('never finds lessons of courses that are not on the shelf, nor hidden ones', async () => {
    for (const sort of ['best', 'new', 'hot'])
      for (const [title] of await hits('琥珀征的判读', { sort }))
        expect(title).not.toMatch(/已下架|已隐藏/);
    const { db } = opened();
    const set = (published: boolean) =>
      db.update(lesson).set({ published }).where(eq(lesson.title, '再谈琥珀征'));
    await set(false);
    expect(await hits('再谈琥珀征', { kind: 'column' })).toEqual([]);
    const suggested = await api.post(suggestWords.path, { keyword: '再谈琥珀征' });
    expect(suggested.data).toEqual([]);
    await set(true);
    expect(await hits('再谈琥珀征', { kind: 'column' })).toHaveLength(1);
  });

  it('finds them in the list of the shop as well, within its filters', async () => {
    const list = async (more: object) => {
      const answer = await api.post(productList.path, { keyword: '琥珀征的判读', ...more });
      return z.parse(productList.data, answer.data).items.map(({ title }) => title);
    };
    expect(await list({})).toEqual(['橄榄树讲坛进阶', '橄榄树讲坛']);
    expect(await list({ price: 'free' })).toEqual([]);
    expect(await list({ type: '3' })).toEqual([]);
  });

  it('finds them by how their lessons are read, once that is derived', async () => {
    while (await deriveSounds(opened().db, 'lesson'));
    expect(await hits('hupozhengdepandu')).toEqual([
      ['橄榄树讲坛进阶', '琥珀征的判读（二）'],
      ['橄榄树讲坛', '琥珀征的判读'],
    ]);
    await opened().db.update(lesson).set({ title: '水晶征' }).where(eq(lesson.title, '再谈琥珀征'));
    expect(await hits('zthpz', { kind: 'column' })).toEqual([]);
    await opened().db.update(lesson).set({ title: '再谈琥珀征' }).where(eq(lesson.title, '水晶征'));
  });

  it('suggests the title of a lesson', async () => {
    const { data } = await api.post(suggestWords.path, { keyword: '再谈琥' });
    expect(z.parse(suggestWords.data, data).map(({ word }) => word)).toEqual(['再谈琥珀征']);
  });

  it('tells whether the member may open the lesson', async () => {
    const { db } = opened();
    const openid = 'demo_plain';
    const token = await api.tokenOf(openid);
    const [known] = await db.select().from(wechatIdentity).where(eq(wechatIdentity.openid, openid));
    const opens = async (keyword: string, more: object = {}) =>
      Object.fromEntries(
        (await find(keyword, more, token)).items.map(({ title, lesson: hit }) => [
          title,
          hit?.opens,
        ]),
      );
    expect(await opens('琥珀征的判读')).toEqual({ 橄榄树讲坛进阶: false, 橄榄树讲坛: true });
    const [held] = await db.select().from(product).where(eq(product.title, '橄榄树讲坛进阶'));
    await db.insert(grant).values({
      memberId: known?.memberId ?? 0,
      target: 'product',
      targetId: held?.id ?? 0,
      source: 'buy',
      startAt: new Date(0),
    });
    expect(await opens('琥珀征的判读')).toEqual({ 橄榄树讲坛进阶: true, 橄榄树讲坛: true });
    const gift = await add('桑树讲坛', [{ title: '琉璃征' }], { priceFen: 0 });
    expect(await opens('琉璃征')).toEqual({ 桑树讲坛: true });
    await db.update(product).set({ sequential: true }).where(eq(product.id, gift));
    expect(await opens('琉璃征')).toEqual({ 桑树讲坛: false });
  });
});
