import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { grant } from '#server/db/tables/course.ts';
import { member } from '#server/db/tables/member.ts';
import { redeemCodeTable, vipGrant, vipPlan } from '#server/db/tables/membership.ts';
import { hashOfCode } from '#server/domains/membership/hash-of-code.ts';
import { DAY, HOUR } from '#server/platform/time/durations.ts';
import { ordersOn, type Trade } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const planOf = async ({ db }: Trade, days: number, priceFen = 3000) => {
  const [row] = await db.insert(vipPlan).values({ title: '卡', priceFen, days }).returning();
  return row?.id ?? 0;
};

type Code = Partial<typeof redeemCodeTable.$inferInsert>;

const codeFor = (shop: Trade, code: string, targetId: number, own: Code = {}) =>
  shop.db.insert(redeemCodeTable).values({
    ...{ codeHash: hashOfCode(code), target: 'membership', targetId },
    ...{ endAt: new Date(shop.now() + DAY), ...own },
  });

const untilOf = async ({ db }: Trade, id: number) => {
  const [row] = await db.select().from(member).where(eq(member.id, id));
  return row?.vipUntil?.getTime();
};

onDatabase('cards', (opened) => {
  it('end in time: their price and what they let in are over at that moment', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join({ vipUntil: new Date(shop.now() + HOUR) });
    const wish = { kind: 'course' as const, id: await shop.sell({ memberPriceFen: 6000 }) };
    expect(await shop.priceOf(wish, token)).toBe('60.00');
    shop.pass(HOUR);
    expect(await shop.priceOf(wish, token)).toBe('100.00');
    const late = await shop.ask('createOrder', { ...wish, pay: '60.00' }, token);
    expect(late.msg).toBe('价格已变化，请确认后重新提交');
  });

  it('begin anew where they had ended, and are lengthened where they had not', async () => {
    const shop = ordersOn(opened().db);
    const plan = await planOf(shop, 31);
    const over = await shop.join({ vipUntil: new Date(shop.now() - 9 * DAY) });
    await shop.buy({ kind: 'membership', id: String(plan) }, over.token);
    expect(await untilOf(shop, over.id)).toBe(shop.now() + 31 * DAY);
    await codeFor(shop, 'RENEW-1', plan);
    await shop.get('redeemCode', { code: 'renew1' }, over.token);
    expect(await untilOf(shop, over.id)).toBe(shop.now() + 62 * DAY);
  });

  it('that cost nothing are had once, however often and fast they are asked for', async () => {
    const shop = ordersOn(opened().db);
    const { id: memberId, token } = await shop.join();
    const id = String(await planOf(shop, 7, 0));
    const wish = { kind: 'membership' as const, id, pay: '0.00' };
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => shop.ask('createOrder', wish, token)),
    );
    expect(new Set(answers.map(({ msg }) => msg))).toEqual(
      new Set(['成功', '该会员卡每人限领一次']),
    );
    const own = and(eq(vipGrant.memberId, memberId), eq(vipGrant.planId, Number(id)));
    expect(await shop.db.$count(vipGrant, own)).toBe(1);
    expect(await untilOf(shop, memberId)).toBe(shop.now() + 7 * DAY);
    const { plans } = await shop.get('vipPlans', {}, token);
    expect(plans.find((plan) => plan.id === id)).toMatchObject({ taken: true, price: '0.00' });
  });

  it('are one of the levels that a member has or has not, each with the way to it', async () => {
    const shop = ordersOn(opened().db);
    const heldBy = async (own: Parameters<typeof shop.join>[0]) => {
      const { token } = await shop.join(own);
      const { levels } = await shop.get('vipPlans', {}, token);
      return levels.map(({ title, held, link }) => [title, held, link]);
    };
    const ways = ['', '/upgradeMember', '/questionnaire_certification'];
    const levels = (...held: boolean[]) =>
      ['注册学员', '学习会员', '认证医生'].map((title, at) => [title, held[at], ways[at]]);
    expect(await heldBy({})).toEqual(levels(true, false, false));
    const over = { vipUntil: new Date(shop.now()) };
    expect(await heldBy({ ...over, doctor: true })).toEqual(levels(true, false, true));
    const card = { vipUntil: new Date(shop.now() + HOUR) };
    expect(await heldBy(card)).toEqual(levels(true, true, false));
  });

  it('come by a code in whatever width, case and signs it was copied', async () => {
    const shop = ordersOn(opened().db);
    const plan = await planOf(shop, 31);
    const spellings = ['ab12-cd34', ' AB12 CD34 ', 'ＡＢ１２－ｃｄ３４', 'AB12—CD34\u200b'];
    for (const [n, spelling] of spellings.entries()) {
      const { token } = await shop.join();
      await shop.db
        .delete(redeemCodeTable)
        .where(eq(redeemCodeTable.codeHash, hashOfCode('AB12CD34')));
      await codeFor(shop, 'AB12-CD34', plan);
      const answer = await shop.ask('redeemCode', { code: spelling }, token);
      expect([n, answer.msg]).toEqual([n, '成功']);
    }
  });

  it('do not come by codes that are wrong, over or used, and waiting ends the lock', async () => {
    const shop = ordersOn(opened().db);
    const plan = await planOf(shop, 31);
    const [{ token }, other] = [await shop.join(), await shop.join()];
    await codeFor(shop, 'OVER-9', plan, { endAt: new Date(shop.now()) });
    await codeFor(shop, 'MINE-9', plan);
    const noticeOf = async (code: string) => (await shop.ask('redeemCode', { code }, token)).msg;
    expect(await noticeOf('OVER-9')).toBe('兑换码不正确或已失效');
    await shop.get('redeemCode', { code: 'MINE-9' }, other.token);
    expect(await noticeOf('MINE-9')).toBe('兑换码已被使用');
    for (let n = 0; n < 4; n += 1) await noticeOf(`WRONG-${n}`);
    await codeFor(shop, 'RIGHT-9', plan);
    expect(await noticeOf('RIGHT-9')).toMatch(/^兑换码错误次数过多/);
    shop.pass(HOUR / 4);
    expect(await noticeOf('RIGHT-9')).toBe('成功');
  });

  it('do not come to those who lose a race for a code, and lock none of them', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join();
    await codeFor(shop, 'RACE-9', await planOf(shop, 31));
    const noticeOf = async (code: string) => (await shop.ask('redeemCode', { code }, token)).msg;
    const all = await Promise.all(Array.from({ length: 24 }, () => noticeOf('RACE-9')));
    expect(all.sort()).toEqual(
      [...Array.from({ length: 23 }, () => '兑换码已被使用'), '成功'].sort(),
    );
    const wrong = await Promise.all(Array.from({ length: 9 }, (_, n) => noticeOf(`WRONG-${n}`)));
    expect(wrong.filter((msg) => msg === '兑换码不正确或已失效')).toHaveLength(5);
  });

  it('are locked for a quarter of an hour where the clock is set back meanwhile', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join();
    await codeFor(shop, 'RIGHT-10', await planOf(shop, 31));
    const noticeOf = async (code: string) => (await shop.ask('redeemCode', { code }, token)).msg;
    shop.pass(3 * DAY);
    for (let n = 0; n < 5; n += 1) await noticeOf(`WRONG-${n}`);
    shop.pass(-3 * DAY);
    expect(await noticeOf('RIGHT-10')).toMatch(/^兑换码错误次数过多/);
    shop.pass(HOUR / 4);
    expect(await noticeOf('RIGHT-10')).toBe('成功');
  });

  it('for ever, by two codes used at once, spend one of them', async () => {
    const shop = ordersOn(opened().db);
    const { id: memberId, token } = await shop.join();
    const plan = await planOf(shop, 0);
    const names = ['EVER-1', 'EVER-2', 'EVER-3'];
    for (const code of names) await codeFor(shop, code, plan);
    const answers = await Promise.all(names.map((code) => shop.ask('redeemCode', { code }, token)));
    const refused = '你的会员长期有效，无需续费';
    expect(answers.map(({ msg }) => msg).sort()).toEqual(['成功', refused, refused].sort());
    expect(await shop.db.$count(redeemCodeTable, eq(redeemCodeTable.usedBy, memberId))).toBe(1);
    expect(await shop.db.$count(vipGrant, eq(vipGrant.memberId, memberId))).toBe(1);
  });

  it('and codes for one column, used at once, spend one and lead to it', async () => {
    const shop = ordersOn(opened().db);
    const { id: memberId, token } = await shop.join();
    const column = Number(await shop.sell({ type: 3 }));
    for (const code of ['COLUMN-1', 'COLUMN-2'])
      await codeFor(shop, code, column, { target: 'product' });
    const answers = await Promise.all(
      ['COLUMN-1', 'COLUMN-2'].map((code) => shop.ask('redeemCode', { code }, token)),
    );
    expect(answers.map(({ msg }) => msg).sort()).toEqual(
      ['成功', '你已拥有该内容，无需重复购买'].sort(),
    );
    const [done] = answers.filter(({ code }) => code === '200');
    expect(done?.data).toMatchObject({ link: `/specialDetail/${column}/0/courseContent/0` });
    expect(await shop.db.$count(redeemCodeTable, eq(redeemCodeTable.usedBy, memberId))).toBe(1);
    expect(await shop.db.$count(grant, eq(grant.memberId, memberId))).toBe(1);
  });
});
