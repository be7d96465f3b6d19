import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orderDeskApi } from '#schemas/order/desk-endpoints.ts';
import { orderStates } from '#schemas/order/fields.ts';
import { orderTable } from '#server/db/tables/order.ts';
import { chinaDate } from '#server/platform/time/china-time.ts';
import { DAY, HOUR } from '#server/platform/time/durations.ts';
import { consoleOn, type Seat } from '../harness/operator/console.ts';
import { ordersOn } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('operators and orders', (opened) => {
  const start = async (refundGrace = 0) => {
    const { db } = opened();
    const shop = ordersOn(db, {
      config: { apiOrigin: undefined, wechat: undefined, refundGrace },
    });
    const desk = await consoleOn(db, {}, orderDeskApi);
    const seat = await desk.newSeat('finance');
    const list = async (own: object = {}, by: Seat = seat) =>
      desk.ask('listOrders', { state: 'all', word: '', page: 1, ...own }, by);
    const titles = async (own: object) => (await list(own)).items.map(({ title }) => title);
    const exported = (own: object = {}) =>
      desk.ask('exportOrders', { state: 'all', word: '', ...own }, seat);
    /** Somebody buys a course of their own; gives the order's id. */
    const buy = async (title: string, own: object = {}) => {
      const { id: member, token } = await shop.join({ nickname: '林晓', ...own });
      const id = await shop.buy({ kind: 'course', id: await shop.sell({ title }) }, token);
      return { id: Number(id), member, token };
    };
    return { ...{ shop, desk, seat, list, titles, exported, buy } };
  };

  it('see the newest first: whose, for what, how much, when', async () => {
    const { shop, list, buy } = await start();
    const first = await buy('心电图入门', { phone: '13912345678' });
    const second = await buy('听诊');
    const { items } = await list();
    expect(items.slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id]);
    const { orderNo } = await shop.get('orderDetail', { id: `${first.id}` }, first.token);
    expect(items[1]).toEqual({
      ...{ id: first.id, orderNo, member: first.member, nickname: '林晓', phone: '139****5678' },
      ...{ kind: 'course', title: '心电图入门', quantity: 1, state: 'done' },
      ...{ total: '100.00', pay: '100.00', createdAt: shop.now(), paidAt: shop.now() },
      refundAsked: false,
    });
  });

  it('see where a refund waits, in the list, the order and the export', async () => {
    const { shop, desk, seat, list, exported, buy } = await start(HOUR);
    const title = '有退款申请的课程';
    const { id, token } = await buy(title);
    await shop.get('refundOrder', { id: `${id}`, reason: '其他原因' }, token);
    expect((await list({ word: title })).items).toMatchObject([
      { state: 'done', refundAsked: true },
    ]);
    expect(await desk.ask('readOrder', { order: id }, seat)).toMatchObject({ refundAsked: true });
    expect((await exported({ word: title })).lines).toContain('退款待处理');
    await shop.get('withdrawRefund', { id: `${id}` }, token);
    expect((await list({ word: title })).items).toMatchObject([{ refundAsked: false }]);
  });

  it('find them by number, member, phone, product, state and day', async () => {
    const { shop, list, titles, buy } = await start();
    const phone = `139${String(Date.now()).slice(-8)}`;
    const early = await buy('瓣膜病第一讲', { phone });
    shop.pass(3 * DAY);
    const late = await buy('瓣膜病第二讲');
    const { token } = await shop.join();
    const wish = { kind: 'course' as const, id: await shop.sell({ title: '瓣膜病第三讲' }) };
    await shop.order(wish, token);
    const word = '瓣膜病第';
    expect(await titles({ word })).toEqual(['瓣膜病第三讲', '瓣膜病第二讲', '瓣膜病第一讲']);
    expect((await list({ word })).total).toBe(3);
    expect(await titles({ word, state: 'unpaid' })).toEqual(['瓣膜病第三讲']);
    expect(await titles({ word: `${early.member}` })).toContain('瓣膜病第一讲');
    expect(await titles({ word: phone })).toEqual(['瓣膜病第一讲']);
    const { orderNo } = await shop.get('orderDetail', { id: `${late.id}` }, late.token);
    expect(await titles({ word: orderNo.toLowerCase() })).toEqual(['瓣膜病第二讲']);
    const [today, before] = [chinaDate(shop.now()), chinaDate(shop.now() - DAY)];
    expect(await titles({ word, from: today })).toEqual(['瓣膜病第三讲', '瓣膜病第二讲']);
    expect(await titles({ word, until: before })).toEqual(['瓣膜病第一讲']);
    expect(await titles({ word, from: before, until: before })).toEqual([]);
    expect(await titles({ word: '没有这样的' })).toEqual([]);
  });

  it('open one: its price in parts, how it was paid, its refunds; who looked at whom is kept', async () => {
    const { shop, desk, seat, buy } = await start();
    const { id, member, token } = await buy('听诊');
    const read = () => desk.ask('readOrder', { order: id }, seat);
    const before = await read();
    expect(before).toMatchObject({
      way: '微信支付（模拟）',
      refunds: [],
      invoices: [],
      remark: '',
    });
    expect(before.payNo).not.toBe('');
    expect(before.lines.at(-1)?.amount).toBe('100.00');
    await shop.get('refundOrder', { id: `${id}`, reason: '其他原因' }, token);
    const { refunds, state } = await read();
    expect(state).toBe('refunded');
    expect(refunds).toMatchObject([{ state: 'done', amount: '100.00' }]);
    const looks = (await desk.audit(await desk.newSeat('publish'))).filter(
      ({ action, text }) => action === 'look' && text.includes('订单'),
    );
    expect(looks[0]?.text).toBe(`查看会员 ${member} 的订单`);
    expect(looks.filter(({ text }) => text === looks[0]?.text)).toHaveLength(1);
    await expect(desk.ask('readOrder', { order: 2_147_483_647 }, seat)).rejects.toThrow(
      '没有这个订单',
    );
  });

  it('export what is filtered, members by number alone, told in the audit', async () => {
    const { desk, exported, buy } = await start();
    const { member } = await buy('=心律失常', { phone: '13812340987' });
    const { lines, rows, next } = await exported({ word: '=心律失常' });
    expect({ rows, next }).toEqual({ rows: 1, next: null });
    const [heads, line] = lines.split('\r\n');
    expect(heads).toMatch(/^"订单编号","会员编号","类型","商品"/);
    expect(line).toContain(`"${member}","课程","'=心律失常","1","100.00","100.00","已完成"`);
    expect(lines).not.toContain('林晓');
    expect(lines).not.toMatch(/13812340987|138\*/);
    const [answer] = await desk.audit(await desk.newSeat('publish'));
    expect(answer).toMatchObject({ action: 'export', text: '导出订单：筛选后的' });
  });

  it('export each state by its name', async () => {
    const { shop, exported, buy } = await start();
    const { id } = await buy('各种状态');
    const notices: unknown[] = [];
    for (const state of orderStates) {
      await shop.db.update(orderTable).set({ state }).where(eq(orderTable.id, id));
      const [, line = ''] = (await exported({ word: '各种状态' })).lines.split('\r\n');
      notices.push(line.split(',')[7]);
    }
    expect(notices).toEqual(
      ['待付款', '待成团', '已完成', '已取消', '退款中', '已退款'].map((name) => `"${name}"`),
    );
  });

  it('without the right to look at trade see none', async () => {
    const { desk, list, buy } = await start();
    const { id } = await buy('听诊');
    const service = await desk.newSeat('service');
    await expect(list({}, service)).rejects.toThrow('没有权限');
    await expect(desk.ask('readOrder', { order: id }, service)).rejects.toThrow('没有权限');
    await expect(desk.ask('exportOrders', { state: 'all', word: '' }, service)).rejects.toThrow(
      '没有权限',
    );
  });
});
