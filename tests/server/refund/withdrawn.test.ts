import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { message } from '#server/db/tables/message.ts';
import { refund } from '#server/db/tables/refund.ts';
import { workdayEnd } from '#server/platform/time/china-time.ts';
import { DAY, MINUTE } from '#server/platform/time/durations.ts';
import { ordersOn } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const GRACE = 30 * MINUTE;
const config = { apiOrigin: undefined, wechat: undefined, refundGrace: GRACE };
const reason = '其他原因';

onDatabase('a refund that is asked for', (opened) => {
  const begin = async (pay: 'balance' | 'sheet' = 'sheet') => {
    const shop = ordersOn(opened().db, { config });
    const { id: member, token } = await shop.join({}, { money: 20_000, points: 1000 });
    const course = { kind: 'course', id: await shop.sell(), use_points: true } as const;
    const { id } = await shop.order(course, token);
    if (pay === 'balance') await shop.get('payOrder', { id, method: 'balance' }, token);
    else await shop.pay(id, token);
    const ask = () => shop.ask('refundOrder', { id, reason }, token);
    const withdraw = () => shop.ask('withdrawRefund', { id }, token);
    const detail = () => shop.get('orderDetail', { id }, token);
    const rows = () =>
      shop.db
        .select()
        .from(refund)
        .where(eq(refund.orderId, Number(id)));
    const titles = async () => {
      const own = eq(message.memberId, member);
      const notices = await shop.db.select().from(message).where(own).orderBy(message.id);
      return notices.map(({ title }) => title);
    };
    return { shop, token, id, ask, withdraw, detail, rows, titles };
  };
  it('leaves the order as it is until it is sent, then shows when each step was', async () => {
    const one = await begin();
    const at = Math.round(one.shop.now() / 1000) * 1000;
    expect((await one.ask()).code).toBe('200');
    const request = await one.detail();
    expect(request).toMatchObject({ state: 'done', refundAsked: true });
    expect(request.refund).toMatchObject({ state: 'requested', askedAt: at, sendAt: at + GRACE });
    expect(request.refund.arriveAt).toBe(workdayEnd(at + GRACE, 3));
    const { arriveAt } = await one.shop.get('refundTerms', { id: one.id }, one.token);
    expect(arriveAt).toBe(request.refund.arriveAt);
    expect(request.actions).toEqual(['use', 'refund']);
    const refunds = await one.shop.get('orderList', { tab: 'refund' }, one.token);
    expect(refunds.items.map((row) => row.id)).toEqual([one.id]);
    await one.shop.audited();

    one.shop.pass(GRACE);
    await one.shop.jobs();
    expect(await one.detail()).toMatchObject({
      ...{ state: 'refunded', refundAsked: false },
      refund: {
        ...{ state: 'done', askedAt: at, sendAt: at + GRACE, arriveAt: null },
        doneAt: at + GRACE,
      },
    });
    expect(await one.titles()).toEqual(['购买成功', '退款申请已提交', '退款已到账']);
    await one.shop.audited();
  });

  it.each(['sheet', 'balance'] as const)('is withdrawn before, paid by %s', async (pay) => {
    const one = await begin(pay);
    await one.ask();
    one.shop.pass(GRACE - 1);
    const doneAt = Math.round(one.shop.now() / 1000) * 1000;
    expect(await one.withdraw()).toMatchObject({ code: '200', data: { state: 'done' } });
    one.shop.pass(DAY);
    await one.shop.jobs();
    const left = await one.detail();
    expect(left).toMatchObject({ state: 'done', refund: { state: 'withdrawn', doneAt } });
    expect(left.actions).toContain('refund');
    expect((await one.withdraw()).code).toBe('61029');
    expect(await one.titles()).toEqual(['购买成功', '退款申请已提交', '退款申请已撤销']);
    await one.shop.audited();

    expect((await one.ask()).code).toBe('200');
    one.shop.pass(GRACE);
    await one.shop.jobs();
    expect(await one.detail()).toMatchObject({ state: 'refunded', refund: { state: 'done' } });
    expect((await one.withdraw()).code).toBe('61028');
    await one.shop.audited();
  });

  it('is booked once however often it is sent, and told once', async () => {
    const one = await begin();
    await Promise.all([one.ask(), one.ask(), one.ask()]);
    expect(await one.rows()).toHaveLength(1);
    expect(await one.titles()).toEqual(['购买成功', '退款申请已提交']);
  });

  it('is either withdrawn or sent, whichever comes first', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const one = await begin('balance');
      await one.ask();
      one.shop.pass(GRACE);
      const [answer] = await Promise.all([one.withdraw(), one.shop.jobs()]);
      const { state, refund: last } = await one.detail();
      expect([state, last.state]).toEqual(
        answer.code === '200' ? ['done', 'withdrawn'] : ['refunded', 'done'],
      );
      await one.shop.audited();
    }
  });

  it('can be asked for five times', async () => {
    const one = await begin('balance');
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await one.ask()).code).toBe('200');
      expect((await one.withdraw()).code).toBe('200');
    }
    expect((await one.ask()).code).toBe('61027');
    await one.shop.audited();
  });

  it('is refused to strangers', async () => {
    const one = await begin();
    await one.ask();
    const stranger = await one.shop.join();
    const answer = await one.shop.ask('withdrawRefund', { id: one.id }, stranger.token);
    expect(answer.code).toBe('61001');
  });
});
