import { expect, it } from 'vitest';
import { giftApi } from '#schemas/gift/endpoints.ts';
import { linkSummary } from '#schemas/site/link-endpoints.ts';
import { activity } from '#server/db/tables/activity.ts';
import { questionnaire } from '#server/db/tables/questionnaire.ts';
import { ordersOn } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('what a shared link leads to', (opened) => {
  const noticeOf = async (
    shop: ReturnType<typeof ordersOn>,
    kind: string,
    id: string,
    group = '',
  ) => Object((await shop.post(linkSummary.path, { kind, id, group_id: group })).data);
  const nothing = { title: '', thumb: '', who: '' };

  it('is told to a visitor while it is on the shelf', async () => {
    const shop = ordersOn(opened().db);
    const { id, productId } = await shop.run({ type: 1, title: '两人团', thumb: '/media/a.svg' });
    const { offer: own, ...summary } = await noticeOf(shop, 'team', id);
    expect(summary).toEqual({ ...nothing, title: '两人团', thumb: '/media/a.svg' });
    expect(own).toMatchObject({ missing: 0 });
    expect(await noticeOf(shop, 'flash', id)).toEqual(nothing);
    expect(await noticeOf(shop, 'product', String(productId))).toMatchObject({ who: '' });
    await shop.db.update(activity).set({ published: false });
    expect(await noticeOf(shop, 'team', id)).toEqual(nothing);
    const hidden = await shop.sell({ title: '未上架', published: false });
    expect(await noticeOf(shop, 'product', hidden)).toEqual(nothing);
    for (const wrong of ['0', '99999999', '1-none', 'x'])
      for (const kind of ['gift', 'news', 'live', 'questionnaire', 'product'])
        if (wrong !== '0' || kind === 'gift')
          expect(await noticeOf(shop, kind, wrong)).toEqual(nothing);
  });

  it('is the offer of an open group, and of no other group', async () => {
    const shop = ordersOn(opened().db);
    const { id } = await shop.run({ type: 1, title: '三人团', need: 3, groupPriceFen: 3960 });
    const leader = await shop.join({ nickname: '周明远' });
    const order = await shop.buy({ kind: 'team', id }, leader.token);
    const { groupId } = await shop.get('orderDetail', { id: order }, leader.token);
    const { who, offer } = await noticeOf(shop, 'team', id, groupId);
    expect(who).toMatch(/^周/);
    expect(offer).toMatchObject({ price: '39.60', missing: 2 });
    const other = await shop.run({ type: 1, title: '另一个团', need: 2 });
    expect((await noticeOf(shop, 'team', other.id, groupId)).who).toBe('');
  });

  it('is a paper of its own kind alone', async () => {
    const shop = ordersOn(opened().db);
    for (const [kind, other] of [
      ['questionnaire', 'exam'],
      ['exam', 'questionnaire'],
    ]) {
      const named = { kind, title: `一份${kind}`, published: true };
      const [row] = await shop.db.insert(questionnaire).values(named).returning();
      const id = String(row?.id);
      expect(await noticeOf(shop, kind ?? '', id)).toMatchObject({ title: named.title });
      expect(await noticeOf(shop, other ?? '', id)).toEqual(nothing);
    }
  });

  it('is a gift’s course and giver, by its own code alone', async () => {
    const shop = ordersOn(opened().db);
    const giver = await shop.join({ nickname: '林晓', phone: '13800000001' });
    const course = await shop.sell({ title: '心电图入门' });
    const order = await shop.buy({ kind: 'gift', id: course }, giver.token);
    const { data } = await shop.post(giftApi.readGift.path, { id: order }, giver.token);
    const { code } = Object(data);
    expect(await noticeOf(shop, 'gift', code)).toEqual({
      title: '心电图入门',
      thumb: '',
      who: '林晓',
    });
    expect(await noticeOf(shop, 'gift', String(code).split('-')[0] ?? '')).toEqual(nothing);
  });
});
