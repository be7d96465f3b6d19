import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { reportProgress } from '#schemas/course/endpoints.ts';
import { loginApi } from '#schemas/login/endpoints.ts';
import { setRelation } from '#schemas/relation/endpoints.ts';
import { member } from '#server/db/tables/member.ts';
import { DAY } from '#server/platform/time/durations.ts';
import { ordersOn } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('who was disabled while logged in', (opened) => {
  it('changes nothing any more, sees what is theirs and can log out', async () => {
    const shop = ordersOn(opened().db);
    const { id: memberId, token } = await shop.join({}, { money: 20_000, points: 100 });
    const course = { kind: 'course', id: await shop.sell(), pay: '100.00' } as const;
    const { id } = await shop.order(course, token);
    const couponId = await shop.issue();
    await shop.db.update(member).set({ disabled: true }).where(eq(member.id, memberId));

    const notices = await Promise.all([
      shop.ask('createOrder', { ...course, id: await shop.sell() }, token),
      shop.ask('payOrder', { id, method: 'balance' }, token),
      shop.ask('cancelOrder', { id }, token),
      shop.ask('claimCoupon', { id: couponId }, token),
      shop.ask('redeemCode', { code: 'ABC-123' }, token),
      shop.ask('signInToday', {}, token),
      shop.post(setRelation.path, { kind: 'like', target: 'news', id: '1', on: true }, token),
      shop.post(reportProgress.path, { id: '1', lesson: '1', position: 0 }, token),
    ]);
    for (const { status, code, msg } of notices)
      expect({ status, code, msg }).toEqual({ status: 200, code: 'NO', msg: '该账号已被停用' });

    expect(await shop.stateOf(id, token)).toBe('unpaid');
    expect(await shop.get('walletHome', {}, token)).toMatchObject({ balance: '200.00' });
    // what has begun ends as for everybody
    shop.pass(DAY);
    await shop.jobs();
    expect(await shop.stateOf(id, token)).toBe('cancelled');
    expect((await shop.post(loginApi.logout.path, { key: 'k' }, token)).code).toBe('200');
    expect((await shop.ask('orderList', {}, token)).code).toBe('-200');
    await shop.audited();
  });
});
