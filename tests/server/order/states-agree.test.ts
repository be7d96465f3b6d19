import { expect, it } from 'vitest';
import { type OrderRow, orderStates } from '#schemas/order/fields.ts';
import { entryLink } from '#server/libraries/ledger/index.ts';
import { MINUTE, SECOND } from '#server/platform/time/durations.ts';
import { orderStanding } from '#src/entities/order/standing.ts';
import { orderStateText } from '#src/entities/order/words.ts';
import { ordersOn, type Trade } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const people = ['demo_vip', 'demo_doctor', 'demo_teacher'] as const;

const config = { apiOrigin: undefined, wechat: undefined, refundGrace: 30 * MINUTE };
const reason = '其他原因';

type Position = 'list' | 'detail' | 'byNo' | 'activities' | 'support' | 'spending';

const listed = async (shop: Trade, token: string): Promise<OrderRow[]> => {
  const rows: OrderRow[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { items, pageCount } = await shop.get('orderList', { page }, token);
    rows.push(...items);
    pages = pageCount ?? 1;
  }
  return rows;
};

/** The state of an order in words, by each answer that names it; each is asked on its own. */
const positions = (
  shop: Trade,
  token: string,
  { id, orderNo }: { id: string; orderNo: string },
) => ({
  list: async () => (await listed(shop, token)).find((row) => row.id === id),
  detail: () => shop.get('orderDetail', { id }, token),
  byNo: () => shop.get('orderByNo', { order_no: orderNo }, token),
  activities: async () => {
    const { items } = await shop.get('myActivities', { tab: 'all', page: 1 }, token);
    const own = items.find(({ orderId }) => orderId === id);
    return own && { state: own.orderState, refundAsked: own.refundAsked };
  },
  support: async () =>
    (await shop.get('supportThread', { order_id: id, before: 0 }, token)).orders[0],
  spending: async () => {
    const { items } = await shop.get('spendingList', { page: 1 }, token);
    const entry = items.find(({ link, way }) => link === entryLink(Number(id)) && way === 'out');
    if (!entry) return undefined;
    const { orderState, refundAsked } = await shop.get('spendingDetail', { id: entry.id }, token);
    const state = orderStates.find((each) => each === orderState);
    return state && { state, refundAsked };
  },
});

onDatabase('orders', (opened) => {
  const start = async () => {
    const shop = ordersOn(opened().db, { config });
    const { token } = await shop.join({}, { money: 50_000 });
    const placed = async (own: Parameters<Trade['run']>[0] = {}) => {
      const { id } = await shop.run(own);
      const kind = own.type === 1 ? 'team' : 'flash';
      const order = await shop.order({ kind, id }, token);
      return shop.get('orderDetail', { id: order.id }, token);
    };
    return { shop, token, placed };
  };

  it.each<Position>(['activities', 'support', 'list', 'detail', 'byNo'])(
    'that were not paid in time are cancelled wherever they are seen first: %s',
    async (path) => {
      const { shop, token, placed } = await start();
      const order = await placed();
      const read = positions(shop, token, order)[path];
      shop.pass(15 * MINUTE - SECOND);
      expect(orderStateText((await read()) ?? order)).toBe('待付款');
      // moments are stored in whole seconds
      shop.pass(2 * SECOND);
      expect(orderStateText((await read()) ?? order)).toBe('已取消');
    },
  );

  it('of a group whose time is up are given back wherever they are seen first', async () => {
    for (const path of ['activities', 'spending', 'support', 'list'] as const) {
      const { shop, token, placed } = await start();
      const order = await placed({ type: 1, hours: 1 });
      await shop.get('payOrder', { id: order.id, method: 'balance' }, token);
      const read = positions(shop, token, order)[path];
      expect(orderStateText((await read()) ?? order), path).toBe('待成团');
      shop.pass(60 * MINUTE + SECOND);
      expect(orderStateText((await read()) ?? order), path).toBe('已退款');
    }
  });

  it('that are asked back are so in every answer', async () => {
    const { shop, token, placed } = await start();
    const order = await placed();
    await shop.get('payOrder', { id: order.id, method: 'balance' }, token);
    const names = async () => {
      const all = Object.entries(positions(shop, token, order));
      return Promise.all(
        all.map(async ([path, read]) => [path, orderStateText((await read()) ?? order)]),
      );
    };
    const named = (name: string) =>
      Object.keys(positions(shop, token, order)).map((at) => [at, name]);
    expect(await names()).toEqual(named('已完成'));
    await shop.get('refundOrder', { id: order.id, reason }, token);
    expect(await names()).toEqual(named('退款待处理'));
    await shop.get('withdrawRefund', { id: order.id }, token);
    expect(await names()).toEqual(named('已完成'));
  });

  it('whose time is over while the provider decides offer no payment, which would be refused', async () => {
    const { shop, token, placed } = await start();
    const order = await placed();
    shop.pass(15 * MINUTE - 5 * SECOND);
    await shop.sheet(order.id, 'timeout', token);
    shop.pass(6 * SECOND);
    const { id } = order;
    const read = positions(shop, token, order);
    for (const one of [await read.list(), await read.detail(), await read.byNo()]) {
      if (!one) throw new Error('no order');
      const { name, steps, changes } = orderStanding(one);
      expect([name, steps.map(({ of }) => of), changes]).toEqual(['待付款', [], ['cancel']]);
    }
    expect((await shop.ask('payOrder', { id, method: 'wechat' }, token)).msg).toBe(
      '支付结果确认中，请稍后再试',
    );
    shop.pass(20 * SECOND);
    await shop.get('payResult', { id }, token);
    expect(await shop.stateOf(id, token)).toBe('done');
  });

  it.each(people)(
    'of %s have one state, amount and buttons, and pay where they say so',
    async (openid) => {
      const shop = ordersOn(opened().db, { config });
      const token = await shop.tokenOf(openid);
      const rows = await listed(shop, token);
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) {
        const standing = orderStanding(row);
        const { list: _, ...others } = positions(shop, token, row);
        const [detail, byNo] = [await others.detail(), await others.byNo()];
        expect([orderStanding(detail), orderStanding(byNo)], row.title).toEqual([
          standing,
          standing,
        ]);
        for (const [path, read] of Object.entries(others))
          expect(orderStateText((await read()) ?? row), `${row.title} in ${path}`).toBe(
            standing.name,
          );
        const { allowed, order } = await shop
          .get('refundTerms', { id: row.id }, token)
          .then((terms) => ({ allowed: terms.allowed, order: terms.order }));
        expect(orderStanding(order), row.title).toEqual(standing);
        const offered = standing.steps.some(({ name }) => name === '申请退款');
        if (allowed) expect(offered, row.title).toBe(true);
        const { code } = await shop.ask('payOrder', { id: row.id, method: 'wechat' }, token);
        const paid = row.state === 'done' || row.state === 'grouping';
        const pays = standing.steps.some(({ of }) => of === 'pay');
        expect(code === '200', row.title).toBe(pays || paid);
      }
    },
  );
});
