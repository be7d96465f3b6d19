import { expect, it } from 'vitest';
import { giftApi } from '../../../schemas/gift/endpoints.ts';
import { linkSummary } from '../../../schemas/site/link-endpoints.ts';
import { activity } from '../../../server/db/tables/activity.ts';
import { questionnaire } from '../../../server/db/tables/questionnaire.ts';
import { onDatabase } from '../harness/database.ts';
import { ordersOn } from '../harness/order/shop.ts';

onDatabase('what a shared link leads to', (opened) => {
  const told = async (shop: ReturnType<typeof ordersOn>, kind: string, id: string) =>
    (await shop.post(linkSummary.path, { kind, id })).data;
  const nothing = { title: '', thumb: '', who: '' };

  it('is told to a visitor while it is on the shelf', async () => {
    const shop = ordersOn(opened().db);
    const { id, productId } = await shop.run({ type: 1, title: '两人团', thumb: '/media/a.svg' });
    expect(await told(shop, 'team', id)).toEqual({
      ...nothing,
      title: '两人团',
      thumb: '/media/a.svg',
    });
    expect(await told(shop, 'flash', id)).toEqual(nothing);
    expect(await told(shop, 'product', String(productId))).toMatchObject({ who: '' });
    await shop.db.update(activity).set({ published: false });
    expect(await told(shop, 'team', id)).toEqual(nothing);
    const hidden = await shop.sell({ title: '未上架', published: false });
    expect(await told(shop, 'product', hidden)).toEqual(nothing);
    for (const wrong of ['0', '99999999', '1-none', 'x'])
      for (const kind of ['gift', 'news', 'live', 'questionnaire', 'product'])
        if (wrong !== '0' || kind === 'gift')
          expect(await told(shop, kind, wrong)).toEqual(nothing);
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
      expect(await told(shop, kind ?? '', id)).toMatchObject({ title: named.title });
      expect(await told(shop, other ?? '', id)).toEqual(nothing);
    }
  });

  it('is a gift’s course and giver, by its own code alone', async () => {
    const shop = ordersOn(opened().db);
    const giver = await shop.join({ nickname: '林晓', phone: '13800000001' });
    const course = await shop.sell({ title: '心电图入门' });
    const order = await shop.buy({ kind: 'gift', id: course }, giver.token);
    const { data } = await shop.post(giftApi.readGift.path, { id: order }, giver.token);
    const { code } = Object(data);
    expect(await told(shop, 'gift', code)).toEqual({ title: '心电图入门', thumb: '', who: '林晓' });
    expect(await told(shop, 'gift', String(code).split('-')[0] ?? '')).toEqual(nothing);
  });
});
