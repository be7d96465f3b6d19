import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { onSite } from '../../harness/site.ts';
import { violations } from '../../harness/violations.ts';
import { addAccount, openDesk, startConsole } from '../../harness/visits/operator.ts';

const site = onSite(startConsole);

const positions = (page: Page) =>
  page.getByRole('navigation', { name: '后台导航' }).getByRole('link').allInnerTexts();

const openRoles = async (page: Page) => {
  await page.getByRole('link', { name: '账号管理' }).click();
  await page.getByText('角色', { exact: true }).click();
  await page.getByRole('cell', { name: '财务' }).waitFor();
};

const choose = async (page: Page, dialog: Locator, area: string, level: string) => {
  await dialog.getByLabel(area, { exact: true }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: level }).last().click();
};

const labels = async (page: Page) => (await positions(page)).map((text) => text.split('\n')[0]);

test('a role that is made opens its areas, and a change of it is seen by who has it', async () => {
  const admin = await openDesk(site);
  await openRoles(admin);
  await admin.getByRole('button', { name: '新建角色' }).click();
  const dialog = admin.getByRole('dialog', { name: '新建角色' });
  await dialog.getByLabel('角色名').fill('审核组');
  const save = dialog.getByRole('button', { name: '保存' });
  expect(await save.isDisabled()).toBe(true);
  await dialog.getByText('至少选一项权限，才能保存。').waitFor();
  await choose(admin, dialog, '认证', '查看：');
  expect(await violations(admin)).toEqual([]);
  await save.click();
  await admin.getByRole('cell', { name: '认证（查看）', exact: true }).waitFor();
  await admin.getByText('账号', { exact: true }).first().click();
  const password = await addAccount(admin, '小许', '审核组：认证（查看）');
  const own = await openDesk(site, { name: '小许', password });
  await own.getByRole('heading', { name: '认证审核' }).waitFor();
  expect(await labels(own)).toEqual(['认证审核']);
  await own.getByRole('button', { name: '小许' }).click();
  await own.getByText('权限：审核组').waitFor();
  await openRoles(admin);
  await admin.getByRole('button', { name: '修改审核组' }).click();
  const changing = admin.getByRole('dialog', { name: '修改角色审核组' });
  await choose(admin, changing, '退款', '查看：');
  await changing.getByRole('button', { name: '保存' }).click();
  // the words on making the role may still stand, so they do not tell when this is saved
  await changing.waitFor({ state: 'hidden' });
  await admin.getByText('已保存，立即生效').last().waitFor();
  await own.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await own.getByRole('link', { name: '退款' }).waitFor();
  expect(await labels(own)).toEqual(['认证审核', '退款']);
});

test('what a role does not open is not there, nor where it is typed as an address', async () => {
  const admin = await openDesk(site);
  const password = await addAccount(admin, '小何', '财务：处理发票、优惠券和会员卡，看退款和统计');
  const own = await openDesk(site, { name: '小何', password });
  expect(await labels(own)).toEqual([
    ...['订单', '退款', '发票', '优惠与会员卡', '寄奖品', '首页统计', '线上问题'],
  ]);
  await own.goto(`${site.server.origin}/operator/accounts`);
  await own.getByRole('heading', { name: '订单' }).waitFor();
  await own.getByRole('link', { name: '线上问题' }).click();
  await own.getByRole('heading', { name: '线上问题' }).waitFor();
  await own.getByRole('table').first().waitFor();
  expect(await own.getByRole('button', { name: '已处理' }).count()).toBe(0);
  expect(await violations(own)).toEqual([]);
});

test('a role in use keeps its button of deleting away, and shows it once nobody has it', async () => {
  const admin = await openDesk(site);
  await openRoles(admin);
  await admin.getByRole('button', { name: '新建角色' }).click();
  const dialog = admin.getByRole('dialog', { name: '新建角色' });
  await dialog.getByLabel('角色名').fill('临时');
  await choose(admin, dialog, '内容', '编辑：');
  await dialog.getByRole('button', { name: '保存' }).click();
  await admin.getByRole('button', { name: '删除临时' }).click();
  await admin.getByText('删除角色临时？').waitFor();
  expect(await violations(admin)).toEqual([]);
  await admin.getByRole('button', { name: '删除', exact: true }).click();
  await admin.getByText('已删除').waitFor();
  expect(await admin.getByRole('cell', { name: '临时', exact: true }).count()).toBe(0);
});
