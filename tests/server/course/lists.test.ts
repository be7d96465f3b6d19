import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { notice, product } from '#server/db/tables/course.ts';
import { live } from '#server/db/tables/live.ts';
import { giveGrant, recordView } from '#server/domains/course/access.ts';
import { DAY } from '#server/platform/time/durations.ts';
import { shelve, studyOn } from '../harness/course/calls.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('lists of products', (opened) => {
  const given = (memberId: number, targetId: number, endAt: number | null) =>
    ({ memberId, target: 'product', targetId, source: 'buy', endAt }) as const;

  it('stand in the member’s own list, what was studied last first', async () => {
    const { db } = opened();
    const api = studyOn(db);
    const { id: memberId, token } = await api.join();
    const list = async (tab: 'all' | 'video' | 'column') =>
      (await api.get('myProducts', { tab, page: 1 }, token)).items;
    expect(await list('all')).toEqual([]);
    const column = await shelve(db, { title: '专栏', priceFen: 100 }, [{}, {}]);
    const video = await shelve(db, { title: '视频', type: 0, priceFen: 100 }, [{}]);
    const begun = await shelve(db, { title: '免费' }, [{}]);
    const over = await shelve(db, { title: '过期', priceFen: 100 }, [{}]);
    await giveGrant(db, given(memberId, column.key, null), api.now());
    await giveGrant(db, given(memberId, video.key, api.now() + DAY), api.now() + 1);
    await giveGrant(db, given(memberId, over.key, api.now() + 1000), api.now());
    api.tick(5000);
    await api.get('productLesson', { id: begun.id, lesson: '' }, token);
    api.tick(5000);
    await api.get('productLesson', { id: column.id, lesson: '' }, token);
    expect((await list('all')).map(({ title }) => title)).toEqual(['专栏', '免费', '视频']);
    expect((await list('video')).map(({ title, at }) => [title, at])).toEqual([['视频', null]]);
    const [first] = await list('column');
    expect(first).toMatchObject({
      title: '专栏',
      granted: true,
      lessonCount: 2,
      finished: 0,
      lesson: column.lessons[0],
      lessonTitle: '第 1 节',
    });
    expect(first?.at).toBe(Math.round(api.now() / 1000) * 1000);
  });

  it('of the demo’s members fill their lists, page by page', async () => {
    const { get, tokenOf } = studyOn(opened().db);
    const token = await tokenOf('demo_vip');
    for (const tab of ['all', 'video', 'audio', 'text', 'column'] as const)
      expect((await get('myProducts', { tab, page: 1 }, token)).items).not.toHaveLength(0);
    const pages = await Promise.all(
      [1, 2].map((page) => get('myProducts', { tab: 'all', page }, token)),
    );
    const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
    expect(pages[0]?.pageCount).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(10);
    for (const tab of ['course', 'column'] as const)
      expect((await get('collectedList', { tab, page: 1 }, token)).items).not.toHaveLength(0);
  });

  it('that were looked at are listed once each, until the list is cleared', async () => {
    const { db } = opened();
    const api = studyOn(db);
    const { id: memberId, token } = await api.join();
    const other = await api.join();
    const [one, two] = [
      await shelve(db, { title: '甲' }, [{}]),
      await shelve(db, { title: '乙' }, []),
    ];
    const [space] = await db.select().from(live).limit(1);
    const see = (id: string) => api.get('productDetail', { id }, token);
    await see(one.id);
    api.tick(1000);
    await see(two.id);
    api.tick(1000);
    await see(one.id);
    api.tick(1000);
    await recordView(db, memberId, 'live', space?.id ?? 0, api.now());
    await api.get('productDetail', { id: one.id }, other.token);
    const titles = async () =>
      (await api.get('viewedList', { page: 1 }, token)).items.map(({ title }) => title);
    expect(await titles()).toEqual([space?.title, '甲', '乙']);
    await db.update(product).set({ published: false }).where(eq(product.id, two.key));
    expect(await titles()).toEqual([space?.title, '甲']);
    await api.get('clearViewed', { key: 'clear' }, token);
    expect(await titles()).toEqual([]);
    await see(one.id);
    await api.get('clearViewed', { key: 'clear' }, token);
    expect(await titles()).toEqual(['甲']);
    expect((await api.get('viewedList', { page: 1 }, other.token)).items).toHaveLength(1);
  });

  it('have notices of their own beside those of the site, pinned ones first', async () => {
    const { db } = opened();
    const { get, ask, join } = studyOn(db);
    const { token } = await join();
    const { id, key } = await shelve(db, {}, [{}]);
    const at = (day: number) => new Date(Date.now() - day * DAY);
    await db.insert(notice).values([
      { productId: key, title: '旧', at: at(2) },
      { productId: key, title: '置顶', pinned: true, at: at(3) },
      { productId: key, title: '新', at: at(1) },
    ]);
    const titles = async (of: string) =>
      (await get('productNotices', { id: of, page: 1 }, token)).items.map(({ title }) => title);
    expect(await titles(id)).toEqual(['置顶', '新', '旧']);
    const site = await titles('');
    expect(site.length).toBeGreaterThan(3);
    expect(site).not.toContain('新');
    expect((await ask('productNotices', { id: '999999', page: 1 }, token)).code).toBe('51001');
  });
});
