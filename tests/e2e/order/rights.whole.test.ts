import { expect, test } from 'vitest';
import { pressButtonWith } from '../harness/gestures.ts';
import { startServer } from '../harness/server.ts';
import { onSite } from '../harness/site.ts';
import { visitAs } from '../harness/visits/course.ts';
import {
  askRefund,
  findActivity,
  findCourse,
  payFor,
  paySheet,
  placeOrder,
} from '../harness/visits/order.ts';

const site = onSite(() => startServer({ refundGrace: 30 * 60_000 }));

test('a refund is asked, shows its steps, and is withdrawn while it waits', async () => {
  const course = await findCourse(site.db);
  const page = await visitAs(site, 'demo_plain', { path: `/order_submit/${course.id}` });
  await payFor(page);
  await page.getByRole('heading', { name: '支付成功' }).waitFor();
  await page.getByRole('status').getByText('¥').waitFor();
  await page.getByRole('link', { name: '查看订单详情' }).click();
  await page.getByRole('link', { name: '申请退款' }).click();
  await page.getByText('其他原因').click();
  await pressButtonWith(page, '提交退款申请');
  const question = page.getByRole('dialog', { name: '确认申请退款？' });
  await question.getByText('30 分钟内可以撤销').waitFor();
  await pressButtonWith(page, '再想想');
  await question.waitFor({ state: 'hidden' });
  await askRefund(page);
  await page.getByRole('heading', { name: '退款申请已提交' }).waitFor();
  const steps = page.getByRole('list', { name: '退款进度' });
  expect(await steps.getByRole('listitem').count()).toBe(4);
  await steps.getByText('等待处理，可以撤销').waitFor();

  await page.goto(`${site.server.origin}/courseDetail/${course.id}`);
  await page.getByRole('link', { name: '开始学习' }).waitFor();
  await page.goto(`${site.server.origin}/orderList?tab=refund`);
  const row = page.getByRole('article').filter({ hasText: course.title });
  await row.getByText('退款待处理').waitFor();
  await row.getByRole('link', { name: '退款进度' }).click();
  await pressButtonWith(page, '撤销申请');
  await page.getByRole('dialog', { name: '撤销退款申请？' }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: '撤销申请' }).click();
  await steps.getByText('已撤销').waitFor();
  await page.getByRole('button', { name: '提交退款申请' }).waitFor();
  await page.goto(`${site.server.origin}/message?group=order`);
  for (const title of ['退款申请已撤销', '退款申请已提交', '购买成功'])
    await page.getByRole('link', { name: title }).first().waitFor();
});

test('a removed order is said to lose nothing, and its ticket and refund stay', async () => {
  const flash = await findActivity(site.db, 'flash');
  const page = await visitAs(site, 'demo_teacher', {
    path: `/order_submit/${flash.id}?kind=flash`,
  });
  await payFor(page);
  await page.getByRole('heading', { name: '支付成功' }).waitFor();
  await page.getByRole('link', { name: '查看订单详情' }).click();
  const order = /\/orderdetail\/\d+$/;
  await page.waitForURL(order);
  const address = page.url();
  await pressButtonWith(page, '删除订单');
  const question = page.getByRole('dialog', { name: '删除这笔订单？' });
  await question.getByText('凭证和退款权利都不受影响').waitFor();
  await question.getByRole('button', { name: '删除订单' }).click();
  await page.waitForURL(/\/orderList/);
  await page.goto(`${site.server.origin}/myactivity`);
  await page.getByRole('link', { name: flash.title }).first().click();
  await page.waitForURL(order);
  expect(page.url()).toBe(address);
  await page.getByText('已从订单列表删除，权益不受影响').waitFor();
  await page.getByRole('link', { name: '申请退款' }).click();
  await page.getByRole('button', { name: '提交退款申请' }).waitFor();
});

test('leaving the cashier asks, by its bar and by the way back, and not once it is paid', async () => {
  const course = await findCourse(site.db);
  const path = `/courseDetail/${course.id}`;
  const page = await visitAs(site, 'demo_doctor', { path });
  await pressButtonWith(page, '立即购买');
  await placeOrder(page);
  await page.waitForURL(/\/order_pay\//);
  await page.locator('[data-page="/order_pay/:id"]').getByText('支付方式').waitFor();
  const cashier = page.url();
  const question = page.getByRole('dialog', { name: '还没有付款，要离开吗？' });
  await page.getByRole('button', { name: '返回' }).click();
  await question.waitFor();
  await question.getByRole('button', { name: '继续支付' }).click();
  await question.waitFor({ state: 'hidden' });
  // the closed sheet's entry has left the history, and the page's own question has one
  const atRest = () => page.waitForFunction(() => history.state?.layers === 1);
  await atRest();
  await page.goBack();
  await question.getByText('订单为你保留到').waitFor();
  await question.getByRole('button', { name: '继续支付' }).click();
  await atRest();
  expect(page.url()).toBe(cashier);
  await page.goBack();
  await question.getByRole('button', { name: '暂不支付，离开' }).click();
  await page.waitForURL(site.server.origin + path);
  await page.goForward();
  await page.waitForURL(cashier);
  await paySheet(page);
  await page.getByRole('heading', { name: '支付成功' }).waitFor();
  await page.goBack();
  await page.waitForURL(site.server.origin + path);
});
