import { expect, test } from 'vitest';
import { post } from '#server/libraries/ledger/index.ts';
import { choosePhoto } from '../harness/choose-photo.ts';
import { pressButtonWith } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { memberIdOf, visitAs } from '../harness/visits/course.ts';
import { askRefund, findCourse, placeOrder } from '../harness/visits/order.ts';

const site = onSite();

const give = async (as: string, amount: number): Promise<void> => {
  const memberId = await memberIdOf(site.db, as);
  const reward = { kind: 'reward', amount, cause: `test:${memberId}`, title: '奖励' } as const;
  await site.db.transaction((tx) => post(tx, { memberId, unit: 'money' }, [reward], Date.now()));
};

test('of an order paid from the balance, with points and a coupon, everything comes back', async () => {
  await give('demo_vip', 30_000);
  const course = await findCourse(site.db);
  const page = await visitAs(site, 'demo_vip', { path: '/myWallet' });
  const at = (path: string) => page.goto(site.server.origin + path);
  const under = (name: string) => page.getByText(name).locator('+ p').innerText();
  const balance = async () => {
    await at('/myWallet');
    return under('余额（元）');
  };
  const points = async () => {
    await at('/myIntegral');
    return under('可用积分');
  };
  const coupons = async () => {
    await at('/coupon');
    await page.getByRole('article').first().waitFor();
    return page.getByRole('article').filter({ hasText: '全场满减券' }).count();
  };
  const before = [await balance(), await points(), await coupons()];

  await at(`/order_submit/${course.id}`);
  await page.getByRole('checkbox', { name: /^积分/ }).check();
  await page.getByText('积分抵扣').waitFor();
  await page.getByText('−¥20.00').first().waitFor();
  await placeOrder(page);
  await page.getByText('余额支付').click();
  await pressButtonWith(page, /^支付 ¥/);
  await page.getByRole('heading', { name: '支付成功' }).waitFor();
  const during = [await balance(), await points(), await coupons()];
  for (const [index, value] of during.entries()) expect(value).not.toBe(before[index]);

  await at('/orderList?tab=done');
  await page
    .getByRole('article')
    .filter({ hasText: course.title })
    .getByRole('link', { name: '申请退款' })
    .click();
  await page.getByText(/\d+ 积分、“全场满减券”/).waitFor();
  await page.getByText('暂时没有时间学习').click();
  await page.getByLabel('补充说明').fill('改天再学');
  await choosePhoto(page);
  await page.getByRole('button', { name: '查看第 1 张图片' }).waitFor();
  await askRefund(page);
  await page.getByRole('heading', { name: '已退款' }).waitFor();
  await page.getByRole('link', { name: '查看订单' }).click();
  await page.getByText('改天再学').waitFor();
  await page.getByRole('button', { name: '查看第 1 张退款图片' }).click();
  await page.getByRole('button', { name: '关闭' }).click();
  // its closing goes back, which another address would cut short
  await page.waitForFunction(() => !history.state?.layers);
  expect([await balance(), await points(), await coupons()]).toEqual(before);
  await at('/amountdetail');
  await page.getByText(`退款：${course.title}`).first().waitFor();
  await at('/integral_detail');
  await page.getByText(`退回积分：${course.title}`).first().waitFor();
});
