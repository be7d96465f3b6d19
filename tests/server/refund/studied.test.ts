import { expect, it } from 'vitest';
import { reportProgress } from '#schemas/course/endpoints.ts';
import { DAY, HOUR, MINUTE } from '#server/platform/time/durations.ts';
import { shelve } from '../harness/course/calls.ts';
import { ordersOn } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const LESSON = 60_000;
const REASON = { reason: '其他原因' };

onDatabase('what was studied of a course that is given back', (opened) => {
  /** Four lessons: a free one, one with a trial, two more; with somebody who learns. */
  const begin = async (own: object = {}, refundGrace = 0) => {
    const config = { apiOrigin: undefined, wechat: undefined, refundGrace };
    const shop = ordersOn(opened().db, { config });
    const { token } = await shop.join(own);
    const made = await shelve(opened().db, { priceFen: 10_000, memberFree: true }, [
      { free: true },
      { trialSeconds: 30 },
      {},
      {},
    ]);
    const watch = async (index: number, ms: number) => {
      const lesson = made.lessons[index] ?? '';
      const report = (position: number) => {
        const answer = { id: made.id, lesson, position, speed: 100, played: 10_000 };
        return shop.post(reportProgress.path, answer, token);
      };
      await report(0);
      for (let at = 0; at < ms; at += 10_000) {
        shop.pass(10_000);
        await report(Math.min(at + 10_000, ms));
      }
      return report(ms);
    };
    const buy = () => shop.buy({ kind: 'course', id: made.id }, token);
    const terms = (id: string) => shop.get('refundTerms', { id }, token);
    const refund = (id: string) => shop.ask('refundOrder', { id, ...REASON }, token);
    return { shop, token, watch, buy, terms, refund };
  };

  it('is nothing of what was free before, or is free at all', async () => {
    const { shop, watch, buy, terms, refund } = await begin();
    expect(Object((await watch(0, LESSON)).data)).toMatchObject({ finished: 1, percent: 25 });
    expect(Object((await watch(1, 30_000)).data)).toMatchObject({ percent: 37 });
    const id = await buy();
    expect(await terms(id)).toMatchObject({ allowed: true, percent: 0 });
    await watch(0, LESSON);
    expect(await terms(id)).toMatchObject({ allowed: true, percent: 0 });
    expect((await refund(id)).msg).toBe('成功');
    await shop.audited();
  });

  it('is all that was sold and watched since', async () => {
    const { shop, watch, buy, terms, refund } = await begin();
    const id = await buy();
    await watch(2, 10_000);
    expect(await terms(id)).toMatchObject({ allowed: true, percent: 5 });
    await watch(3, LESSON);
    expect(await terms(id)).toMatchObject({ percent: 38, lessons: 3, kept: 2 });
    await watch(2, LESSON);
    await watch(1, LESSON);
    const words = '购买后已学习或已打开 100%，不能退款';
    expect(await terms(id)).toMatchObject({ allowed: false, percent: 100, reason: words });
    expect((await refund(id)).msg).toBe(words);
    await shop.audited();
  });

  it('is nothing of what a card had opened', async () => {
    const vipUntil = new Date(Date.now() + DAY);
    const { shop, watch, buy, terms, refund } = await begin({ vipUntil });
    await watch(2, LESSON);
    await watch(3, 58_000);
    shop.pass(DAY);
    const id = await buy();
    expect(await terms(id)).toMatchObject({ allowed: true, percent: 0 });
    // the seconds that were missing of a lesson that was finished count nothing either
    await watch(3, LESSON);
    expect(await terms(id)).toMatchObject({ allowed: true, percent: 0 });
    expect((await refund(id)).msg).toBe('成功');
    await shop.audited();
  });

  it('adds up over buying it again', async () => {
    const { shop, watch, buy, terms, refund } = await begin();
    const first = await buy();
    await watch(2, 10_000);
    expect((await refund(first)).msg).toBe('成功');
    const second = await buy();
    expect(await terms(second)).toMatchObject({ percent: 5 });
    await watch(3, 10_000);
    expect(await terms(second)).toMatchObject({ percent: 11, lessons: 3, kept: 2 });
    await shop.audited();
  });

  it('while a refund waits counts, and only the rest comes back', async () => {
    const { shop, token, watch, buy, refund } = await begin({}, HOUR);
    const id = await buy();
    await watch(2, 10_000);
    expect((await refund(id)).msg).toBe('成功');
    await watch(3, LESSON);
    shop.pass(HOUR);
    await shop.jobs();
    const left = await shop.get('orderDetail', { id: id }, token);
    expect(left).toMatchObject({
      state: 'refunded',
      refund: { state: 'done', lessons: 3, kept: 2 },
    });
    await shop.audited();
  });

  it('as a whole while a refund waits leaves nothing to come back', async () => {
    const { shop, token, watch, buy, refund } = await begin({}, HOUR);
    const id = await buy();
    await watch(2, 10_000);
    expect((await refund(id)).msg).toBe('成功');
    for (const lesson of [1, 2, 3]) await watch(lesson, LESSON);
    shop.pass(HOUR);
    await shop.jobs();
    const left = await shop.get('orderDetail', { id }, token);
    const doneAt = Math.round(shop.now() / 1000) * 1000;
    expect(left).toMatchObject({ state: 'done', refund: { state: 'refused', doneAt } });
    expect((await refund(id)).msg).toBe('购买后已学习或已打开 100%，不能退款');
    await shop.audited();
  });

  it('is asked for in time where its time is up before it is sent', async () => {
    const { shop, token, watch, buy, refund } = await begin({}, HOUR);
    const id = await buy();
    await watch(2, LESSON);
    shop.pass(7 * DAY - LESSON - 1000);
    expect((await refund(id)).msg).toBe('成功');
    // the server comes to it late, and judges by when it was asked
    shop.pass(MINUTE);
    await shop.jobs();
    expect(await shop.get('orderDetail', { id }, token)).toMatchObject({
      state: 'refunded',
      refund: { state: 'done', lessons: 3, kept: 1, amount: '66.66' },
    });
    await shop.audited();
  });
});
