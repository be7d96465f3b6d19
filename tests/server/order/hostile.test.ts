import { and, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ledgerEntry } from '#server/db/tables/ledger.ts';
import { orderTable } from '#server/db/tables/order.ts';
import { simulatedPayment } from '#server/db/tables/payment.ts';
import { DAY } from '#server/platform/time/durations.ts';
import { type Call, ordersOn } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('somebody who means harm', (opened) => {
  it('cannot name a price', async () => {
    const shop = ordersOn(opened().db);
    const { id: memberId, token } = await shop.join();
    const wish = { kind: 'course' as const, id: await shop.sell() };
    const noticeOf = async (pay: string | null) => {
      const { code, msg } = await shop.ask('createOrder', { ...wish, pay }, token);
      return [code, msg];
    };
    for (const pay of ['0.01', '0.00', '1000.00', null])
      expect(await noticeOf(pay), String(pay)).toEqual(['61003', '价格已变化，请确认后重新提交']);
    for (const pay of ['-1', '一元'])
      expect(await noticeOf(pay), pay).toEqual(['400', '参数有误，请检查后重试']);
    const forged = { ...wish, pay: '100.00', payFen: 1, price: '0.01', total: 0, unitFen: 1 };
    const { data } = await shop.ask('createOrder', forged, token);
    expect(data).toMatchObject({ pay: '100.00' });
    expect(await shop.db.$count(orderTable, eq(orderTable.memberId, memberId))).toBe(1);
    await shop.audited();
  });

  it('sees and touches no order of others', async () => {
    const shop = ordersOn(opened().db);
    const [owner, thief] = [await shop.join(), await shop.join()];
    const { id } = await shop.order({ kind: 'course', id: await shop.sell() }, owner.token);
    const { sheet } = await shop.get('payOrder', { id, method: 'wechat' }, owner.token);
    const { orderNo } = await shop.get('orderDetail', { id }, owner.token);
    const tries = [
      shop.ask('orderDetail', { id }, thief.token),
      shop.ask('orderByNo', { order_no: orderNo }, thief.token),
      shop.ask('payOrder', { id, method: 'balance' }, thief.token),
      shop.ask('payResult', { id }, thief.token),
      shop.ask('simulateSheet', { pay_no: sheet.payNo, outcome: 'ok' }, thief.token),
      shop.ask('cancelOrder', { id }, thief.token),
      shop.ask('removeOrder', { id }, thief.token),
      shop.ask('refundTerms', { id }, thief.token),
      shop.ask('refundOrder', { id, reason: '其他原因' }, thief.token),
    ];
    for (const answer of await Promise.all(tries)) expect(answer.msg).toBe('订单不存在');
    expect(await shop.stateOf(id, owner.token)).toBe('unpaid');
    for (const wrong of ['0', '-1', '1e9', '99999999999', 'x', "1' or '1'='1"]) {
      const { msg } = await shop.ask('orderDetail', { id: wrong }, thief.token);
      expect(msg, wrong).toBe(wrong.includes("'") ? '参数有误，请检查后重试' : '订单不存在');
    }
    expect((await shop.ask('orderList', {}, '')).code).toBe('-200');
  });

  it('breaks nothing by texts that no database keeps', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join();
    const odd = 'a\u0000b';
    const noticeOf = async (...[name, payload]: [Call, object]) =>
      (await shop.ask(name, payload, token)).msg;
    expect(await noticeOf('orderByNo', { order_no: odd })).toBe('订单不存在');
    expect(await noticeOf('simulateSheet', { pay_no: odd, outcome: 'ok' })).toBe('订单不存在');
    expect(await noticeOf('redeemCode', { code: odd })).toBe('兑换码不正确或已失效');
    const wish = { kind: 'course' as const, id: await shop.sell(), pay: '100.00', remark: odd };
    expect(await noticeOf('createOrder', wish)).toBe('成功');
    const [order] = (await shop.get('orderList', {}, token)).items;
    const id = order?.id ?? '';
    expect((await shop.get('orderDetail', { id }, token)).remark).toBe('ab');
    await shop.pay(id, token);
    expect(await noticeOf('refundOrder', { id, reason: '其他原因', explain: odd })).toBe('成功');
    await shop.audited();
  });

  it('uses no coupon of others, none that is over and none twice at once', async () => {
    const shop = ordersOn(opened().db);
    const [owner, thief] = [await shop.join(), await shop.join()];
    const own = await shop.get('claimCoupon', { id: await shop.issue() }, owner.token);
    const order = async (coupon_id: string, token: string) =>
      shop.ask(
        'createOrder',
        { kind: 'course', id: await shop.sell(), coupon_id, pay: '80.00' },
        token,
      );
    expect((await order(own.id, thief.token)).msg).toBe('所选优惠券不能用于该订单');
    const both = await Promise.all([1, 2, 3, 4].map(() => order(own.id, owner.token)));
    expect(both.filter(({ code }) => code === '200')).toHaveLength(1);
    const short = await shop.issue({ validity: 'days', days: 1 });
    const brief = await shop.get('claimCoupon', { id: short }, thief.token);
    shop.pass(DAY);
    expect((await order(brief.id, thief.token)).msg).toBe('所选优惠券不能用于该订单');
    await shop.audited();
  });

  it('spends no points and no money twice at once', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join({}, { points: 3000, money: 10_000 });
    const points = await Promise.all(
      [1, 2, 3].map(async () => {
        const wish = { kind: 'course' as const, id: await shop.sell(), use_points: true };
        return shop.ask('createOrder', { ...wish, pay: '70.00' }, token);
      }),
    );
    expect(points.filter(({ code }) => code === '200')).toHaveLength(1);
    const orders = [];
    for (let n = 0; n < 3; n += 1)
      orders.push(await shop.order({ kind: 'course', id: await shop.sell() }, token));
    const paid = await Promise.all(
      orders.map(({ id }) => shop.ask('payOrder', { id, method: 'balance' }, token)),
    );
    expect(paid.map(({ msg }) => msg).sort()).toEqual(['余额不足', '余额不足', '成功']);
    await shop.audited();
  });

  it('is paid back once, of many requests at once', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join({}, { money: 10_000 });
    const { id } = await shop.order({ kind: 'course', id: await shop.sell() }, token);
    await shop.get('payOrder', { id, method: 'balance' }, token);
    await Promise.all(
      [1, 2, 3, 4, 5].map(() => shop.ask('refundOrder', { id, reason: '其他原因' }, token)),
    );
    expect((await shop.get('walletHome', {}, token)).balance).toBe('100.00');
    await shop.audited();
  });

  it('does not settle a bill by a sheet of another amount', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join();
    const { id } = await shop.order({ kind: 'course', id: await shop.sell() }, token);
    const { payNo } = await shop.sheet(id, 'ok', token);
    await shop.db
      .update(simulatedPayment)
      .set({ amountFen: 1 })
      .where(eq(simulatedPayment.payNo, payNo));
    expect(await shop.get('payResult', { id }, token)).toMatchObject({ payment: 'processing' });
    const [row] = await shop.db
      .select()
      .from(orderTable)
      .where(eq(orderTable.id, Number(id)));
    expect(row?.state).toBe('unpaid');
    // for the rules of the books that the other tests read
    await shop.db
      .update(simulatedPayment)
      .set({ amountFen: 10_000 })
      .where(eq(simulatedPayment.payNo, payNo));
  });

  it('buys nothing that is free, theirs, withdrawn or unknown', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join();
    const noticeOf = async (id: string, pay = '100.00') =>
      (await shop.ask('createOrder', { kind: 'course', id, pay }, token)).msg;
    expect(await noticeOf(await shop.sell({ priceFen: 0 }), '0.00')).toBe('该内容免费，无需购买');
    expect(await noticeOf(await shop.sell({ published: false }))).toBe('内容不存在或已下架');
    expect(await noticeOf('999999')).toBe('内容不存在或已下架');
    const own = await shop.sell();
    await shop.buy({ kind: 'course', id: own }, token);
    expect(await noticeOf(own)).toBe('你已拥有该内容，无需重复购买');
    const card = await shop.join({ vipUntil: new Date(shop.now() + DAY) });
    const free = await shop.sell({ memberFree: true });
    const answer = await shop.ask(
      'createOrder',
      { kind: 'course', id: free, pay: '1' },
      card.token,
    );
    expect(answer.msg).toBe('会员可直接学习，无需购买');
    await shop.audited();
  });

  it('pays twice for one thing and has one of the two back', async () => {
    const shop = ordersOn(opened().db);
    const { id: memberId, token } = await shop.join();
    const { id: flash, productId } = await shop.run({ quota: 5 });
    const course = await shop.order({ kind: 'course', id: String(productId) }, token);
    const sale = await shop.order({ kind: 'flash', id: flash }, token);
    await shop.sheet(course.id, 'ok', token);
    await shop.sheet(sale.id, 'ok', token);
    await shop.get('payResult', { id: sale.id }, token);
    await shop.get('payResult', { id: course.id }, token);
    await shop.jobs();
    expect(await shop.stateOf(sale.id, token)).toBe('done');
    expect(await shop.stateOf(course.id, token)).toBe('refunded');
    expect(await shop.db.$count(orderTable, eq(orderTable.memberId, memberId))).toBe(2);
    await shop.audited();
  });

  it('changes nothing that stands in the ledger', async () => {
    const { db } = opened();
    const some = and(eq(ledgerEntry.unit, 'money'));
    const refused = { cause: expect.objectContaining({ message: 'ledger_entry is append-only' }) };
    await expect(db.update(ledgerEntry).set({ amount: 1 }).where(some)).rejects.toMatchObject(
      refused,
    );
    await expect(db.delete(ledgerEntry).where(some)).rejects.toMatchObject(refused);
    await expect(db.execute(sql`truncate ledger_entry`)).rejects.toMatchObject(refused);
  });
});
