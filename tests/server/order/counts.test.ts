import { expect, it } from 'vitest';
import { review } from '#server/db/tables/course.ts';
import { HOUR } from '#server/platform/time/durations.ts';
import { ordersOn } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('the counts of a member’s orders', (opened) => {
  const begin = async (refundGrace = 0) => {
    const config = { apiOrigin: undefined, wechat: undefined, refundGrace };
    const shop = ordersOn(opened().db, { config });
    const { id, token } = await shop.join({}, { money: 100_000 });
    const counts = () => shop.get('orderCounts', {}, token);
    const listed = async (tab: 'review' | 'refund' | 'unpaid') =>
      (await shop.get('orderList', { tab }, token)).items.map((row) => row.id);
    const course = async () => ({ kind: 'course' as const, id: await shop.sell() });
    const done = async () => shop.buy(await course(), token);
    return { shop, memberId: id, token, counts, listed, course, done };
  };

  it('are zero for a new member', async () => {
    const { counts } = await begin();
    expect(await counts()).toEqual({ unpaid: 0, grouping: 0, review: 0, refund: 0 });
  });

  it('are those of the lists, without orders that nobody can pay any more', async () => {
    const { shop, token, counts, listed, course, done } = await begin();
    await shop.order(await course(), token);
    const bought = await done();
    expect(await counts()).toEqual({ unpaid: 1, grouping: 0, review: 1, refund: 0 });
    expect([(await listed('unpaid')).length, await listed('review')]).toEqual([1, [bought]]);
    shop.pass(2 * HOUR);
    expect(await counts()).toMatchObject({ unpaid: 0, review: 1 });
  });

  it('have no review to come once the product is reviewed, in a flash sale as well', async () => {
    const { shop, memberId, token, counts, listed } = await begin();
    const flash = await shop.run({ quota: 5 });
    const id = await shop.buy({ kind: 'flash', id: flash.id }, token);
    expect(await listed('review')).toEqual([id]);
    await shop.db
      .insert(review)
      .values({ productId: flash.productId, memberId, score: 5, at: new Date(shop.now()) });
    expect([(await counts()).review, await listed('review')]).toEqual([0, []]);
  });

  it('count a refund until the money is back', async () => {
    const { shop, token, counts, listed, done } = await begin();
    const id = await done();
    await shop.get('refundOrder', { id, reason: '其他原因' }, token);
    const { state, refundAsked } = await shop.get('orderDetail', { id }, token);
    const open = state === 'refunding' || refundAsked ? 1 : 0;
    expect((await counts()).refund).toBe(open);
    shop.pass(2 * HOUR);
    await shop.jobs();
    expect(await shop.stateOf(id, token)).toBe('refunded');
    expect([(await counts()).refund, await listed('refund')]).toEqual([0, [id]]);
  });

  it('ask for no review of what is to be paid back, until the request is withdrawn', async () => {
    const { shop, token, counts, listed, done } = await begin(HOUR);
    const id = await done();
    await shop.get('refundOrder', { id, reason: '其他原因' }, token);
    expect((await shop.get('orderDetail', { id }, token)).refundAsked).toBe(true);
    expect(await counts()).toEqual({ unpaid: 0, grouping: 0, review: 0, refund: 1 });
    expect([await listed('review'), await listed('refund')]).toEqual([[], [id]]);
    await shop.get('withdrawRefund', { id }, token);
    expect(await counts()).toEqual({ unpaid: 0, grouping: 0, review: 1, refund: 0 });
    expect(await listed('review')).toEqual([id]);
  });

  it('leave out what is removed from the list, and what others ordered', async () => {
    const { shop, token, counts, done } = await begin();
    await shop.get('removeOrder', { id: await done() }, token);
    const other = await shop.join({}, { money: 100_000 });
    await shop.buy({ kind: 'course', id: await shop.sell() }, other.token);
    expect(await counts()).toEqual({ unpaid: 0, grouping: 0, review: 0, refund: 0 });
  });
});
