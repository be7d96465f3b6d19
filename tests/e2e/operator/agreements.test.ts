import { expect, test } from 'vitest';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { visitAs } from '../harness/visits/course.ts';
import { soon } from '../harness/visits/home.ts';
import { openDesk, startConsole } from '../harness/visits/operator.ts';

const site = onSite(startConsole);

test('an agreement is written, previewed and published; learners read it, and the one before stays', async () => {
  const page = await openDesk(site, { path: '/operator/agreements' });
  await page.getByRole('main').getByRole('button', { name: '用户协议' }).click();
  const panel = page.getByRole('dialog', { name: '用户协议' });
  const heading = panel.getByLabel('第 1 章的标题');
  const before = await heading.inputValue();
  await heading.fill('一、写错了');
  await panel.getByRole('button', { name: '删除第 2 章' }).click();
  await panel.getByRole('button', { name: '撤销' }).click();
  await panel.getByRole('button', { name: '撤销' }).click();
  expect(await heading.inputValue()).toBe(before);
  await heading.fill('一、新的范围');
  await panel.getByRole('button', { name: '预览', exact: true }).click();
  await panel
    .frameLocator('iframe[title=学员看到的样子]')
    .getByRole('heading', { name: '一、新的范围' })
    .waitFor();
  expect(await violations(page, '.ant-drawer')).toEqual([]);
  await panel.getByRole('button', { name: '保存草稿' }).click();
  await panel.getByText('已保存').waitFor();
  await panel.getByRole('button', { name: '发布', exact: true }).click();
  const question = page.getByRole('dialog', { name: '发布《用户协议》第 2 版？' });
  await question.getByRole('button', { name: '发布', exact: true }).click();
  await panel.getByText(/第 2 版.*正在使用/).waitFor();

  const phone = await visitAs(site, 'demo_plain', { path: '/agreement' });
  await phone.getByRole('heading', { name: '一、新的范围' }).waitFor();
  await panel.getByRole('button', { name: '查看第 1 版' }).click();
  const first = page.getByRole('dialog', { name: '第 1 版' });
  await first
    .frameLocator('iframe[title=学员看到的样子]')
    .getByRole('heading', { name: before })
    .waitFor();
  await first.getByRole('button', { name: '以这一版为底稿' }).click();
  await expect.poll(() => heading.inputValue(), soon).toBe(before);
  await panel.getByRole('button', { name: 'Close' }).or(panel.getByLabel('关闭')).first().click();
  await page.getByRole('button', { name: '仍然关闭' }).click();
  await panel.waitFor({ state: 'hidden' });
});
