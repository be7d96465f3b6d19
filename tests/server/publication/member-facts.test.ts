import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import { category } from '#server/db/tables/category.ts';
import { grant, product } from '#server/db/tables/course.ts';
import { member } from '#server/db/tables/member.ts';
import { DAY } from '#server/platform/time/durations.ts';
import { consoleOn } from '../harness/operator/console.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('what conditions ask of a member', (opened) => {
  const NOW = Date.now();

  const start = async (options = {}) => {
    const desk = await consoleOn(opened().db, { clock: () => NOW, ...options });
    const seat = await desk.newSeat('view');
    const chief = await desk.newSeat('publish');
    const phone = `139${randomInt(10 ** 8)
      .toString()
      .padStart(8, '0')}`;
    const join = async (statement: object) => {
      const createdAt = new Date(NOW - 3 * DAY);
      const [made] = await desk.db
        .insert(member)
        .values({ nickname: '林静', createdAt, phone, ...statement })
        .returning();
      if (!made) throw new Error('no member');
      return made;
    };
    const facts = (who: string) => desk.ask('readMemberFacts', { who }, seat);
    return { ...desk, seat, chief, phone, join, facts };
  };

  it('is told by number or phone, and nothing else of them', async () => {
    const { join, facts, phone } = await start();
    const { id } = await join({ doctor: true, vipUntil: new Date(NOW + DAY) });
    const answer = await facts(String(id));
    expect(answer).toEqual({
      ...{ id: String(id), card: true, doctor: true, studies: [] },
      registeredAt: NOW - 3 * DAY,
    });
    expect(await facts(` +86 ${phone.slice(0, 3)}-${phone.slice(3)} `)).toEqual(answer);
    expect(JSON.stringify(answer)).not.toMatch(new RegExp(`${phone}|林静`));
  });

  it('is what holds now: cards that are over and courses that were taken back are none', async () => {
    const { db, join, facts } = await start();
    const { id } = await join({ vipUntil: new Date(NOW) });
    const [saved] = await db.select().from(category);
    const values = { type: 0, title: '心电', priceFen: 100, categoryId: saved?.id ?? null };
    const products = await db.insert(product).values([values, values, values]).returning();
    const [open, ended, back] = products.map((made) => ({
      ...{ memberId: id, target: 'product' as const, targetId: made.id },
      ...{ source: 'buy' as const, startAt: new Date(NOW - DAY) },
    }));
    if (!open || !ended || !back) throw new Error('no products');
    await db.insert(grant).values([
      { ...ended, endAt: new Date(NOW) },
      { ...back, revokedAt: new Date(NOW) },
    ]);
    expect(await facts(String(id))).toMatchObject({ card: false, doctor: false, studies: [] });
    await db.insert(grant).values(open);
    expect(await facts(String(id))).toMatchObject({ studies: [String(saved?.id)] });
  });

  it('stands in the audit by the number, once an hour for the same operator', async () => {
    const { audit, chief, join, facts, phone, seat } = await start();
    const { id } = await join({});
    await facts(phone);
    await facts(String(id));
    const looks = (await audit(chief)).filter(({ action }) => action === 'look');
    expect(looks.filter(({ name }) => name === seat.name)).toEqual([
      { name: seat.name, action: 'look', text: `查看会员 ${id} 的会员卡、认证和学习分类` },
    ]);
    expect(JSON.stringify(looks)).not.toContain(phone);
  });

  it('is refused for nobody, and to whoever may not see the home page', async () => {
    const { facts, send, newSeat, join } = await start();
    const { id } = await join({ phone: '' });
    for (const nobody of ['', '0', '2147483647', '99999999999', '13000000000', '林静', '1 or 1=1'])
      await expect(facts(nobody)).rejects.toThrow(publicationRefusals.memberUnknown.message);
    const { code } = await send('readMemberFacts', { who: String(id) }, await newSeat('finance'));
    expect(code).not.toBe('200');
    expect((await send('readMemberFacts', { who: String(id) })).code).not.toBe('200');
  });
});
