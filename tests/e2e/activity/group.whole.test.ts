import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { activity, teamGroupTable } from '#server/db/tables/activity.ts';
import { orderTable } from '#server/db/tables/order.ts';
import { HOUR } from '#server/platform/time/durations.ts';
import { pressButtonWith } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { visitAs } from '../harness/visits/course.ts';
import { visitHome } from '../harness/visits/home.ts';
import { findActivity, ordersOf, payFor, paySheet, placeOrder } from '../harness/visits/order.ts';

const site = onSite();

/** Stands in for the phone's own menu: what is passed on is noted. */
const noteShared = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async ({ url }: ShareData) =>
        document.documentElement.setAttribute('shared', url ?? ''),
    });
  });

const sharedBy = async (page: Page): Promise<URL> => {
  await page.locator('html[shared]').waitFor({ state: 'attached' });
  return new URL((await page.locator('html').getAttribute('shared')) ?? '');
};

const visit = (as: string, path: string) => visitAs(site, as, { path, prepare: noteShared });

/** Those that were to begin later have begun. */
const beginAll = () => site.db.update(activity).set({ startAt: new Date(Date.now() - 60_000) });

const openGroup = async (as: string) => {
  await beginAll();
  const { id } = await findActivity(site.db, 'team');
  const page = await visit(as, `/teamDetails/${id}`);
  await page.getByRole('link', { name: /开团$/ }).click();
  await payFor(page);
  await pressButtonWith(page, '邀请好友参团');
  await pressButtonWith(page, '系统分享');
  const link = await sharedBy(page);
  // the sheet's closing goes back, which another address would cut short
  await page.waitForFunction(() => !history.state?.layers);
  await page.goto(link.href);
  await page.getByRole('heading', { name: '我的团' }).waitFor();
  return { id, page, link };
};

test('a group that is passed on leads to that very group, until it is full', async () => {
  const { id, page, link } = await openGroup('demo_plain');
  const [group] = await site.db
    .select()
    .from(teamGroupTable)
    .where(eq(teamGroupTable.activityId, id));
  expect(link.pathname + link.search).toMatch(
    new RegExp(`^/teamDetails/${id}\\?group=${group?.id}&member_id=\\d+$`),
  );
  const friend = await visit('demo_doctor', link.pathname + link.search);
  await friend.getByRole('heading', { name: / 的团$/ }).waitFor();
  await friend.getByText('还差 1 人成团').waitFor();
  await friend.getByText('待加入').waitFor();
  await friend.getByRole('link', { name: '自己开团' }).waitFor();
  await friend.getByRole('link', { name: /参团$/ }).click();
  await friend.getByText('参团，2 人成团').waitFor();
  await payFor(friend);
  await friend.getByRole('heading', { name: '支付成功', exact: true }).waitFor();
  const own = eq(orderTable.targetId, id);
  expect(await ordersOf(site.db, 'demo_doctor', own)).toMatchObject([{ groupId: group?.id }]);

  await page.reload();
  await page.getByText('已成团').waitFor();
  await page.getByRole('link', { name: '去学习' }).waitFor();
  const late = await visit('demo_teacher', link.pathname + link.search);
  await late.getByText('已成团').waitFor();
  expect(await late.getByRole('link', { name: /参团$/ }).count()).toBe(0);
  await late.getByRole('link', { name: /开团$/ }).waitFor();
});

test('a group whose time is over says so, and its link leads to other ways', async () => {
  const { id, link } = await openGroup('demo_plain');
  const over = new Date(Date.now() - 60_000);
  await site.db
    .update(teamGroupTable)
    .set({ stopAt: over })
    .where(eq(teamGroupTable.activityId, id));
  const friend = await visit('demo_doctor', link.pathname + link.search);
  await friend.getByText('未成团', { exact: true }).waitFor();
  await friend.getByRole('link', { name: /开团$/ }).waitFor();
  await friend.goto(`${site.server.origin}/teamDetails/${id}?group=999999`);
  await friend.getByText(/^没有找到这个团/).waitFor();
  await friend.getByRole('link', { name: /开团$/ }).waitFor();
  // somebody who was about to join hears it, and finds back
  await friend.goto(
    `${site.server.origin}/order_submit/${id}?kind=team&group=${link.searchParams.get('group')}`,
  );
  await friend.getByText('该团已过期，可以另开一团').waitFor();
  await friend.getByRole('link', { name: '回到活动' }).click();
  await friend.waitForURL(`${site.server.origin}/teamDetails/${id}`);
});

test('a group that ends while it is looked at says so by itself', async () => {
  const { id, page } = await openGroup('demo_plain');
  const stopIn = (ms: number) =>
    site.db
      .update(teamGroupTable)
      .set({ stopAt: new Date(Date.now() + ms) })
      .where(eq(teamGroupTable.activityId, id));
  await stopIn(HOUR);
  await page.clock.install();
  await page.reload();
  await page.getByText('还差 1 人成团').waitFor();
  await stopIn(-60_000);
  await page.clock.fastForward(HOUR + 60_000);
  await page.getByText('未成团', { exact: true }).waitFor();
});

test('a visitor who follows the link comes to the group after logging in', async () => {
  const { link } = await openGroup('demo_plain');
  const page = await visitHome(site, { path: link.pathname + link.search });
  await page.waitForURL(`${site.server.origin}/Welogin`);
  await page.getByText(/^登录后加入「.+」的拼团$/).waitFor();
  // the offer itself stands there before anybody logs in
  await page.getByText(/的团还差 1 人$/).waitFor();
  await page.getByText(/^¥\d/).first().waitFor();
  await page.getByRole('checkbox', { name: '我已阅读并同意' }).check();
  await pressButtonWith(page, '微信授权登录');
  await page.getByRole('radio', { name: '陈医生' }).check();
  await pressButtonWith(page, '同意授权');
  await page.getByRole('link', { name: /参团$/ }).waitFor();
  expect(new URL(page.url()).searchParams.get('group')).toBe(link.searchParams.get('group'));
});

test('own activities are group buys and flash sales, each with how it stands', async () => {
  const { id } = await findActivity(site.db, 'flash');
  const page = await visit('demo_vip', `/order_submit/${id}?kind=flash`);
  await placeOrder(page);
  await page.getByRole('button', { name: /^支付 ¥/ }).waitFor();
  await page.goto(`${site.server.origin}/myactivity`);
  const rows = page.getByRole('list', { name: '我的活动' }).getByRole('link');
  await rows.filter({ hasText: '秒杀' }).filter({ hasText: '待付款' }).click();
  await page.getByRole('link', { name: '继续支付' }).click();
  await paySheet(page);
  await page.getByRole('heading', { name: '支付成功' }).waitFor();
  await page.goto(`${site.server.origin}/myactivity?tab=done`);
  await rows.filter({ hasText: '秒杀' }).filter({ hasText: '已抢到' }).waitFor();
  await page.goto(`${site.server.origin}/myactivity?tab=grouping`);
  await rows.filter({ hasText: '拼团' }).filter({ hasText: '待成团' }).click();
  await page.getByRole('heading', { name: '我的团' }).waitFor();
});
