import { eq } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { classicApi } from '#schemas/classic/endpoints.ts';
import { homeApi } from '#schemas/home/endpoints.ts';
import { siteApi } from '#schemas/site/endpoints.ts';
import { homeFlag, sectionOrderTable } from '#server/db/tables/home.ts';
import { apiOn } from '../harness/api.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('what operators change', (opened) => {
  const api = () => apiOn(opened().db);

  afterEach(() => opened().db.update(homeFlag).set({ open: true }));

  it('shows a new order without a restart', async () => {
    const { post } = api();
    const order = async () =>
      z
        .parse(homeApi.sectionOrder.data, (await post('/v1/index/sort')).data)
        .map(({ name }) => name);
    const before = await order();
    expect(before).toHaveLength(18);
    await opened()
      .db.update(sectionOrderTable)
      .set({ position: -1 })
      .where(eq(sectionOrderTable.name, '药品分类'));
    const wanted = ['药品分类', ...before.filter((name) => name !== '药品分类')];
    await expect.poll(order).toEqual(wanted);
  });

  it.each([
    ...[homeApi.sectionOrder, homeApi.viewTemplate, homeApi.bannerList, homeApi.navList],
    ...[homeApi.followPrompt, classicApi.classicBanners, siteApi.siteInfo],
  ])('tells clients to ask again on the next load: $path', async (endpoint) => {
    expect(endpoint.cache).toBe(true);
    expect((await api().post(endpoint.path)).expire).toBe(-3_600_000);
  });

  it('shows a flipped flag, and a missing row as closed', async () => {
    const { post } = api();
    const config = async () =>
      z.parse(homeApi.getIndexSystem.data, (await post('/vb/Index/getIndexSystem')).data);
    expect((await config()).live_open).toBe(true);
    await opened().db.update(homeFlag).set({ open: false }).where(eq(homeFlag.field, 'live_open'));
    await expect.poll(async () => (await config()).live_open).toBe(false);
    await opened().db.delete(homeFlag).where(eq(homeFlag.field, 'video_open'));
    await expect.poll(async () => (await config()).video_open).toBe(false);
    expect((await config()).audio_open).toBe(true);
  });
});
