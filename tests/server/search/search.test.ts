import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { searchNews } from '#schemas/news/endpoints.ts';
import {
  searchCounts,
  searchLives,
  searchProducts,
  suggestWords,
} from '#schemas/search/endpoints.ts';
import { product } from '#server/db/tables/course.ts';
import { searchSynonym } from '#server/db/tables/search.ts';
import { teacher } from '#server/db/tables/teacher.ts';
import { deriveSounds } from '#server/domains/search/derive-sounds.ts';
import { apiOn } from '../harness/api.ts';
import { onEveryDatabase } from '../harness/postgres/database.ts';

type Kind = 'course' | 'column';

onEveryDatabase('the search', (opened) => {
  let post: ReturnType<typeof apiOn>['post'];
  let teacherId: number;

  const add = async (title: string, more: Partial<typeof product.$inferInsert> = {}) => {
    await opened()
      .db.insert(product)
      .values({ type: 0, title, priceFen: 0, ...more });
  };
  const find = async (
    keyword: string,
    more: { kind?: Kind; sort?: string; page?: number } = {},
  ) => {
    const answer = await post(searchProducts.path, { kind: 'course', keyword, ...more });
    expect(answer).toMatchObject({ status: 200, code: '200' });
    return z.parse(searchProducts.data, answer.data);
  };
  const titles = async (...requests: Parameters<typeof find>) =>
    (await find(...requests)).items.map(({ title }) => title);
  const counts = async (keyword: string) =>
    z.parse(searchCounts.data, (await post(searchCounts.path, { keyword })).data);

  beforeAll(async () => {
    ({ post } = apiOn(opened().db));
    const [row] = await opened().db.insert(teacher).values({ name: '欧阳修远' }).returning();
    teacherId = row?.id ?? 0;
    await add('浅谈星河诊法的由来', { learners: 900 });
    await add('星河诊法', { learners: 1 });
    await add('星河诊法入门', { learners: 5 });
    await add('星河诊法进阶', { learners: 50 });
    await add('星河与诊法', { learners: 9000, createdAt: new Date(0) });
    await add('星河诊法（未发布）', { published: false });
    await add('星河诊法专栏', { type: 3 });
    await add('Ｈypertension 管理 100%', { teacherId });
  });

  it('finds words inside Chinese titles: the very title, beginnings, insides, parts', async () => {
    expect(await titles('星河诊法')).toEqual([
      '星河诊法',
      '星河诊法进阶',
      '星河诊法入门',
      '浅谈星河诊法的由来',
    ]);
    expect(await titles('星河')).toEqual([
      '星河与诊法',
      '星河诊法进阶',
      '星河诊法入门',
      '星河诊法',
      '浅谈星河诊法的由来',
    ]);
    expect(await titles('诊法 星河')).toHaveLength(5);
    expect(await titles('星')).toHaveLength(5);
  });

  it('sorts by date and by learners', async () => {
    expect((await titles('星河', { sort: 'new' })).at(-1)).toBe('星河与诊法');
    expect((await titles('星河', { sort: 'hot' })).slice(0, 2)).toEqual([
      '星河与诊法',
      '浅谈星河诊法的由来',
    ]);
  });

  it('tells columns from courses and counts what it lists', async () => {
    expect(await titles('星河诊法', { kind: 'column' })).toEqual(['星河诊法专栏']);
    expect(await counts('星河')).toMatchObject({ course: 5, column: 1, live: 0, news: 0 });
  });

  it.each([
    'hyper',
    'HYPERTENSION',
    'ｈｙｐｅｒ',
    '100%',
    '管理 hyp',
    '100',
    '欧阳修远',
    '欧阳 管理',
  ])(
    'takes %s in any width and case, by its beginning, with the teacher’s name',
    async (keyword) => {
      expect(await titles(keyword)).toContain('Ｈypertension 管理 100%');
    },
  );

  it('finds a teacher’s courses under a new name', async () => {
    const { db } = opened();
    await db.update(teacher).set({ name: '司马光华' }).where(eq(teacher.id, teacherId));
    expect(await titles('司马光')).toEqual(['Ｈypertension 管理 100%']);
    expect(await titles('欧阳修远')).toEqual([]);
    await db.update(teacher).set({ name: '欧阳修远' }).where(eq(teacher.id, teacherId));
  });

  it('finds a title that has been changed', async () => {
    const rename = (from: string, to: string) =>
      opened().db.update(product).set({ title: to }).where(eq(product.title, from));
    await rename('星河诊法入门', '月色');
    expect(await titles('月色')).toEqual(['月色']);
    expect(await titles('入门 星河')).toEqual([]);
    await rename('月色', '星河诊法入门');
    expect(await titles('入门 星河')).toEqual(['星河诊法入门']);
  });

  describe('with bad input', () => {
    const nothing = [
      '',
      '   ',
      '%',
      '_',
      "'",
      '"',
      '😀',
      '\\',
      '&|!():*<->',
      '\u0000',
      '\ud83d',
      '，。！',
    ];

    it.each(nothing)('finds nothing for %j', async (keyword) => {
      expect(await find(keyword)).toEqual({ items: [], pageCount: 0 });
      expect(await counts(keyword)).toMatchObject({ course: 0, column: 0, live: 0, news: 0 });
    });

    it.each(["星河' or '1'='1", '星河:* | !诊法', '星河" \\ \u0007', '星河\u0000诊法', '星河 😀'])(
      'takes %j for its letters alone',
      async (keyword) => {
        const { items } = await find(keyword);
        expect(items.every(({ title }) => String(title).includes('星河'))).toBe(true);
        if (!keyword.includes('or')) expect(items).not.toEqual([]);
      },
    );

    it('cuts what is too long, and still finds by its beginning', async () => {
      const title = '漫谈古今中外医学教育'.repeat(6);
      await add(title);
      expect(await titles(title.repeat(17))).toEqual([title]);
      expect(await find('长'.repeat(1000))).toEqual({ items: [], pageCount: 0 });
    });

    it('has no page before the first and none after the last', async () => {
      expect(await titles('星河', { page: 0 })).toHaveLength(5);
      expect(await titles('星河', { page: 2 })).toEqual([]);
      expect(await titles('星河', { page: 99_999_999 })).toEqual([]);
    });

    it('refuses a kind and an order that it does not know', async () => {
      for (const wrong of [{ kind: 'teacher' }, { sort: 'id; drop table product' }])
        expect(
          await post(searchProducts.path, { kind: 'course', keyword: '星河', ...wrong }),
        ).toMatchObject({ code: '400' });
    });
  });

  it('ranks at most a thousand hits, and then still has the very title first', async () => {
    const { db } = opened();
    await db.execute(sql`insert into product (type, title, price_fen, learners)
      select 0, '银杏讲座第' || n || '讲', 0, 10 from generate_series(1, 1050) as n`);
    await add('银杏', { learners: 0 });
    expect(await counts('银杏')).toMatchObject({ course: 1000 });
    const first = await find('银杏');
    expect(first.items[0]?.title).toBe('银杏');
    expect(first.pageCount).toBe(100);
    const seen = new Set<string>();
    for (const page of [1, 2, 3, 99, 100])
      for (const { id } of (await find('银杏', { page })).items) seen.add(id);
    expect(seen.size).toBe(50);
    expect(await titles('银杏', { page: 101 })).toEqual([]);
  });

  it('finds broadcasts and news, news by their summary too', async () => {
    const lives = z.parse(
      searchLives.data,
      (await post(searchLives.path, { keyword: '查房' })).data,
    );
    expect(lives.items.map(({ title }) => title)).toContain('护理查房：压力性损伤');
    const found = z.parse(
      searchNews.data,
      (await post(searchNews.path, { keyword: '家庭自测' })).data,
    );
    expect(found.items.map(({ title }) => title)).toEqual(['高血压防治指南更新要点一览']);
    expect(found.items[0]).toMatchObject({ section: '学科进展', author: '心血管编辑部' });
  });

  describe('by what says the same', () => {
    beforeAll(async () => {
      await opened()
        .db.insert(searchSynonym)
        .values([
          { words: ['心梗', '心肌梗死', 'MI'] },
          { words: ['慢阻肺', 'COPD', '慢性阻塞性肺疾病'] },
          { words: ['心衰', 'Heart Failure'] },
          { words: ['', '%', "a'b"] },
        ]);
      await add('紫杉心肌梗死救治', { learners: 3 });
      await add('紫杉心梗的早期识别', { learners: 2 });
      await add('紫杉Mild病程', { learners: 1 });
      await add('紫杉慢性阻塞性肺疾病随访');
      await add('紫杉Heart Failure 用药');
    });

    it.each([
      ['紫杉 心梗', ['紫杉心肌梗死救治', '紫杉心梗的早期识别']],
      ['紫杉心梗', ['紫杉心梗的早期识别', '紫杉心肌梗死救治']],
      ['紫杉 mi', ['紫杉心肌梗死救治', '紫杉心梗的早期识别', '紫杉Mild病程']],
      ['紫杉 ＣＯＰＤ', ['紫杉慢性阻塞性肺疾病随访']],
      ['紫杉慢阻肺随访', ['紫杉慢性阻塞性肺疾病随访']],
      ['心衰 紫杉', ['紫杉Heart Failure 用药']],
      ['紫杉 mild', ['紫杉Mild病程']],
    ])('takes %s', async (keyword, found) => {
      expect(await titles(keyword)).toEqual(found);
    });
  });

  describe('by pinyin', () => {
    const derived = (): Promise<boolean> => deriveSounds(opened().db, 'product');

    beforeAll(async () => {
      await add('柘树重症监护', { teacherId });
      await add('柘树冠心病支架');
      await derived();
    });

    it.each(['zheshu', 'zhongzhengjianhu', 'zs zzjh', 'ZSZZ', 'zheshu 重症', 'zheshuzhongzhengji'])(
      'takes %s for 柘树重症监护',
      async (keyword) => {
        expect(await titles(keyword)).toContain('柘树重症监护');
      },
    );

    it('says which characters the letters stand for', async () => {
      const marks = async (keyword: string) =>
        (await find(keyword)).items.map(({ title, marks: found }) => [title, found]);
      expect(await marks('zheshu zzjh')).toEqual([['柘树重症监护', ['柘树', '重症监护']]]);
      expect(await marks('ouyangx 柘树')).toEqual([['柘树重症监护', ['欧阳修']]]);
      expect(await marks('柘树重症监护')).toEqual([['柘树重症监护', undefined]]);
    });

    it('offers words that sound like those typed where nothing is found', async () => {
      expect(await counts('蔗树 中正监护')).toMatchObject({
        course: 0,
        similar: ['柘树 重症监护'],
      });
      expect(await counts('柘树')).toMatchObject({ course: 2, similar: [] });
      expect(await counts('量子纠缠')).toMatchObject({ course: 0, similar: [] });
    });

    it('asks for every word, in letters or not', async () => {
      expect(await titles('gxb 支架 柘树')).toEqual(['柘树冠心病支架']);
      expect(await titles('zheshu gxb zj')).toEqual(['柘树冠心病支架']);
      expect(await titles('zheshu gxy')).toEqual([]);
      expect(await titles('hongshu')).toEqual([]);
    });

    it('finds a teacher’s courses by how the name is read', async () => {
      expect(await titles('ouyangxiuyuan 柘树')).toEqual(['柘树重症监护']);
      expect(await titles('oyxy 柘树')).toEqual(['柘树重症监护']);
    });

    it('has what is written before what sounds like it', async () => {
      await add('Gxb 入门');
      expect((await titles('gxb'))[0]).toBe('Gxb 入门');
      expect(await titles('gxb')).toContain('柘树冠心病支架');
    });

    it('hears a title anew that has been changed, and keeps none that changed meanwhile', async () => {
      const { db } = opened();
      await db
        .update(product)
        .set({ title: '榉树冠心病支架' })
        .where(eq(product.title, '柘树冠心病支架'));
      expect(await titles('zheshu gxb')).toEqual([]);
      await derived();
      expect(await titles('jushu gxb')).toEqual(['榉树冠心病支架']);
    });
  });

  it('suggests words, people and titles', async () => {
    const suggested = async (keyword: string) =>
      z
        .parse(suggestWords.data, (await post(suggestWords.path, { keyword })).data)
        .map(({ word }) => word);
    expect((await suggested('心电')).slice(0, 2)).toEqual([
      '心电图',
      expect.stringMatching(/^心电图./),
    ]);
    expect((await suggested('欧阳'))[0]).toBe('欧阳修远');
    await deriveSounds(opened().db, 'teacher');
    expect((await suggested('ouyangxiu'))[0]).toBe('欧阳修远');
    expect(await suggested('%')).toEqual([]);
    expect((await suggested('星河')).length).toBeLessThanOrEqual(8);
  });
});
