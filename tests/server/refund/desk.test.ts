import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { refundDeskApi } from '#schemas/refund/desk-endpoints.ts';
import { operatorAudit } from '#server/db/tables/operator.ts';
import { refund } from '#server/db/tables/refund.ts';
import { HOUR } from '#server/platform/time/durations.ts';
import { consoleOn } from '../harness/operator/console.ts';
import { ordersOn } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const PHONE = '13912345678';
const REASON = '播放或使用有问题';
const PICTURE = `/uploads/${'b'.repeat(32)}.png`;

onDatabase('operators and refunds', (opened) => {
  beforeEach(async () => {
    await opened().db.delete(refund);
  });

  const start = async () => {
    const { db } = opened();
    const shop = ordersOn(db);
    const desk = await consoleOn(db, {}, refundDeskApi);
    const seat = await desk.newSeat('publish');
    const list = (own: object = {}) =>
      desk.ask('listRefunds', { state: 'all', word: '', page: 1, ...own }, seat);
    const read = (id: number | undefined, by = seat) => desk.ask('readRefund', { refund: id }, by);
    /** Somebody buys a course and gives it back; gives the order's id. */
    const giveBack = async (title: string, own: object = {}, sent: object = {}) => {
      const { id: memberId, token } = await shop.join({ nickname: '林晓', ...own });
      const id = await shop.buy({ kind: 'course', id: await shop.sell({ title }) }, token);
      shop.pass(HOUR);
      await shop.get('refundOrder', { id, reason: REASON, ...sent }, token);
      return { id, memberId, token };
    };
    const set = (id: string, values: Partial<typeof refund.$inferInsert>) =>
      db
        .update(refund)
        .set(values)
        .where(eq(refund.orderId, Number(id)));
    return { db, shop, desk: desk, seat, list, read, giveBack, set };
  };

  it('see the newest first: whose, for what, how much, why, when', async () => {
    const { shop, list, giveBack } = await start();
    const first = await giveBack('心电图入门', { phone: PHONE });
    const second = await giveBack('听诊', {}, { explain: '第三节放不出来' });
    const { items, pages, held } = await list();
    expect({ pages, held }).toEqual({ pages: 1, held: 0 });
    expect(items.map(({ title }) => title)).toEqual(['听诊', '心电图入门']);
    const { orderNo } = await shop.get('orderDetail', { id: first.id }, first.token);
    expect(items[1]).toEqual({
      ...{ id: items[1]?.id, refundNo: expect.stringContaining(`${orderNo}R`), orderNo },
      ...{ title: '心电图入门', member: first.memberId, nickname: '林晓', phone: '139****5678' },
      ...{ kind: 'member', state: 'done', amount: '100.00', way: '微信支付（模拟）' },
      ...{ reason: REASON, explain: '', pictures: 0 },
      ...{ askedAt: shop.now() - HOUR, doneAt: shop.now() - HOUR },
    });
    expect(items[0]).toMatchObject({ member: second.memberId, explain: '第三节放不出来' });
  });

  it('find them by state, by the numbers of order and refund, and by title', async () => {
    const { list, giveBack, set, desk, seat } = await start();
    const held = await giveBack('心电图入门');
    const sending = await giveBack('心电图 100%');
    await giveBack('听诊');
    await set(held.id, { state: 'held', doneAt: null });
    await set(sending.id, { state: 'sending', doneAt: null });
    const all = await list();
    expect(all.items.map(({ state }) => state)).toEqual(['done', 'sending', 'held']);
    const titles = async (own: object) => (await list(own)).items.map(({ title }) => title);
    expect(await titles({ state: 'held' })).toEqual(['心电图入门']);
    expect(await titles({ state: 'sending' })).toEqual(['心电图 100%']);
    expect(await titles({ state: 'done' })).toEqual(['听诊']);
    expect(await titles({ word: '心电' })).toEqual(['心电图 100%', '心电图入门']);
    expect(await titles({ word: '%' })).toEqual(['心电图 100%']);
    expect(await titles({ word: '听诊', state: 'held' })).toEqual([]);
    const [, , last] = all.items;
    expect(await titles({ word: last?.orderNo })).toEqual(['心电图入门']);
    expect(await titles({ word: last?.refundNo.toLowerCase() })).toEqual(['心电图入门']);
    expect(await titles({ page: 9 })).toEqual([]);
    expect(all.held).toBe(1);
    expect(await desk.ask('countRefunds', {}, seat)).toEqual({ held: 1 });
  });

  it('come in pages of twenty, none twice', async () => {
    const { list, giveBack, db } = await start();
    const { id } = await giveBack('听诊');
    const [row] = await db
      .select()
      .from(refund)
      .where(eq(refund.orderId, Number(id)));
    if (!row) throw new Error('no refund');
    const rows = Array.from({ length: 24 }, (_, at) => {
      const { id: _id, paymentId: _payment, ...rest } = row;
      return { ...rest, refundNo: `${row.refundNo}-${at + 2}` };
    });
    await db.insert(refund).values(rows);
    const [one, two] = [await list(), await list({ page: 2 })];
    expect([one.pages, one.items.length, two.items.length]).toEqual([2, 20, 5]);
    const ids = [...one.items, ...two.items].map((item) => item.id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  });

  it('read one in full, its pictures among it, which no list tells', async () => {
    const { db, shop, desk, list, read, giveBack, set, seat } = await start();
    const phone = '13987654321';
    const { id } = await giveBack('听诊', { phone });
    await set(id, { pictures: [PICTURE], explain: '画面卡住' });
    const listed = await list();
    expect(JSON.stringify(listed)).not.toContain(PICTURE);
    expect(JSON.stringify(listed)).not.toContain(phone);
    const [head] = listed.items;
    expect(head).toMatchObject({ pictures: 1, explain: '画面卡住' });
    const answer = await read(head?.id);
    expect(answer).toMatchObject({
      ...head,
      pictures: [expect.stringContaining(`${PICTURE}?t=refund.`)],
    });
    expect(answer).toMatchObject({
      ...{ orderKind: 'course', orderState: 'refunded', orderAmount: '100.00' },
      ...{ paidAt: shop.now() - HOUR, payNo: expect.stringContaining(answer.orderNo) },
    });
    expect(JSON.stringify(answer)).not.toContain(phone);
    await expect(read(2_000_000_000)).rejects.toThrow('没有这笔退款');
    const [look] = await desk.audit(seat);
    expect(look).toMatchObject({
      action: 'look',
      text: `查看会员 ${answer.member} 的退款说明和图片`,
    });
    const saved = JSON.stringify(await db.select().from(operatorAudit));
    expect(saved).not.toContain('画面卡住');
  });

  it('say how it was paid, and name no bill of the provider for the balance', async () => {
    const { shop, list, read } = await start();
    const { token } = await shop.join({}, { money: 10_000 });
    const { id } = await shop.order({ kind: 'course', id: await shop.sell() }, token);
    await shop.get('payOrder', { id, method: 'balance' }, token);
    await shop.get('refundOrder', { id, reason: REASON }, token);
    const [head] = (await list()).items;
    expect(head).toMatchObject({ way: '余额支付', state: 'done', phone: '' });
    expect(await read(head?.id)).toMatchObject({ payNo: '', providerNo: '' });
  });

  it('are publishers, who alone see them', async () => {
    const { desk, giveBack, list } = await start();
    await giveBack('听诊');
    const [head] = (await list()).items;
    for (const role of ['view', 'edit'] as const) {
      const seat = await desk.newSeat(role);
      const payload = { state: 'all', word: '', page: 1, refund: head?.id };
      for (const name of ['listRefunds', 'readRefund', 'countRefunds'] as const)
        await expect(desk.ask(name, payload, seat)).rejects.toThrow('没有权限');
    }
  });
});
