import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { OrderDetail } from '#schemas/order/fields.ts';
import { storedAddress } from '#schemas/upload/address.ts';
import { refund } from '#server/db/tables/refund.ts';
import { upload } from '#server/db/tables/upload.ts';
import { ordersOn, type Trade } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const WHY = '内容与介绍不符';

const pictureOf = async ({ db, now }: Trade, memberId: number): Promise<string> => {
  const file = `${randomUUID().replaceAll('-', '')}.png`;
  await db.insert(upload).values({ file, memberId, bytes: 1, at: new Date(now()) });
  return `/uploads/${file}`;
};

const storedIn = ({ pictures, ...rest }: OrderDetail['refund']) => ({
  ...rest,
  pictures: pictures.map(storedAddress),
});

onDatabase('the pictures of a refund', (opened) => {
  /** Somebody who has bought a course, and has three pictures. */
  const start = async () => {
    const shop = ordersOn(opened().db);
    const { id: memberId, token } = await shop.join({}, { money: 20_000 });
    const { id } = await shop.order({ kind: 'course', id: await shop.sell() }, token);
    await shop.get('payOrder', { id, method: 'balance' }, token);
    const own = await Promise.all([1, 2, 3].map(() => pictureOf(shop, memberId)));
    const [first = '', second = '', third = ''] = own;
    const giveBack = (sent: object) => shop.ask('refundOrder', { id, reason: WHY, ...sent }, token);
    const shown = async () => storedIn((await shop.get('orderDetail', { id }, token)).refund);
    const count = () => shop.db.$count(refund, eq(refund.orderId, Number(id)));
    return { shop, id, token, first, second, third, giveBack, shown, count };
  };

  it('are kept in their order with reason and explanation, each once, and shown with the order', async () => {
    const { first, second, third, giveBack, shown, shop } = await start();
    const pictures = [third, first, third];
    const explain = ' 第三节\r\n放不出来\u0007 ';
    expect(await giveBack({ pictures, explain })).toMatchObject({ code: '200' });
    expect(await shown()).toMatchObject({
      ...{ state: 'done', reason: WHY, explain: '第三节\n放不出来' },
      pictures: [third, first],
    });
    // a second time is answered by what was done, and changes nothing of it
    expect(await giveBack({ pictures: [second], reason: '其他原因' })).toMatchObject({
      data: { state: 'refunded' },
    });
    expect(await shown()).toMatchObject({ reason: WHY, pictures: [third, first] });
    await shop.audited();
  });

  it('need not be there', async () => {
    const { giveBack, shown } = await start();
    expect(await giveBack({})).toMatchObject({ data: { state: 'refunded' } });
    expect(await shown()).toMatchObject({ explain: '', pictures: [] });
  });

  it('are at most three, and the member’s own uploads: else nothing is given back', async () => {
    const { shop, id, token, first, second, third, giveBack, count } = await start();
    const other = await shop.join();
    const foreign = await pictureOf(shop, other.id);
    const four = [first, second, third, await pictureOf(shop, other.id)];
    expect((await giveBack({ pictures: four })).code).toBe('400');
    const unknown = `/uploads/${randomUUID().replaceAll('-', '')}.png`;
    const odd = [
      ...[foreign, unknown, 'https://evil.example/a.png', '//evil.example/a.png', ''],
      ...['javascript:alert(1)', `${first}?a=1`, '/uploads/../secret', '/media/cover.svg'],
    ];
    for (const address of odd)
      expect(await giveBack({ pictures: [first, address] }), address).toMatchObject({
        code: '55017',
        msg: '图片已失效，请重新上传',
      });
    for (const strange of [first, [1], [null], [[first]], { 0: first }])
      expect((await giveBack({ pictures: strange })).code).not.toBe('200');
    expect([await shop.stateOf(id, token), await count()]).toEqual(['done', 0]);
    expect((await giveBack({ pictures: [first, second, third] })).code).toBe('200');
  });

  it('of one who asks twice at once are those of the one refund', async () => {
    const { shop, first, second, giveBack, shown, count } = await start();
    const answers = await Promise.all([
      giveBack({ pictures: [first] }),
      giveBack({ pictures: [second] }),
    ]);
    expect(answers.some(({ code }) => code === '200')).toBe(true);
    expect(await count()).toBe(1);
    expect([[first], [second]]).toContainEqual((await shown()).pictures);
    await shop.audited();
  });
});
