import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { chapter, lesson, progress } from '#server/db/tables/course.ts';
import { orderTable } from '#server/db/tables/order.ts';
import { grantedTo } from '#server/domains/course/index.ts';
import { auditBooks } from '#server/libraries/audit/index.ts';
import { DAY, HOUR } from '#server/platform/time/durations.ts';
import { ordersOn } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('orders', (opened) => {
  it('fit together in the demo data', async () => {
    expect(await auditBooks(opened().db)).toEqual([]);
  });

  it('are bought, learned from and given back', async () => {
    const shop = ordersOn(opened().db);
    const { id: memberId, token } = await shop.join();
    const product = await shop.sell();
    const placed = await shop.order({ kind: 'course', id: product }, token);
    expect(placed).toMatchObject({ state: 'unpaid', pay: '100.00', existing: false });
    const result = await shop.pay(placed.id, token);
    expect(result).toMatchObject({ state: 'done', payment: 'paid' });
    expect(await shop.get('orderDetail', { id: placed.id }, token)).toMatchObject({
      link: `/courseDetail/${product}`,
      study: `/coursedet/${product}`,
    });
    const has = () => grantedTo(shop.db, memberId, 'product', Number(product), shop.now());
    expect(await has()).toBe(true);
    const terms = await shop.get('refundTerms', { id: placed.id }, token);
    expect(terms).toMatchObject({ allowed: true, amount: '100.00', percent: 0 });
    const back = await shop.get(
      'refundOrder',
      { id: placed.id, reason: terms.reasons[0] ?? '' },
      token,
    );
    expect(back.state).toBe('refunded');
    expect(await has()).toBe(false);
    const detail = await shop.get('orderDetail', { id: placed.id }, token);
    expect(detail.refund).toMatchObject({ state: 'done', amount: '100.00' });
    await shop.audited();
  });

  it('are one while unpaid, however often they are placed', async () => {
    const shop = ordersOn(opened().db);
    const { id: memberId, token } = await shop.join();
    const wish = { kind: 'course' as const, id: await shop.sell(), pay: '100.00' };
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        shop.ask('createOrder', { ...wish, key: `k${n % 4}` }, token),
      ),
    );
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['200']));
    expect(await shop.db.$count(orderTable, eq(orderTable.memberId, memberId))).toBe(1);
    await shop.audited();
  });

  describe('paid by a sheet', () => {
    it('stay unpaid when the sheet is cancelled or fails, and can be paid again', async () => {
      const shop = ordersOn(opened().db);
      const { token } = await shop.join();
      const { id } = await shop.order({ kind: 'course', id: await shop.sell() }, token);
      await shop.sheet(id, 'cancel', token);
      expect(await shop.get('payResult', { id }, token)).toMatchObject({ payment: 'waiting' });
      await shop.sheet(id, 'fail', token);
      expect(await shop.get('payResult', { id }, token)).toMatchObject({
        state: 'unpaid',
        payment: 'failed',
      });
      expect(await shop.pay(id, token)).toMatchObject({ state: 'done' });
      await shop.audited();
    });

    it('are known late after a time-out, and cannot be cancelled meanwhile', async () => {
      const shop = ordersOn(opened().db);
      const { token } = await shop.join();
      const { id } = await shop.order({ kind: 'course', id: await shop.sell() }, token);
      await shop.sheet(id, 'timeout', token);
      expect(await shop.get('payResult', { id }, token)).toMatchObject({ payment: 'processing' });
      expect((await shop.ask('cancelOrder', { id }, token)).msg).toBe('支付结果确认中，请稍后再试');
      shop.pass(20_000);
      expect(await shop.get('payResult', { id }, token)).toMatchObject({ state: 'done' });
      await shop.audited();
    });

    it('keep the money that came before their end, and send back what came after', async () => {
      const shop = ordersOn(opened().db);
      const { token } = await shop.join();
      const { id } = await shop.order({ kind: 'course', id: await shop.sell() }, token);
      await shop.sheet(id, 'ok', token);
      shop.pass(HOUR);
      // nobody asked for the result: the end of its time finds it paid
      await shop.jobs();
      expect(await shop.stateOf(id, token)).toBe('done');
      await shop.audited();
    });
  });

  it('are paid from the balance, as far as that goes', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join({}, { money: 15_000 });
    const first = await shop.order({ kind: 'course', id: await shop.sell() }, token);
    const paid = await shop.get('payOrder', { id: first.id, method: 'balance' }, token);
    expect(paid).toMatchObject({ state: 'done', sheet: { provider: 'none' } });
    const second = await shop.order({ kind: 'course', id: await shop.sell() }, token);
    const refused = await shop.ask('payOrder', { id: second.id, method: 'balance' }, token);
    expect(refused.msg).toBe('余额不足');
    expect(await shop.get('walletHome', {}, token)).toMatchObject({
      balance: '50.00',
      spent: '100.00',
    });
    const { reasons } = await shop.get('refundTerms', { id: first.id }, token);
    await shop.get('refundOrder', { id: first.id, reason: reasons[0] ?? '' }, token);
    expect(await shop.get('walletHome', {}, token)).toMatchObject({
      balance: '150.00',
      spent: '0.00',
    });
    await shop.audited();
  });

  it('end by themselves after half an hour, seen or not', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join();
    const seen = await shop.order({ kind: 'course', id: await shop.sell() }, token);
    const unseen = await shop.order({ kind: 'course', id: await shop.sell() }, token);
    shop.pass(31 * 60_000);
    await shop.jobs();
    const [row] = await shop.db
      .select()
      .from(orderTable)
      .where(eq(orderTable.id, Number(unseen.id)));
    expect(row).toMatchObject({ state: 'cancelled', closeReason: '超时未支付，自动取消' });
    expect(await shop.stateOf(seen.id, token)).toBe('cancelled');
    const late = await shop.ask('payOrder', { id: seen.id, method: 'wechat' }, token);
    expect(late.msg).toBe('订单已取消，请重新下单');
    await shop.audited();
  });

  it('show what their state allows', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join();
    const { id } = await shop.order({ kind: 'course', id: await shop.sell() }, token);
    const actions = async () => (await shop.get('orderDetail', { id }, token)).actions;
    expect(await actions()).toEqual(['pay', 'cancel']);
    expect((await shop.ask('removeOrder', { id }, token)).msg).toBe('进行中的订单不能删除');
    expect((await shop.ask('refundOrder', { id, reason: '其他原因' }, token)).msg).toBe(
      '订单尚未支付',
    );
    await shop.pay(id, token);
    expect(await actions()).toEqual(['use', 'refund', 'delete']);
    shop.pass(7 * 24 * 60 * 60_000);
    expect(await actions()).toEqual(['use', 'delete']);
    expect((await shop.ask('cancelOrder', { id }, token)).msg).toBe('订单已支付');
    await shop.get('removeOrder', { id }, token);
    expect(await actions()).toEqual(['use']);
    expect((await shop.get('orderList', {}, token)).items).toEqual([]);
    await shop.audited();
  });

  it('tell their member all there is to them, in the list and on their page', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join();
    const product = await shop.sell({ title: '听诊入门', thumb: '/img/listen.png' });
    const own = await shop.get('claimCoupon', { id: await shop.issue() }, token);
    const noticeOf = () => Math.round(shop.now() / 1000) * 1000;
    const createdAt = noticeOf();
    const { id } = await shop.order(
      { kind: 'course', id: product, coupon_id: own.id, remark: '送给科里' },
      token,
    );
    shop.pass(60_000);
    await shop.get('cancelOrder', { id }, token);
    const { refund, ...detail } = await shop.get('orderDetail', { id }, token);
    const row = {
      ...{ id, orderNo: detail.orderNo, kind: 'course', state: 'cancelled', title: '听诊入门' },
      ...{ thumb: '/img/listen.png', quantity: 1, total: '100.00', pay: '80.00' },
      ...{
        newPay: null,
        newLink: '',
        createdAt,
        expireAt: createdAt + 30 * 60_000,
        now: noticeOf(),
      },
      ...{ actions: ['delete'], link: `/courseDetail/${product}`, groupId: '', refundAsked: false },
      study: '',
      ticketId: '',
    };
    expect((await shop.get('orderList', {}, token)).items).toEqual([row]);
    expect(detail).toEqual({
      ...row,
      lines: [
        { kind: 'price', title: '商品金额', amount: '100.00', note: '' },
        { kind: 'coupon', title: '优惠券', amount: '20.00', note: '满减券' },
        { kind: 'pay', title: '应付', amount: '80.00', note: '' },
      ],
      ...{ remark: '送给科里', agreement: 1, method: '', methods: [], paidAt: null, fullAt: null },
      ...{ closedAt: noticeOf(), closeReason: '主动取消', startAt: null, endAt: null, venue: '' },
      ...{ address: '', refundText: '', ticketId: '', removed: false },
    });
    expect(refund).toMatchObject({ state: '', askedAt: null, sendAt: null, doneAt: null });
  });

  it('are given back while as good as unlearned, and not once they were learned from', async () => {
    const shop = ordersOn(opened().db);
    const { id: memberId, token } = await shop.join();
    const product = await shop.sell();
    const [part] = await shop.db
      .insert(chapter)
      .values({ productId: Number(product), title: '第一章' })
      .returning();
    const [video] = await shop.db
      .insert(lesson)
      .values({
        ...{ productId: Number(product), chapterId: part?.id ?? 0, kind: 'video', title: '第一节' },
        durationMs: 100_000,
      })
      .returning();
    const id = await shop.buy({ kind: 'course', id: product }, token);
    const at = new Date(shop.now());
    const study = (furthestMs: number) =>
      shop.db
        .insert(progress)
        .values({ memberId, lessonId: video?.id ?? 0, furthestMs, startedAt: at, reportedAt: at })
        .onConflictDoUpdate({
          target: [progress.memberId, progress.lessonId],
          set: { furthestMs },
        });
    const terms = () => shop.get('refundTerms', { id }, token);
    await study(9000);
    expect(await terms()).toMatchObject({ allowed: true, percent: 9 });
    await study(10_000);
    expect(await terms()).toMatchObject({
      ...{ allowed: false, percent: 10 },
      reason: '购买后已学习或已打开 10%，不能退款',
    });
    const refused = await shop.ask('refundOrder', { id, reason: '其他原因' }, token);
    expect(refused.msg).toBe('购买后已学习或已打开 10%，不能退款');
    expect(await shop.stateOf(id, token)).toBe('done');
    const other = await shop.buy({ kind: 'course', id: await shop.sell() }, token);
    const back = await shop.get('refundOrder', { id: other, reason: '其他原因' }, token);
    expect(back.state).toBe('refunded');
    await shop.audited();
  });

  it('say how they were paid, and that a simulation is one', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join({}, { money: 10_000, points: 20_000 });
    const first = await shop.order({ kind: 'course', id: await shop.sell() }, token);
    const { methods } = await shop.get('orderDetail', { id: first.id }, token);
    expect(methods.map(({ name }) => name)).toEqual(['微信支付（模拟）', '余额支付']);
    await shop.pay(first.id, token);
    const second = await shop.order({ kind: 'course', id: await shop.sell() }, token);
    await shop.get('payOrder', { id: second.id, method: 'balance' }, token);
    const method = async (id: string) => (await shop.get('orderDetail', { id }, token)).method;
    expect(await method(first.id)).toBe('微信支付（模拟）');
    expect(await method(second.id)).toBe('余额支付');
    const { items } = await shop.get('spendingList', {}, token);
    expect(items.map((entry) => entry.method)).toEqual(['余额支付', '微信支付（模拟）']);
    // a coupon for all of it leaves nothing to pay
    const all = await shop.issue({ amountFen: 10_000, thresholdFen: 0 });
    const own = await shop.get('claimCoupon', { id: all }, token);
    const wish = { kind: 'course' as const, id: await shop.sell(), coupon_id: own.id };
    const third = await shop.order(wish, token);
    expect(third).toMatchObject({ state: 'done', pay: '0.00' });
    expect(await method(third.id)).toBe('无需支付');
    await shop.get('refundOrder', { id: third.id, reason: '其他原因' }, token);
    expect(await shop.stateOf(third.id, token)).toBe('refunded');
    expect((await shop.get('myCoupons', { tab: 'unused' }, token)).items).toHaveLength(1);
    await shop.audited();
  });

  it('cannot be given back late', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join();
    const id = await shop.buy({ kind: 'course', id: await shop.sell() }, token);
    shop.pass(7 * DAY);
    expect(await shop.get('refundTerms', { id }, token)).toMatchObject({
      allowed: false,
      reason: '购买已超过 7 天，不能退款',
    });
    const refused = await shop.ask('refundOrder', { id, reason: '其他原因' }, token);
    expect(refused.msg).toBe('购买已超过 7 天，不能退款');
    await shop.audited();
  });
});
