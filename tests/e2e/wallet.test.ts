import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { signDay } from '../../server/db/tables/ledger.ts';
import { onSite } from './site.ts';
import { memberIdOf, visitAs } from './study-visit.ts';
import { press } from './trade-visit.ts';

const site = onSite();

const visit = (as: string, path: string) => visitAs(site, as, { path });

test('a day is signed once, on whichever device', async () => {
  const db = site.db;
  const phone = await visit('demo_plain', '/sign');
  const tablet = await visit('demo_plain', '/sign');
  await tablet.getByRole('button', { name: '签到领 5 积分' }).waitFor();
  await phone.getByRole('button', { name: '签到领 5 积分' }).dblclick();
  await phone.getByRole('button', { name: /^今日已签到/ }).waitFor();
  await press(tablet, '签到领 5 积分');
  await tablet.getByText('今天已经签到').waitFor();
  await tablet.getByRole('button', { name: /^今日已签到/ }).waitFor();
  const own = eq(signDay.memberId, await memberIdOf(db, 'demo_plain'));
  expect(await db.$count(signDay, own)).toBe(1);
});

test('what was spent leads to its order, and a month without says so', async () => {
  const page = await visit('demo_vip', '/myWallet');
  await page.getByRole('link', { name: '消费明细' }).click();
  await page.getByText('月卡').click();
  await page.getByRole('link', { name: '查看订单' }).click();
  await page.getByRole('heading', { name: '已完成' }).waitFor();
  await page.goto(`${site.server.origin}/amountdetail?month=2020-01`);
  await page.getByText('这段时间没有余额变动').waitFor();
  await page.goto(`${site.server.origin}/consumeDetail?id=999999`);
  await page.getByText('消费记录不存在').waitFor();
});

test('points by direction are there again on the way back', async () => {
  const page = await visit('demo_vip', '/integral_detail');
  await page.getByRole('tab', { name: '支出' }).click();
  await page.getByText(/^积分抵扣/).waitFor();
  await page.getByText('每日签到').waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText(/^积分抵扣/).waitFor();
});
