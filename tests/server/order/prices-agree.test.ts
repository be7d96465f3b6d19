import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { activityApi } from '#schemas/activity/endpoints.ts';
import { categoryApi } from '#schemas/category/endpoints.ts';
import { classicApi } from '#schemas/classic/endpoints.ts';
import { couponApi } from '#schemas/coupon/endpoints.ts';
import { courseApi } from '#schemas/course/endpoints.ts';
import { homeApi } from '#schemas/home/endpoints.ts';
import { liveApi } from '#schemas/live/endpoints.ts';
import type { OrderKind } from '#schemas/order/fields.ts';
import { productOffers } from '#schemas/order/offers-endpoints.ts';
import { searchApi } from '#schemas/search/endpoints.ts';
import { teacherApi } from '#schemas/teacher/endpoints.ts';
import { relation } from '#server/db/tables/relation.ts';
import { DAY } from '#server/platform/time/durations.ts';
import { ownPrice } from '#src/entities/order/own-price.ts';
import { ordersOn, type Trade } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

type Row = Record<string, unknown>;

/** Everything that a call shows a price of, as the wire has it, by its id. */
const priced = (answer: unknown, field: string, adjacent: string): Map<string, Row> => {
  const found = new Map<string, Row>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (field in value && adjacent in value) found.set(String(Object(value).id), value as Row);
    for (const each of Object.values(value)) walk(each);
  };
  walk(answer);
  return found;
};

type Call = [path: string, payload?: object];

const allOf = async (shop: Trade, [path, payload]: Call, token: string, sign: [string, string]) => {
  const all = new Map<string, Row>();
  for (let page = 1; page < 60; page += 1) {
    const { data } = await shop.post(path, { ...payload, page }, token);
    const rows = priced(data, ...sign);
    if ([...rows.keys()].every((id) => all.has(id))) break;
    for (const [id, row] of rows) all.set(id, row);
  }
  return all;
};

const { newCourseList, videoProducts, audioProducts, graphicProducts, columnProducts } = homeApi;
const { typedProducts, rankedCourses, categoryBlocks, categoryBlocksSecond } = classicApi;
const { recommendedCourses, recommendedCoursesSecond } = classicApi;
const blocks = [2, 3, 4].flatMap((pages): Call[] => [
  [categoryBlocks.path, { pages }],
  [categoryBlocksSecond.path, { pages }],
]);

const courseLists: Call[] = [
  ...[newCourseList, videoProducts, audioProducts, graphicProducts, columnProducts].map(
    ({ path }): Call => [path],
  ),
  [homeApi.featuredList.path],
  [typedProducts.path],
  [rankedCourses.path, { type: 1 }],
  [rankedCourses.path, { type: 2 }],
  [recommendedCourses.path],
  [recommendedCoursesSecond.path],
  [categoryApi.productList.path],
  [searchApi.searchProducts.path, { keyword: '心', kind: 'course' }],
  [teacherApi.teacherProducts.path, { id: '1' }],
  ...blocks,
];

const membersOnly: ReadonlySet<string> = new Set(
  [
    ...[videoProducts, audioProducts, graphicProducts, columnProducts],
    teacherApi.teacherProducts,
  ].map(({ path }) => path),
);
const publicLists = courseLists.filter(([path]) => !membersOnly.has(path));

/** What a new member is told of the price, '' with why where it is refused. */
const offered = async (shop: Trade, kind: OrderKind, id: string, token: string) => {
  const { code, msg, data } = await shop.ask('previewOrder', { kind, id }, token);
  const { pay, item, lines } = Object(data);
  return code === '200'
    ? { pay, unit: item.price, whole: lines[0].amount, why: '' }
    : { pay: '', unit: '', whole: '', why: msg };
};

const same = (price: unknown) => ({ pay: price, unit: price, whole: price, why: '' });
const refused = (why: string) => ({ pay: '', unit: '', whole: '', why });

type Shown = { price: string; struck: unknown; own: unknown; free: unknown };

/** What the lists that somebody may call say that courses cost; all of them say the same. */
const shownTo = async (shop: Trade, token: string): Promise<Map<string, Shown>> => {
  const open = token ? courseLists : publicLists;
  const lists = await Promise.all(
    open.map((call) => allOf(shop, call, token, ['price', 'virtual_stock'])),
  );
  const shown = new Map<string, Shown>();
  for (const [at, list] of lists.entries()) {
    expect(list.size, open[at]?.[0]).toBeGreaterThan(0);
    const path = open[at]?.[0];
    for (const [
      id,
      { price, line_price: struck, price_after_coupon: own, price_after_claim: free },
    ] of list) {
      const row = { price: String(price), struck, own, free };
      expect(shown.get(id) ?? row, `${id} in ${path}`).toEqual(row);
      shown.set(id, row);
    }
  }
  return shown;
};

