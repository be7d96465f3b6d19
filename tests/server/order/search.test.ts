import { expect, it } from 'vitest';
import { ordersOn } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('the search of orders', (opened) => {
  const start = async (...titles: string[]) => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join();
    for (const title of titles)
      await shop.order({ kind: 'course', id: await shop.sell({ title }) }, token);
    const found = async (keyword: string, by = token) =>
      (await shop.get('orderList', { tab: 'all', keyword }, by)).items.map(({ title }) => title);
    return { shop, token, found };
  };

  it('finds by words of the title, in any case, and by any part of the number', async () => {
    const { shop, token, found } = await start('ECG 心电图入门', '听诊');
    expect(await found('心电')).toEqual(['ECG 心电图入门']);
    expect(await found('入门 ecg')).toEqual(['ECG 心电图入门']);
    expect(await found('入门 听诊')).toEqual([]);
    const { items } = await shop.get('orderList', { tab: 'all' }, token);
    const [{ orderNo = '', title = '' } = {}] = items;
    expect(await found(orderNo)).toEqual([title]);
    expect(await found(orderNo.slice(-6))).toEqual([title]);
    // placed at one moment, the one that came last stands first
    expect(await found('')).toEqual(['听诊', 'ECG 心电图入门']);
  });

  it('takes signs of patterns as they are', async () => {
    const { found } = await start('心电图 100%', '听诊_一', '反斜\\线');
    expect(await found('%')).toEqual(['心电图 100%']);
    expect(await found('_')).toEqual(['听诊_一']);
    expect(await found('\\')).toEqual(['反斜\\线']);
    expect(await found("'; --")).toEqual([]);
  });

  it('finds own orders alone, and keeps to the state', async () => {
    const { shop, token, found } = await start('心电图入门');
    const other = await shop.join();
    expect(await found('心电', other.token)).toEqual([]);
    const paid = await shop.get('orderList', { tab: 'done', keyword: '心电' }, token);
    expect(paid.items).toEqual([]);
  });
});
