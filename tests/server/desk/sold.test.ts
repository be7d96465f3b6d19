import { expect, it } from 'vitest';
import { coupon, memberCoupon } from '#server/db/tables/coupon.ts';
import { chapter } from '#server/db/tables/course.ts';
import { member } from '#server/db/tables/member.ts';
import { orderTable } from '#server/db/tables/order.ts';
import { registered } from '#server/domains/desk/registered.ts';
import { deskOn, sampleRow } from '../harness/desk/desks.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const tableOf = (name: string) => {
  const found = registered.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};

onDatabase('what was sold', (opened) => {
  const someone = async () => {
    const [row] = await opened().db.select({ id: member.id }).from(member).limit(1);
    return row?.id ?? 0;
  };

  const order = async (kind: 'course' | 'membership' | 'flash', targetId: number) => {
    const now = new Date();
    await opened()
      .db.insert(orderTable)
      .values({
        ...{ orderNo: `desk-${kind}-${targetId}`, memberId: await someone(), kind, targetId },
        ...{ item: `desk:${kind}:${targetId}`, state: 'done', title: '样例', totalFen: 990 },
        ...{ payFen: 990, lines: [], createdAt: now, expireAt: now, paidAt: now },
      });
  };

  it.each([
    ['product', 'course'],
    ['vip_plan', 'membership'],
    ['activity', 'flash'],
  ] as const)(
    '%s: keeps its money and is not removed, while the rest may change',
    async (name, kind) => {
      const table = tableOf(name);
      const { make, save, ask } = await deskOn(opened().db, table);
      const sample = sampleRow(table);
      const id = await make(sample);
      const cheaper = [
        { name: 'priceFen', text: '9.80' },
        { name: 'linePriceFen', text: '' },
      ];
      const change = cheaper.filter(({ name: field }) =>
        table.fields.some((known) => known.name === field),
      );
      const lower = [
        ...change,
        ...['memberPriceFen', 'groupPriceFen']
          .filter((field) => table.fields.some((known) => known.name === field))
          .map((field) => ({ name: field, text: '9.00' })),
      ];
      expect(await save(id, lower)).toEqual({ outcome: 'saved', id });
      await order(kind, id);
      const refused = await save(id, [{ name: 'priceFen', text: '9.70' }]);
      expect(refused).toEqual({
        outcome: 'faulty',
        faults: [{ name: 'priceFen', reason: '已经卖出，金额不能再改；要换价格，请新建一个' }],
      });
      expect(await save(id, [{ name: 'title', text: '仍可改名' }])).toEqual({
        outcome: 'saved',
        id,
      });
      const { left } = await ask('change', { action: 'remove', ids: [id] });
      expect(left).toMatchObject([{ id, title: '仍可改名', why: '有订单' }]);
      const label = table.fields.find((field) => field.name === 'priceFen')?.label;
      const { faults } = await ask('check', { sheet: `编号,${label}\n${id},9.75` });
      expect(faults.map(({ line }) => line)).toEqual([2]);
      expect(faults[0]?.reason).toContain('已经卖出');
    },
  );

  it('a coupon that somebody has keeps its amounts, and its number is no less than what was taken', async () => {
    const table = tableOf('coupon');
    const { make, save, ask, db } = await deskOn(opened().db, table);
    const id = await make(sampleRow(table));
    await db.insert(memberCoupon).values({ memberId: await someone(), couponId: id });
    await db.update(coupon).set({ taken: 3 });
    const refused = await save(id, [{ name: 'amountFen', text: '8.00' }]);
    expect(refused).toMatchObject({ outcome: 'faulty', faults: [{ name: 'amountFen' }] });
    const fewer = await save(id, [{ name: 'total', text: '2' }]);
    expect(fewer).toEqual({
      outcome: 'faulty',
      faults: [{ name: 'total', reason: '已经领了 3 张，不能比它少' }],
    });
    const { left } = await ask('change', { action: 'remove', ids: [id] });
    expect(left).toMatchObject([{ id, why: '已有会员领取' }]);
  });

  it('of several rows those that nothing hangs on are removed, and the others told', async () => {
    const table = tableOf('product');
    const { make, ask, db } = await deskOn(opened().db, table);
    const [remaining, removedCount] = [await make(sampleRow(table)), await make(sampleRow(table))];
    await db.insert(chapter).values({ productId: remaining });
    expect(await ask('change', { action: 'remove', ids: [remaining, removedCount] })).toEqual({
      done: 1,
      left: [{ id: remaining, title: '样例', why: '还有课时' }],
    });
  });

  it('changes of two operators to one row at the same moment: one is saved', async () => {
    const table = tableOf('vip_plan');
    const { make, read, save } = await deskOn(opened().db, table);
    const id = await make(sampleRow(table));
    const { stamp } = await read(id);
    const answers = await Promise.all(
      ['甲', '乙', '丙'].map((text) => save(id, [{ name: 'title', text }], stamp)),
    );
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['clash', 'clash', 'saved']);
  });
});
