import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { productLesson, reportProgress } from '#schemas/course/endpoints.ts';
import { simulatedPayment } from '#server/db/tables/payment.ts';
import { shelve } from '../harness/course/calls.ts';
import { ordersOn, type Wish } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const LESSON = 60_000;
const WHY = { reason: '其他原因' };

onDatabase('the unread part of a course that is given back', (opened) => {
  /** A free lesson and three that are sold, for ¥100; with somebody who learns. */
  const begin = async (has: { money?: number; points?: number } = {}) => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join({}, has);
    const made = await shelve(opened().db, { priceFen: 10_000 }, [{ free: true }, {}, {}, {}]);
    const watch = async (index: number) => {
      const answer = { id: made.id, lesson: made.lessons[index] ?? '', speed: 100, played: 10_000 };
      for (let position = 0; position <= LESSON; position += 10_000) {
        await shop.post(reportProgress.path, { ...answer, position }, token);
        shop.pass(10_000);
      }
    };
    const lesson = async (position: number) => {
      const request = { id: made.id, lesson: made.lessons[position] ?? '' };
      return Object((await shop.post(productLesson.path, request, token)).data);
    };
    const stream = async (address: string) => (await shop.app.inject({ url: address })).statusCode;
    const buy = (wish: Wish = {}) => shop.buy({ kind: 'course', id: made.id, ...wish }, token);
    const terms = (id: string) => shop.get('refundTerms', { id }, token);
    const refund = (id: string, shown: { amount?: string; points?: number } = {}) =>
      shop.ask('refundOrder', { id, ...WHY, ...shown }, token);
    return { shop, token, made, watch, lesson, stream, buy, terms, refund };
  };

  it('is paid back by lessons, rounded down; what was studied stays, the rest closes', async () => {
    const { shop, token, watch, lesson, stream, buy, terms, refund } = await begin();
    const id = await buy();
    await watch(2);
    expect(await terms(id)).toMatchObject({ allowed: true, amount: '66.66', lessons: 3, kept: 1 });
    const closing = (await lesson(3)).sources[0].address;
    expect(await stream(closing)).toBe(200);
    expect((await refund(id)).data).toMatchObject({ state: 'refunded' });
    const { refund: answer } = await shop.get('orderDetail', { id }, token);
    expect(answer).toMatchObject({ state: 'done', amount: '66.66', lessons: 3, kept: 1 });
    expect(await terms(id)).toMatchObject({ allowed: false, amount: '66.66', kept: 1 });
    const [bill] = await shop.db
      .select()
      .from(simulatedPayment)
      .where(eq(simulatedPayment.refundedFen, 6666));
    expect(bill).toMatchObject({ amountFen: 10_000 });

    const saved = await lesson(2);
    expect(saved).toMatchObject({ access: 'none', lock: 'none', open: 'full' });
    expect(await stream(saved.sources[0].address)).toBe(200);
    expect(await lesson(3)).toMatchObject({ lock: 'buy', open: 'none', sources: [] });
    expect(await lesson(1)).toMatchObject({ lock: 'buy' });
    // the server believes what it found for five seconds
    shop.pass(6000);
    expect(await stream(closing)).toBe(403);
    await shop.audited();
  });

  it('comes back only as the member was shown it: what was studied meanwhile asks again', async () => {
    const { shop, token, watch, buy, terms, refund } = await begin({ points: 500 });
    const id = await buy({ use_points: true });
    const { amount, points } = await terms(id);
    await watch(2);
    expect(await refund(id, { amount: amount ?? '', points })).toMatchObject({ code: '61035' });
    expect(await shop.stateOf(id, token)).toBe('done');
    const today = await terms(id);
    expect(today.amount).not.toBe(amount);
    expect(await refund(id, { amount: today.amount ?? '', points })).toMatchObject({
      code: '61035',
    });
    const shown = { amount: today.amount ?? '', points: today.points };
    expect(await refund(id, shown)).toMatchObject({ code: '200', data: { state: 'refunded' } });
    // the answer may have been lost, and the amount on the screen be the first one still
    expect(await refund(id, { amount: amount ?? '', points })).toMatchObject({ code: '200' });
    await shop.audited();
  });

  it('is nothing once all was studied, and everything while hardly anything was', async () => {
    const { shop, watch, lesson, buy, terms, refund } = await begin();
    const first = await buy();
    expect(await terms(first)).toMatchObject({ amount: '100.00', lessons: 0, kept: 0 });
    for (const position of [1, 2, 3]) await watch(position);
    const words = '购买后已学习或已打开 100%，不能退款';
    expect(await terms(first)).toMatchObject({ allowed: false, reason: words });
    expect((await refund(first)).msg).toBe(words);
    expect(await lesson(3)).toMatchObject({ access: 'granted' });
    await shop.audited();
  });

  it('brings points by the same share, and leaves the coupon used', async () => {
    const { shop, token, watch, buy, terms, refund } = await begin({ points: 100 });
    const coupon = await shop.issue();
    await shop.get('claimCoupon', { id: coupon }, token);
    const id = await buy({ coupon_id: 'best', use_points: true });
    await watch(1);
    await watch(2);
    const { amount, points } = await terms(id);
    expect({ amount, points }).toEqual({ amount: '26.33', points: 33 });
    expect(await terms(id)).toMatchObject({ coupon: '', kept: 2 });
    await refund(id);
    const used = await shop.get('myCoupons', { tab: 'used', page: 1 }, token);
    expect(used.items).toMatchObject([{ state: 'used' }]);
    expect((await shop.get('myCoupons', { tab: 'unused', page: 1 }, token)).items).toEqual([]);
    expect((await shop.get('pointsHome', {}, token)).balance).toBe(33);
    await shop.audited();
  });

  it('goes to the balance that paid, and can be bought again', async () => {
    const { shop, token, made, watch, lesson, terms, refund, buy } = await begin({ money: 10_000 });
    const { id } = await shop.order({ kind: 'course', id: made.id }, token);
    await shop.get('payOrder', { id, method: 'balance' }, token);
    await watch(1);
    await refund(id);
    expect((await shop.get('walletHome', {}, token)).balance).toBe('66.66');
    const again = await buy();
    expect(await lesson(3)).toMatchObject({ access: 'granted', open: 'full' });
    // what was studied the first time is not paid back the second time either
    expect(await terms(again)).toMatchObject({ allowed: true, amount: '66.66', kept: 1 });
    await refund(again);
    await shop.audited();
  });

  it('is refused where it is worth less than a fen', async () => {
    const { shop, token, terms, refund } = await begin();
    const made = await shelve(opened().db, { priceFen: 1 }, [{}, {}]);
    const id = await shop.buy({ kind: 'course', id: made.id }, token);
    const answer = { id: made.id, lesson: made.lessons[0] ?? '', speed: 100, played: 10_000 };
    for (let position = 0; position <= LESSON; position += 10_000) {
      await shop.post(reportProgress.path, { ...answer, position }, token);
      shop.pass(10_000);
    }
    expect(await terms(id)).toMatchObject({ allowed: false, amount: '0.00' });
    expect((await refund(id)).code).not.toBe('200');
    await shop.audited();
  });
});
