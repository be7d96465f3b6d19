import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { whole } from '../../harness/whole.ts';
import { onSite } from '../harness/site.ts';
import { soon, visitHome } from '../harness/visits/home.ts';
import {
  ADMIN_PASSWORD,
  openDesk,
  pickUp,
  rowNames,
  saved,
  startConsole,
} from '../harness/visits/operator.ts';

const site = onSite(startConsole);

const titleOf = (page: Page, name: string) => page.getByLabel(`${name}的标题`);

// its steps by themselves: `tests/unit/operator/draft/history.test.ts` and `saved-desk.test.ts`
test.runIf(whole)('undo and redo outlive a reload, and typing in a field is one step', async () => {
  const page = await openDesk(site);
  const before = await titleOf(page, '资讯列表').inputValue();
  await titleOf(page, '资讯列表').fill('');
  await titleOf(page, '资讯列表').pressSequentially('医学快报');
  await page.getByRole('switch', { name: '资讯列表的开关' }).click();
  await saved(page);
  await page.reload();
  await page.locator('[data-row]').first().waitFor();
  expect(await titleOf(page, '资讯列表').inputValue()).toBe('医学快报');
  await page.keyboard.press('Control+z');
  await expect
    .poll(() => page.getByRole('switch', { name: '资讯列表的开关' }).isChecked(), soon)
    .toBe(true);
  await page.keyboard.press('Control+z');
  await expect.poll(() => titleOf(page, '资讯列表').inputValue(), soon).toBe(before);
  expect(await page.getByRole('button', { name: '撤销' }).isDisabled()).toBe(true);
  await page.keyboard.press('Control+y');
  await expect.poll(() => titleOf(page, '资讯列表').inputValue(), soon).toBe('医学快报');
  await page.keyboard.press('Control+z');
  await saved(page);
});

test.runIf(whole)('taking a row up and dropping it in place is no change', async () => {
  const page = await openDesk(site);
  const before = await rowNames(page);
  await pickUp(page, '直播标题');
  await page.keyboard.press('Space');
  await page.getByText(/直播标题放在了/).waitFor({ state: 'attached' });
  expect(await rowNames(page)).toEqual(before);
  expect(await page.getByRole('button', { name: '撤销' }).isDisabled()).toBe(true);
});

test('what is edited while the session ends is saved after signing in again', async () => {
  const page = await openDesk(site);
  await page.context().clearCookies();
  await titleOf(page, '活动标题').fill('限时活动');
  const dialog = page.getByRole('dialog', { name: '登录已过期' });
  await dialog.getByText('正在编辑的内容都还在').waitFor();
  await dialog.getByLabel('密码', { exact: true }).fill(ADMIN_PASSWORD);
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await saved(page);
  await page.reload();
  await page.locator('[data-row]').first().waitFor();
  expect(await titleOf(page, '活动标题').inputValue()).toBe('限时活动');
});

test.runIf(whole)(
  'a title that no learner may see is saved, named beside its field, and never published',
  async () => {
    const page = await openDesk(site);
    const row = page.locator('[data-row="直播标题"]');
    await titleOf(page, '直播标题').fill('很'.repeat(21));
    await page.getByText('已保存，有 1 处需要改好才能发布').waitFor();
    await row.getByText('区块标题最多 20 个字').waitFor();
    await titleOf(page, '直播标题').fill('<script>');
    await row.getByText('区块标题不能含有 < > 或脚本').waitFor();
    await saved(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^发布（/ })
      .click();
    const dialog = page.getByRole('dialog', { name: '发布首页' });
    await dialog.getByText('直播标题：区块标题不能含有 < > 或脚本').waitFor();
    expect(await dialog.getByRole('button', { name: '发布', exact: true }).isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: '先不发布' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await titleOf(page, '直播标题').focus();
    await page.keyboard.press('Control+z');
    await saved(page);
    await page.getByText('需要改好才能发布').waitFor({ state: 'detached' });
  },
);

test('learners receive nothing of the console', async () => {
  const requests: string[] = [];
  const page = await visitHome(site, {
    prepare: (opened) => {
      opened.on('request', (request) => requests.push(request.url()));
    },
  });
  await page.locator('[data-section]').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(requests.length).toBeGreaterThan(10);
  expect(requests.filter((url) => url.includes('operator'))).toEqual([]);
  const client = path.resolve(import.meta.dirname, '../../../dist/client');
  const manifest = readFileSync(path.join(client, '.vite/manifest.json'), 'utf8');
  expect(Object.keys(JSON.parse(manifest)).length).toBeGreaterThan(30);
  expect(manifest.match(/src\/operator|antd|dnd-kit/g)).toBeNull();
  const files = readdirSync(path.join(client, 'assets')).filter((file) => file.endsWith('.js'));
  const telling = files.filter((file) =>
    readFileSync(path.join(client, 'assets', file), 'utf8').includes('/operator/api/'),
  );
  expect(telling).toEqual([]);
});
