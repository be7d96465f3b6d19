import { expect, test } from 'vitest';
import { questionTable } from '#server/db/tables/question.ts';
import { pressButton, untilShown } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { findProduct, follow, visitAs } from '../harness/visits/course.ts';
import { openDesk, startConsole } from '../harness/visits/operator.ts';

const site = onSite(startConsole);

const QUESTION = '先看节律还是先看间期？';

test('a question under a lesson is answered by a learner and the teacher, hidden and removed', async () => {
  const text = await findProduct(site.db, { type: 2, priceFen: 0 });
  const path = `/coursedet1/${text.id}`;
  const page = await visitAs(site, 'demo_plain', { path });
  await pressButton(page, '问答');
  const panel = page.getByRole('dialog', { name: '问答' });
  await panel.getByText('这一节还没有人提问').waitFor();
  await pressButton(page, '提问');
  await panel.getByText('请写下你的问题').waitFor();
  await panel.getByRole('textbox', { name: '你的问题' }).fill(QUESTION);
  await panel.getByRole('checkbox', { name: '匿名提问' }).check();
  await untilShown(page, '提问已发布', () => pressButton(page, '提问'));
  const row = panel.getByRole('link').filter({ hasText: QUESTION });
  await row.getByText('我的提问').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.goBack();
  await panel.waitFor({ state: 'hidden' });
  expect(page.url()).toContain(path);
  const [request] = await site.db.select().from(questionTable);
  const address = `/question?id=${request?.id}`;

  const other = await visitAs(site, 'demo_vip', { path: address });
  await other.getByText('匿名学员').waitFor();
  await pressButton(other, '写回答');
  await other.getByRole('textbox', { name: '你的回答' }).fill('我先看节律');
  await untilShown(other, '回答已发布', () => pressButton(other, '发布回答'));
  await other.getByText('我先看节律').waitFor();
  expect(await violations(other)).toEqual([]);

  const desk = await openDesk(site, { reducedMotion: 'reduce' });
  await desk.getByRole('link', { name: /^问答.*等待处理：\s*1$/ }).click();
  await desk.getByRole('row').filter({ hasText: QUESTION }).getByRole('button').click();
  const drawer = desk.getByRole('dialog', { name: '问答' });
  await drawer.getByLabel('讲师的回答').fill('间期在后');
  await drawer.getByRole('button', { name: '以讲师身份回答' }).click();
  await drawer.getByRole('listitem').filter({ hasText: '间期在后' }).waitFor();
  expect(await violations(desk)).toEqual([]);
  const learners = drawer.getByRole('listitem').filter({ hasText: '我先看节律' });
  await learners.getByRole('button', { name: '隐藏回答' }).click();
  await learners.getByRole('button', { name: '重新显示回答' }).waitFor();

  await follow(page, '/questions');
  const own = page.getByRole('link').filter({ hasText: QUESTION });
  await own.getByText('1 个新回答').waitFor();
  expect(await violations(page)).toEqual([]);
  await own.click();
  await page.getByText('间期在后').waitFor();
  await page.getByText('讲师', { exact: true }).waitFor();
  expect(await page.getByText('我先看节律').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '删除' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '删除' }).first().click();
  await untilShown(page, '已删除', () =>
    page.getByRole('dialog').getByRole('button', { name: '删除' }).click(),
  );
  await page.waitForURL('**/questions');
  await page.getByText('还没有提问').waitFor();
  expect(await site.db.$count(questionTable)).toBe(0);
});
