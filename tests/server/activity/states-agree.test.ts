import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { FlashDetail, ListedActivity, TeamDetail } from '#schemas/activity/endpoints.ts';
import { FLASH, TEAM } from '#schemas/activity/kind.ts';
import { homeApi } from '#schemas/home/endpoints.ts';
import { productOffers } from '#schemas/order/offers-endpoints.ts';
import { activity } from '#server/db/tables/activity.ts';
import { HOUR, SECOND } from '#server/platform/time/durations.ts';
import { activityStanding } from '#src/entities/activity/standing.ts';
import { type ActivityStep, flashSteps, teamSteps } from '#src/pages/activity/steps.ts';
import { ordersOn, type Trade } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

const people = ['demo_plain', 'demo_vip', 'demo_doctor', 'demo_teacher'] as const;

const listed = async (shop: Trade, token: string): Promise<ListedActivity[]> => {
  const rows: ListedActivity[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { items, pageCount } = await shop.get('activityList', { tab: 'all', page }, token);
    rows.push(...items);
    pages = pageCount ?? 1;
  }
  return rows;
};

type Shown = { activity: TeamDetail | FlashDetail; steps: ActivityStep[] };

const detailOf = async (
  shop: Trade,
  { id, type }: ListedActivity,
  token: string,
): Promise<Shown> => {
  if (type === FLASH) {
    const activity = await shop.get('flashDetail', { id }, token);
    return { activity, steps: flashSteps(activity) };
  }
  const activity = await shop.get('teamDetail', { id }, token);
  const { groupId } = activity.mine;
  const group = groupId ? await shop.get('teamGroup', { id: groupId }, token) : undefined;
  return { activity, steps: teamSteps(activity, group) };
};

/** What the home says of the times of activities, by their ids. */
const atHome = async (shop: Trade) => {
  const times = new Map<string, readonly [number, number]>();
  for (let page = 1; page < 60; page += 1) {
    const { data } = await shop.post(homeApi.teamList.path, { type: 1, page });
    const rows: { id: unknown; start_time: number; end_time: number }[] = Object(data).data;
    if (rows.length === 0) break;
    for (const row of rows) times.set(String(row.id), [row.start_time, row.end_time]);
  }
  return times;
};

/** The group that an order of this address would join, '' where it opens one. */
const groupIn = (href: string): string =>
  new URL(href, 'http://home').searchParams.get('group') ?? '';

onDatabase('activities', (opened) => {
  it.each(people)(
    'stand for %s the same at home, in their list and on their page, and sell where they say so',
    async (openid) => {
      const shop = ordersOn(opened().db);
      const token = await shop.tokenOf(openid);
      const home = await atHome(shop);
      const rows = await listed(shop, token);
      const states = rows.map(({ state }) => (state === 'soldout' ? 'running' : state));
      const ranks = states.map((state) => ['running', 'before', 'over'].indexOf(state));
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
      expect(new Set(states).size).toBe(3);
      let sold = 0;
      for (const row of rows) {
        const { activity: seen, steps } = await detailOf(shop, row, token);
        expect(activityStanding(seen), row.title).toEqual(activityStanding(row));
        const [start, end] = home.get(row.id) ?? [];
        if (end !== undefined)
          expect(
            [start, end].map((at) => Number(at) * 1000),
            row.title,
          ).toEqual([row.startTime, row.endTime]);
        const kind = row.type === FLASH ? 'flash' : 'team';
        const open = { kind, id: row.id } as const;
        const { code, msg } = await shop.ask('previewOrder', open, token);
        const sells = steps.some(
          (step) => step.is === 'link' && step.sells && groupIn(step.href) === '',
        );
        // a course that is free to a member, or waits in another group, is not sold to them
        const elsewhere = /免费|无需|拼团/.test(msg) && seen.mine.orderState === '';
        if (!elsewhere && seen.mine.orderState !== 'unpaid')
          expect(code === '200', `${row.title}: ${msg}`).toBe(sells);
        if (sells) sold += 1;
      }
      expect(sold).toBeGreaterThan(0);
    },
  );

  it('without a course have no page, so that they stand neither at home nor in their list', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join();
    const { id } = await shop.run({ type: TEAM });
    expect((await atHome(shop)).has(id)).toBe(true);
    await opened()
      .db.update(activity)
      .set({ productId: null })
      .where(eq(activity.id, Number(id)));
    expect((await atHome(shop)).has(id)).toBe(false);
    expect((await listed(shop, token)).map((row) => row.id)).not.toContain(id);
  });

  it('are over once they have taken place, wherever they are seen, and give back what waits', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join({}, { money: 50_000 });
    const friend = await shop.join({}, { money: 50_000 });
    const meets = {
      meetsAt: new Date(shop.now() + HOUR),
      meetsUntil: new Date(shop.now() + 2 * HOUR),
    };
    const position = { venue: '三楼报告厅', ...meets };
    for (const type of [TEAM, FLASH]) {
      const { id, productId } = await shop.run({ type, ...position });
      const one = async (): Promise<ListedActivity> => {
        const row = (await listed(shop, friend.token)).find((each) => each.id === id);
        if (!row) throw new Error('not listed');
        return row;
      };
      const offers = async () => {
        const { data } = await shop.post(
          productOffers.path,
          { id: String(productId) },
          friend.token,
        );
        const all: { kind: string }[] = Object(data).offers;
        return all.map(({ kind }) => kind).filter((kind) => kind !== 'coupon');
      };
      expect(await offers()).toEqual([type === TEAM ? 'team' : 'flash']);
      let group = '';
      if (type === TEAM) {
        const order = await shop.order({ kind: 'team', id }, token);
        await shop.get('payOrder', { id: order.id, method: 'balance' }, token);
        group = (await shop.get('orderDetail', { id: order.id }, token)).groupId;
      }
      const start = shop.now();
      // moments are stored in whole seconds
      shop.pass(2 * HOUR + SECOND);
      const row = await one();
      const { activity: seen, steps } = await detailOf(shop, row, friend.token);
      expect([row.state, seen.state]).toEqual(['over', 'over']);
      expect(row.endTime).toBeLessThanOrEqual(shop.now());
      expect([seen.endTime, (await atHome(shop)).get(id)?.[1]]).toEqual([
        row.endTime,
        Number(row.endTime) / 1000,
      ]);
      expect(steps).toEqual([{ is: 'closed', name: '活动已结束' }]);
      expect(await offers()).toEqual([]);
      if (group) {
        const { state, stopAt } = await shop.get('teamGroup', { id: group }, friend.token);
        expect([state, Number(stopAt) <= shop.now()]).toEqual(['failed', true]);
        const [own] = (await shop.get('myActivities', { tab: 'all', page: 1 }, token)).items;
        expect(own?.orderState).toBe('refunded');
      }
      shop.pass(start - shop.now());
    }
    await shop.audited();
  });
});
