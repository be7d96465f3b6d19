import { expect, test } from 'vitest';
import { pressButtonWith } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { visitAs } from '../harness/visits/course.ts';
import { agree } from '../harness/visits/login.ts';
import { findActivity, findCourse, paySheet, placeOrder } from '../harness/visits/order.ts';

const site = onSite();

test('an order paid from the list of unpaid ones is gone from it on the way back', async () => {
  const course = await findCourse(site.db);
  const page = await visitAs(site, 'demo_plain', { path: `/order_submit/${course.id}` });
  await placeOrder(page);
  await page.getByRole('button', { name: /^支付 ¥/ }).waitFor();
  await page.goto(`${site.server.origin}/orderList?tab=unpaid`);
  const row = page.getByRole('article').filter({ hasText: course.title });
  await row.getByRole('link', { name: '继续支付' }).click();
  await paySheet(page);
  await page.getByRole('heading', { name: '支付成功' }).waitFor();
  await page.goBack();
  await page.waitForURL(/\/orderList\?tab=unpaid$/);
  await page.getByText('没有待付款的订单').waitFor();
  expect(await row.count()).toBe(0);
});

test('what opens above an order is closed by the way back, and what was chosen stays', async () => {
  const course = await findCourse(site.db);
  const path = `/courseDetail/${course.id}`;
  const page = await visitAs(site, 'demo_doctor', { path });
  await pressButtonWith(page, '立即购买');
  await page.waitForURL(/\/order_submit\//);
  const submit = page.url();
  const remark = page.getByRole('textbox', { name: /备注/ });
  await remark.fill('请开发票');
  await agree(page);
  await pressButtonWith(page, '《购买协议》');
  await page.getByRole('dialog', { name: '购买协议' }).getByText('第 1 版').waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect([page.url(), await remark.inputValue()]).toEqual([submit, '请开发票']);
  await page.getByRole('checkbox', { name: '我已阅读并同意', checked: true }).waitFor();
  await pressButtonWith(page, /^优惠券/);
  await page.getByRole('dialog', { name: '选择优惠券' }).waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect([page.url(), await remark.inputValue()]).toEqual([submit, '请开发票']);
  await pressButtonWith(page, /^优惠券/);
  await page.getByRole('button', { name: '返回' }).last().click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.goBack();
  await page.waitForURL(site.server.origin + path);
});

test('a place that was ordered in a flash sale shows on the way back to 我的活动', async () => {
  const flash = await findActivity(site.db, 'flash');
  const page = await visitAs(site, 'demo_teacher', { path: '/myactivity' });
  const row = page.getByRole('link', { name: flash.title });
  await page.getByRole('main').getByRole('link').first().waitFor();
  expect(await row.count()).toBe(0);
  await page.evaluate((to) => {
    const link = (document.querySelector('#root') ?? document.body).appendChild(
      document.createElement('a'),
    );
    link.href = to;
    link.click();
    link.remove();
  }, `/order_submit/${flash.id}?kind=flash`);
  await placeOrder(page);
  await page.getByRole('button', { name: /^支付 ¥/ }).waitFor();
  await page.goBack();
  await page.getByRole('dialog', { name: '还没有付款，要离开吗？' }).waitFor();
  await pressButtonWith(page, '暂不支付，离开');
  await page.waitForURL(/\/myactivity$/);
  await row.filter({ hasText: '待付款' }).waitFor();
});