const costsFor = async (shop: Trade, token: string): Promise<Map<string, string>> =>
  new Map([...(await shownTo(shop, token))].map(([id, { price }]) => [id, price]));

const detailOf = async (shop: Trade, id: string, token: string): Promise<Row> =>
  Object((await shop.post(courseApi.productDetail.path, { id }, token)).data);

onDatabase('prices', (opened) => {
  it('of courses are what this very member pays in every list, on their page and in their order', async () => {
    const shop = ordersOn(opened().db);
    const plain = await shop.join();
    const card = await shop.join({ vipUntil: new Date(shop.now() + DAY) });
    const costs = await costsFor(shop, plain.token);
    const byCard = await costsFor(shop, card.token);
    expect(costs.size).toBeGreaterThan(140);
    expect([...byCard.keys()].sort()).toEqual([...costs.keys()].sort());
    let [cheaper, free] = [0, 0];
    for (const [id, cost] of costs) {
      const held = byCard.get(id) ?? '';
      const own = await detailOf(shop, id, card.token);
      const cut = held !== cost;
      expect([own.price, own.member_price ?? cost], id).toEqual([held, held]);
      if (cut) expect(own.line_price, id).toBe(cost);
      if (cut && cheaper + free < 12)
        expect(await detailOf(shop, id, plain.token)).toMatchObject({
          price: cost,
          member_price: held,
        });
      const [whole, reduced] = [
        await offered(shop, 'course', id, plain.token),
        await offered(shop, 'course', id, card.token),
      ];
      if (cost === '0.00') {
        expect([whole, reduced]).toEqual([1, 2].map(() => refused('该内容免费，无需购买')));
        continue;
      }
      expect(whole, id).toEqual(same(cost));
      if (held === '0.00') expect(reduced).toEqual(refused('会员可直接学习，无需购买'));
      else expect(reduced, id).toEqual({ ...same(cost), pay: held });
      if (held === '0.00') free += 1;
      else if (cut) cheaper += 1;
    }
    expect([cheaper > 5, free > 5]).toEqual([true, true]);
  });

  it('struck through are the same in every list, among what is collected and on the course page', async () => {
    const { db } = opened();
    const shop = ordersOn(db);
    for (const vipUntil of [null, new Date(shop.now() + DAY)]) {
      const { id: memberId, token } = await shop.join({ vipUntil });
      const shown = await shownTo(shop, token);
      const struck = [...shown].filter(([, { struck }]) => struck !== null).slice(0, 12);
      expect(struck.length).toBe(12);
      const target = { memberId, kind: 'collect', target: 'product' } as const;
      await db.insert(relation).values(struck.map(([id]) => ({ ...target, targetId: Number(id) })));
      const sign: [string, string] = ['price', 'virtual_stock'];
      const cached = new Map<string, Row>();
      for (const tab of ['course', 'column'])
        for (const [id, row] of await allOf(
          shop,
          [courseApi.collectedList.path, { tab }],
          token,
          sign,
        ))
          cached.set(id, row);
      for (const [id, { price, struck: line_price }] of struck) {
        expect(cached.get(id), id).toMatchObject({ price, line_price });
        expect(await detailOf(shop, id, token), id).toMatchObject({ price, line_price });
      }
    }
  });

  it('of courses are those of everybody for a visitor, and from the moment that a card ends', async () => {
    const shop = ordersOn(opened().db);
    const plain = await costsFor(shop, (await shop.join()).token);
    const card = await shop.join({ vipUntil: new Date(shop.now() + DAY) });
    for (const [id, cost] of await costsFor(shop, '')) expect(cost).toBe(plain.get(id));
    expect(await costsFor(shop, card.token)).not.toEqual(plain);
    shop.pass(DAY - 1);
    expect(await costsFor(shop, card.token)).not.toEqual(plain);
    shop.pass(1);
    expect(await costsFor(shop, card.token)).toEqual(plain);
  });

  it('of courses are cut in the order by the coupon that their page cuts them by, and by no other', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join();
    const { token: poor } = await shop.join();
    for (const page of [1, 2, 3])
      for (const { id, offer } of (await shop.get('couponCenter', { page }, token)).items)
        if (offer === 'claim') await shop.get('claimCoupon', { id }, token);
    const shown = new Map([
      [token, await shownTo(shop, token)],
      [poor, await shownTo(shop, poor)],
    ]);
    let [cut, offered] = [0, 0];
    for (const [id, cost] of await costsFor(shop, token)) {
      if (cost === '0.00' || cut >= 12) continue;
      for (const who of [token, poor]) {
        const { offers } = z.parse(
          productOffers.data,
          (await shop.post(productOffers.path, { id }, who)).data,
        );
        const { pay } = await shop.get(
          'previewOrder',
          { kind: 'course', id, quantity: 1, coupon_id: 'best' },
          who,
        );
        expect(ownPrice(cost, offers), id).toBe(pay);
        expect(shown.get(who)?.get(id)?.own ?? cost, id).toBe(pay);
        const lesson = await shop.post(courseApi.productLesson.path, { id, lesson: '' }, who);
        expect(Object(lesson.data).product.price, id).toBe(cost);
        if (who === token && pay !== cost) cut += 1;
        if (who === poor && offers.some(({ kind }) => kind === 'coupon')) offered += 1;
      }
    }
    expect([cut > 5, offered > 5]).toEqual([true, true]);
  });

  it('of group buys and flash sales are the same at home, in their list, on their page and in their order', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join();
    const sign: [string, string] = ['group_price', 'price'];
    const home = await allOf(shop, [homeApi.teamList.path], token, sign);
    const list = await allOf(shop, [activityApi.activityList.path], token, sign);
    expect(home.size).toBeGreaterThan(10);
    for (const [id, row] of home) expect(list.get(id), id).toMatchObject({ price: row.price });
    for (const [id, { type, price, group_price, state, product }] of list) {
      expect(product).toBeUndefined();
      const flash = String(type) === '2';
      const { path } = flash ? activityApi.flashDetail : activityApi.teamDetail;
      const detail = Object((await shop.post(path, { id }, token)).data);
      expect(detail).toMatchObject({ price, group_price, state });
      if (home.has(id)) expect(home.get(id)).toMatchObject({ price, group_price });
      const alone = await offered(shop, 'course', String(detail.product.id), token);
      expect(alone, 'the struck price is what it costs alone').toEqual(same(price));
      const position = await offered(shop, flash ? 'flash' : 'team', id, token);
      if (state === 'running') expect(position, id).toEqual(same(group_price));
      else expect(position.why).toMatch(/^(?:活动还没有开始|活动已结束|已抢光)$/);
    }
  });

  it('of broadcasts are the same at home, in the hall, on their page and in their order', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join();
    const home = await allOf(shop, [homeApi.liveList.path], token, [
      'broadcast_price',
      'broadcast_name',
    ]);
    const halls = await Promise.all(
      [0, 1, 3].map((status) =>
        allOf(shop, [liveApi.liveHall.path, { status }], token, ['price', 'locked']),
      ),
    );
    const hall = new Map(halls.flatMap((rows) => [...rows]));
    expect(home.size).toBeGreaterThan(5);
    let sold = 0;
    for (const [id, { broadcast_price: price, broadcast_status }] of home) {
      const detail = Object((await shop.post(liveApi.liveDetail.path, { id }, token)).data);
      const { has_replay } = detail;
      const lost = String(broadcast_status) === '3' && !has_replay;
      const row = lost ? detail : hall.get(id);
      expect([detail.price, row?.price], id).toEqual([price, price]);
      expect([detail.status, row?.status].map(String), id).toEqual([
        String(broadcast_status),
        String(broadcast_status),
      ]);
      const ticket = await offered(shop, 'live', id, token);
      if (lost) {
        expect(ticket.why, id).toBe('直播已结束，没有回放，不再售票');
        continue;
      }
      if (detail.gate === 'pay') expect(ticket, id).toEqual(same(price));
      else expect(ticket.why).toMatch(/^(?:该内容不单独出售|该内容免费，无需购买)$/);
      if (detail.gate === 'pay') sold += 1;
    }
    expect(sold).toBeGreaterThan(0);
  });

  it('of cards and of coupons that are sold are the same on their pages and in their orders', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join();
    const { plans } = await shop.get('vipPlans', {}, token);
    expect(plans.length).toBeGreaterThan(2);
    for (const { id, price } of plans)
      expect(await offered(shop, 'membership', id, token)).toEqual(same(price));
    const center = await allOf(shop, [couponApi.couponCenter.path], token, [
      'sale_price',
      'threshold',
    ]);
    for (const [id, { offer }] of center)
      expect(await shop.get('couponDetail', { id }, token), id).toMatchObject({ offer });
    const sold = [...center].filter(([, { offer }]) => offer === 'buy');
    expect(sold.length).toBeGreaterThan(0);
    for (const [id, { sale_price }] of sold) {
      expect(await shop.get('couponDetail', { id }, token)).toMatchObject({
        salePrice: sale_price,
      });
      expect(await offered(shop, 'coupon', id, token)).toEqual(same(sale_price));
    }
  });
});
