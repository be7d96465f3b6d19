import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { activity } from '#server/db/tables/activity.ts';
import { orderTable } from '#server/db/tables/order.ts';
import { simulatedPayment } from '#server/db/tables/payment.ts';
import { type LegalChapter, legalTextTable } from '#server/db/tables/site.ts';
import { accountOn } from '../harness/login/account.ts';
import { ordersOn, type Trade } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const MISSING = '请先阅读并同意《购买协议》';
const CHANGED = '《购买协议》已更新，请重新阅读并同意';

onDatabase('the purchase agreement', (opened) => {
  /** Puts the next version in force, and gives its number. */
  const publish = async (
    chapters: LegalChapter[] = [{ heading: '一', paragraphs: ['新的约定'] }],
  ) => {
    const { db } = opened();
    const version = 1 + (await db.$count(legalTextTable, eq(legalTextTable.type, 'purchase')));
    const updatedAt = new Date();
    await db
      .insert(legalTextTable)
      .values({ type: 'purchase', version, title: '购买协议', chapters, updatedAt });
    return version;
  };

  /** A course, and somebody who orders it having agreed to a version. */
  const buyer = async (shop: Trade) => {
    const { id: memberId, token } = await shop.join();
    const wish = { kind: 'course' as const, id: await shop.sell() };
    const position = (agreement: number, own: object = {}) =>
      shop.ask('createOrder', { ...wish, pay: '100.00', agreement, ...own }, token);
    const inForce = async () => (await shop.get('previewOrder', wish, token)).agreement;
    const retained = async (id: string) => (await shop.get('orderDetail', { id }, token)).agreement;
    const placed = () => shop.db.$count(orderTable, eq(orderTable.memberId, memberId));
    return { token, wish, position, inForce, retained, placed };
  };
  const idOf = (answer: { data: unknown }): string => String(Object(answer.data).id);

  it('is to be agreed to, in the version in force, and stays with the order', async () => {
    const { position, inForce, retained, placed } = await buyer(ordersOn(opened().db));
    const version = await inForce();
    expect(version).toBeGreaterThan(0);
    expect((await position(0)).msg).toBe(MISSING);
    expect((await position(-version)).msg).toBe(MISSING);
    expect((await position(version + 1)).msg).toBe(CHANGED);
    expect((await position(2 ** 40)).msg).toBe(CHANGED);
    expect(await placed()).toBe(0);
    const answer = await position(version);
    expect(answer.msg).toBe('成功');
    expect(await retained(idOf(answer))).toBe(version);
  });

  it('is asked for by an older page too, which sends none', async () => {
    const shop = ordersOn(opened().db);
    const { token, wish } = await buyer(shop);
    const older = { ...wish, pay: '100.00', key: 'older' };
    expect((await shop.post('/v1/order/create', older, token)).msg).toBe(MISSING);
  });

  it('is to be agreed to anew where it changed since the page was opened', async () => {
    const shop = ordersOn(opened().db);
    const early = await buyer(shop);
    const before = await early.inForce();
    const first = idOf(await early.position(before));
    const late = await buyer(shop);
    const flash = await shop.run({ quota: 1 });
    const version = await publish();
    const sale = { kind: 'flash', id: flash.id, pay: '40.00' } as const;
    expect((await late.position(before, sale)).msg).toBe(CHANGED);
    const [row] = await shop.db
      .select()
      .from(activity)
      .where(eq(activity.id, Number(flash.id)));
    expect([row?.taken, await late.placed()]).toEqual([0, 0]);
    expect(await late.inForce()).toBe(version);
    expect(await late.retained(idOf(await late.position(version, sale)))).toBe(version);
    expect(await early.retained(first)).toBe(before);
    await shop.audited();
  });

  it('does not stand in the way of a request that was carried out under the one before', async () => {
    const shop = ordersOn(opened().db);
    const { token, position, inForce, placed } = await buyer(shop);
    const version = await inForce();
    const first = await position(version, { key: 'once' });
    const next = await publish();
    expect((await position(version, { key: 'once' })).data).toEqual(first.data);
    const id = idOf(first);
    await shop.get('cancelOrder', { id }, token);
    expect((await position(version, { key: 'new' })).msg).toBe(CHANGED);
    expect(await placed()).toBe(1);
    expect((await position(next, { key: 'new' })).msg).toBe('成功');
  });

  it('is agreed to where nothing is to be paid, too', async () => {
    const shop = ordersOn(opened().db);
    const { token, position, inForce } = await buyer(shop);
    const couponId = await shop.issue({ amountFen: 10_000, thresholdFen: 0 });
    const { id } = await shop.get('claimCoupon', { id: couponId }, token);
    const free = { coupon_id: id, pay: '0.00' };
    expect((await position(0, free)).msg).toBe(MISSING);
    expect(await position(await inForce(), free)).toMatchObject({ data: { state: 'done' } });
    await shop.audited();
  });

  it('leaves the place in another group, and its open sheet, to whoever did not agree', async () => {
    const shop = ordersOn(opened().db);
    const { id } = await shop.run({ type: 1, need: 2, hours: 24 });
    const leader = await shop.join();
    const { token, position, inForce } = await buyer(shop);
    const agreement = await inForce();
    const open = { kind: 'team', id, pay: '40.00', agreement } as const;
    const led = await shop.get('createOrder', open, leader.token);
    await shop.pay(led.id, leader.token);
    const saved = await shop.get('createOrder', open, token);
    const { sheet } = await shop.get('payOrder', { id: saved.id, method: 'wechat' }, token);
    const { mine } = await shop.get('teamDetail', { id }, leader.token);
    expect((await position(0, { ...open, group_id: mine.groupId, agreement: 0 })).msg).toBe(
      MISSING,
    );
    const own = eq(simulatedPayment.payNo, sheet.payNo);
    const [bill] = await shop.db.select().from(simulatedPayment).where(own);
    expect([bill?.state, await shop.stateOf(saved.id, token)]).toEqual(['waiting', 'unpaid']);
    await shop.audited();
  });

  it('can be read in every version, the one in force unasked', async () => {
    const { ask } = accountOn(opened().db);
    const version = await publish([{ heading: '一', paragraphs: ['{site}的最新约定'] }]);
    const read = async (request: object) =>
      (await ask('legalText', { type: 'purchase', ...request })).data;
    const newest = { version, chapters: [{ paragraphs: [expect.stringMatching(/的最新约定$/)] }] };
    expect(await read({})).toMatchObject(newest);
    expect(await read({ version })).toMatchObject(newest);
    expect(await read({ version: 1 })).toMatchObject({ version: 1, title: '购买协议' });
    expect(await ask('legalText', { type: 'purchase', version: version + 1 })).toMatchObject({
      status: 404,
    });
    expect((await ask('legalText', { type: 'purchase', version: 2 ** 40 })).status).toBe(404);
  });

  it('stands as it was read once somebody has ordered under it', async () => {
    const shop = ordersOn(opened().db);
    const version = await publish();
    const own = and(eq(legalTextTable.type, 'purchase'), eq(legalTextTable.version, version));
    await shop.db.update(legalTextTable).set({ title: '购买协议（修订）' }).where(own);
    const { position } = await buyer(shop);
    expect((await position(version)).msg).toBe('成功');
    const message = `version ${version} of the purchase agreement stands in orders`;
    const refused = { cause: expect.objectContaining({ message }) };
    const change = shop.db.update(legalTextTable).set({ chapters: [] }).where(own);
    await expect(change).rejects.toMatchObject(refused);
    await expect(shop.db.delete(legalTextTable).where(own)).rejects.toMatchObject(refused);
  });

  it('is not asked for where it says nothing', async () => {
    const before = await publish();
    const { position, inForce, retained } = await buyer(ordersOn(opened().db));
    await publish([]);
    expect(await inForce()).toBe(0);
    expect(await retained(idOf(await position(0)))).toBe(0);
    const other = await buyer(ordersOn(opened().db));
    expect(await other.retained(idOf(await other.position(before)))).toBe(0);
  });
});
