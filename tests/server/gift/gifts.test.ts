import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { giftApi } from '#schemas/gift/endpoints.ts';
import { giftRefusals } from '#schemas/gift/refusals.ts';
import { orderRefusals } from '#schemas/order/refusals.ts';
import type { Data, Payload } from '#schemas/wire/define-endpoint.ts';
import { message } from '#server/db/tables/message.ts';
import { grantedTo } from '#server/domains/course/index.ts';
import { DAY } from '#server/platform/time/durations.ts';
import { ordersOn } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

type Api = typeof giftApi;

const WHY = { reason: '其他原因' };

onDatabase('a course that is given', (opened) => {
  const begin = async () => {
    const shop = ordersOn(opened().db);
    const giver = await shop.join({ nickname: '林晓', vipUntil: new Date(shop.now() + DAY) });
    const product = await shop.sell({ title: '心电图入门', memberPriceFen: 100, memberFree: true });
    const key = Number(product);
    const ask = <K extends keyof Api>(name: K, sent: Partial<Payload<Api[K]>>, token: string) =>
      shop.post(giftApi[name].path, { key: crypto.randomUUID(), ...sent }, token);
    const get = async <K extends keyof Api>(
      name: K,
      sent: Partial<Payload<Api[K]>>,
      token: string,
    ): Promise<Data<Api[K]>> => {
      const { code, msg, data } = await ask(name, sent, token);
      if (code !== '200') throw new Error(msg);
      // read by this very schema
      return z.parse(giftApi[name].data, data) as Data<Api[K]>;
    };
    const buy = () => shop.buy({ kind: 'gift', id: product }, giver.token);
    const give = async () => {
      const order = await buy();
      const { code } = await get('readGift', { id: order }, giver.token);
      return { order, code };
    };
    const owns = (memberId: number) => grantedTo(shop.db, memberId, 'product', key, shop.now());
    return { shop, giver, product, ask, get, buy, give, owns };
  };

  it('costs the list price, also with a card, and gives the giver nothing to study', async () => {
    const { shop, giver, product, give, get, owns } = await begin();
    const priced = await shop.get('previewOrder', { kind: 'gift', id: product }, giver.token);
    expect(priced).toMatchObject({ pay: '100.00', coupons: [] });
    const { order, code } = await give();
    expect(code).toMatch(/^\d+-[\w-]{43}$/);
    expect(await owns(giver.id)).toBe(false);
    const { kind, state, link, actions } = await shop.get(
      'orderDetail',
      { id: order },
      giver.token,
    );
    expect({ kind, state, link }).toEqual({
      kind: 'gift',
      state: 'done',
      link: `/minge?id=${order}`,
    });
    expect(actions).toEqual(['use', 'refund', 'delete']);
    expect(await get('readGift', { id: order }, giver.token)).toMatchObject({
      ...{ state: 'open', taker: '', takenAt: null, title: '心电图入门' },
    });
    const other = await give();
    expect(other.code).not.toBe(code);
    await shop.audited();
  });

  it('is taken once, and its giver reads by whom', async () => {
    const { shop, giver, give, ask, get, owns } = await begin();
    const { order, code } = await give();
    const friend = await shop.join({ nickname: '周医生' });
    const late = await shop.join();
    expect(await get('offeredGift', { code }, friend.token)).toMatchObject({
      ...{ giver: '林晓', state: 'open', given: false, mine: false, owned: false },
    });
    const first = await ask('takeGift', { code }, friend.token);
    expect(first).toMatchObject({ code: '200', data: { title: '心电图入门' } });
    expect((await ask('takeGift', { code }, friend.token)).code).toBe('200');
    expect((await ask('takeGift', { code }, late.token)).msg).toBe(giftRefusals.giftTaken.message);
    expect([await owns(friend.id), await owns(late.id), await owns(giver.id)]).toEqual([
      ...[true, false, false],
    ]);
    expect(await get('readGift', { id: order }, giver.token)).toMatchObject({
      ...{ state: 'taken', code: '', taker: '周医生', takenAt: expect.any(Number) },
    });
    const notices = await shop.db.select().from(message).where(eq(message.memberId, giver.id));
    expect(notices.map(({ body }) => body)).toContain('周医生领取了你赠送的“心电图入门”。');
    expect(await get('offeredGift', { code }, late.token)).toMatchObject({ state: 'taken' });
    await shop.audited();
  });

  it('is taken by one of many who try at once', async () => {
    const { shop, give, ask, owns } = await begin();
    const { code } = await give();
    const friends = await Promise.all(Array.from({ length: 8 }, () => shop.join()));
    const answers = await Promise.all(friends.map(({ token }) => ask('takeGift', { code }, token)));
    expect(answers.filter((answer) => answer.code === '200')).toHaveLength(1);
    const owners = await Promise.all(friends.map(({ id }) => owns(id)));
    expect(owners.filter(Boolean)).toHaveLength(1);
    await shop.audited();
  });

  it('is given back only while nobody has it, and then nobody can take it', async () => {
    const { shop, giver, give, ask, owns } = await begin();
    const [saved, notFound] = [await give(), await give()];
    const friend = await shop.join();
    await ask('takeGift', { code: notFound.code }, friend.token);
    const refused = await shop.ask('refundOrder', { id: notFound.order, ...WHY }, giver.token);
    expect(refused.msg).toBe(giftRefusals.giftGiven.message);
    const terms = await shop.get('refundTerms', { id: notFound.order }, giver.token);
    expect(terms).toMatchObject({ allowed: false, reason: giftRefusals.giftGiven.message });
    shop.pass(8 * DAY);
    expect(await shop.get('refundTerms', { id: saved.order }, giver.token)).toMatchObject({
      ...{ allowed: true, amount: '100.00', until: null },
    });
    await shop.get('refundOrder', { id: saved.order, ...WHY }, giver.token);
    const late = await shop.join();
    const { msg } = await ask('takeGift', { code: saved.code }, late.token);
    expect(msg).toBe(giftRefusals.giftWithdrawn.message);
    expect([await owns(friend.id), await owns(late.id)]).toEqual([true, false]);
    await shop.audited();
  });

  it('is either taken or given back where both come at once', async () => {
    const { shop, giver, give, ask, owns } = await begin();
    for (let turn = 0; turn < 6; turn += 1) {
      const { order, code } = await give();
      const friend = await shop.join();
      const asks = [
        () => ask('takeGift', { code }, friend.token),
        () => shop.ask('refundOrder', { id: order, ...WHY }, giver.token),
      ];
      await Promise.all((turn % 2 ? asks : asks.reverse()).map((each) => each()));
      const state = await shop.stateOf(order, giver.token);
      expect(await owns(friend.id)).toBe(state === 'done');
    }
    await shop.audited();
  });

  it('stays where its receiver owns the course, gave it, or waits in a group', async () => {
    const { shop, giver, product, give, ask, get } = await begin();
    const { order, code } = await give();
    const owner = await shop.join();
    await shop.buy({ kind: 'course', id: product }, owner.token);
    expect(await get('offeredGift', { code }, owner.token)).toMatchObject({ owned: true });
    const { msg } = await ask('takeGift', { code }, owner.token);
    expect(msg).toBe(orderRefusals.alreadyOwned.message);
    const own = await ask('takeGift', { code }, giver.token);
    expect(own.msg).toBe(giftRefusals.ownGift.message);
    expect(await get('readGift', { id: order }, giver.token)).toMatchObject({ state: 'open' });
    await shop.audited();
  });

  it('is of no use by another code, or to others than its giver', async () => {
    const { shop, give, ask } = await begin();
    const { order, code } = await give();
    const stranger = await shop.join();
    const forged = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`;
    for (const wrong of [forged, code.split('-')[0] ?? '', `${code}x`, '1-', '-1', '99999999-a'])
      expect((await ask('takeGift', { code: wrong }, stranger.token)).code).not.toBe('200');
    const { msg } = await ask('readGift', { id: order }, stranger.token);
    expect(msg).toBe(giftRefusals.noSuchGift.message);
    await shop.audited();
  });

  it('stays with its receiver who gives an order of the same course back', async () => {
    const { shop, product, give, ask, owns } = await begin();
    const { code } = await give();
    const friend = await shop.join();
    const placed = await shop.order({ kind: 'course', id: product }, friend.token);
    await ask('takeGift', { code }, friend.token);
    const paid = await shop.pay(placed.id, friend.token);
    expect(paid.state).toMatch(/^refund/);
    expect(await owns(friend.id)).toBe(true);
    await shop.jobs();
    await shop.audited();
  });
});
