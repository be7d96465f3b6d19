import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { onSite } from '../harness/site.ts';
import { soon } from '../harness/visits/home.ts';
import {
  addAccount,
  openDesk,
  publishOn,
  rowNames,
  rowOf,
  saved,
  startConsole,
} from '../harness/visits/operator.ts';

const site = onSite(startConsole);

const titleOf = (page: Page, name: string) => page.getByLabel(`${name}的标题`);

test('two operators’ changes are brought together, and what clashes is chosen by a person', async () => {
  const first = await openDesk(site);
  const password = await addAccount(first, '小周', '编辑：可以改草稿');
  const second = await openDesk(site, { name: '小周', password });
  await second.getByRole('img', { name: /同时在线：admin/ }).waitFor();

  // what the other one saves is held back until both have changed something
  await first.route('**/operator/api/save-draft', async (route) => {
    await held;
    await route.continue();
  });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await titleOf(first, '直播标题').fill('名家直播');
  await titleOf(first, '资讯列表').fill('每日资讯');
  await first.getByRole('switch', { name: '活动标题的开关' }).click();
  await titleOf(second, '直播标题').fill('在线直播');
  await second.getByRole('switch', { name: '优质内容的开关' }).click();
  await saved(second);
  await expect
    .poll(() => second.locator('[data-save]').first().innerText(), soon)
    .toContain('小周');
  release();

  const dialog = first.getByRole('dialog', { name: '小周和你改了同一处' });
  await dialog.getByText('直播标题 · 标题').waitFor();
  await dialog.getByText('小周：在线直播').waitFor();
  await dialog.getByText('admin（我）：名家直播').click();
  await dialog.getByRole('button', { name: '按所选合并' }).click();
  await saved(first);
  expect(await titleOf(first, '直播标题').inputValue()).toBe('名家直播');
  expect(await titleOf(first, '资讯列表').inputValue()).toBe('每日资讯');
  const switchOf = (name: string) => first.getByRole('switch', { name: `${name}的开关` });
  expect(await switchOf('优质内容').isChecked()).toBe(false);
  expect(await switchOf('活动标题').isChecked()).toBe(false);
  // the other desk follows with its next heartbeat
  await expect.poll(() => titleOf(second, '直播标题').inputValue(), soon).toBe('名家直播');

  // undoing takes back one's own change alone
  await first.getByRole('button', { name: '撤销' }).click();
  await expect.poll(() => switchOf('活动标题').isChecked(), soon).toBe(true);
  expect(await switchOf('优质内容').isChecked()).toBe(false);

  // an open publish dialog says whose changes these are, and follows what the other one saves
  await first
    .getByRole('banner')
    .getByRole('button', { name: /^发布（/ })
    .click();
  const publishing = first.getByRole('dialog', { name: '发布首页' });
  await publishing.getByText('小周 改的', { exact: true }).first().waitFor();
  await titleOf(second, '课程模块').fill('好课');
  await saved(second);
  await publishing.getByRole('checkbox', { name: /课程模块 标题由.*改为「好课」/ }).waitFor();
});

test('a publication is scheduled and cancelled', async () => {
  const page = await openDesk(site);
  await rowOf(page, '轮播图').getByRole('button', { name: '轮播图的更多操作' }).click();
  await page.getByRole('menuitem', { name: '移到最后' }).click();
  await expect.poll(async () => (await rowNames(page)).at(-1), soon).toBe('轮播图');
  await saved(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^发布（/ })
    .click();
  const dialog = page.getByRole('dialog', { name: '发布首页' });
  await dialog.getByText(/轮播图 从第 \d+ 位移到第 \d+ 位/).waitFor();
  await dialog.getByText('定时发布').first().click();
  const at = new Date(Date.now() + 3 * 86_400_000);
  const day = `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-${String(at.getDate()).padStart(2, '0')}`;
  await dialog.getByLabel('开始时间').fill(`${day}T09:30`);
  await dialog.getByRole('button', { name: '定时发布' }).click();
  await page.getByText(/已定时/).waitFor();
  await page.getByRole('link', { name: '发布记录' }).click();
  const plans = page.getByRole('region', { name: '定时发布' });
  await plans.getByText('等待生效').waitFor();
  await plans.getByText(/09:30 起/).waitFor();
  await plans.getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '确认取消' }).click();
  await page.getByText('定时发布已取消').waitFor();
  await plans.waitFor({ state: 'detached' });
});

test('who may only look changes nothing', async () => {
  const first = await openDesk(site);
  const password = await addAccount(first, '小李', '查看：只能看，不能改');
  const page = await openDesk(site, { name: '小李', password });
  await page.getByText('只读：你的账号只有查看权限').waitFor();
  expect(await titleOf(page, '直播标题').isDisabled()).toBe(true);
  expect(await page.getByRole('switch', { name: '直播标题的开关' }).isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: '移动直播标题' }).isDisabled()).toBe(true);
  expect(await page.getByRole('link', { name: '账号管理' }).count()).toBe(0);
});

test('a colleague’s change is told at once by the stream, and without one by the signs of presence', async () => {
  const first = await openDesk(site);
  const password = await addAccount(first, '小吴', '编辑：可以改草稿');
  const answer = await openDesk(site, { name: '小吴', password });
  // nothing is asked for by time any more; what hangs is no answer
  await answer.route('**/operator/api/heartbeat', () => undefined);
  await answer.reload();
  await titleOf(answer, '直播标题').waitFor();
  await titleOf(first, '直播标题').fill('推送的标题');
  await saved(first);
  await expect.poll(() => titleOf(answer, '直播标题').inputValue(), soon).toBe('推送的标题');
  await answer.getByText('admin更新了草稿').first().waitFor();

  await publishOn(first);
  await answer.getByRole('banner').getByRole('button', { name: '与线上一致' }).waitFor();

  const asking = await openDesk(site, { name: '小吴', password });
  await asking.route('**/operator/api/watch-desk', (route) =>
    route.fulfill({ json: { code: 500, msg: '服务开小差了，请稍后再试' } }),
  );
  await asking.reload();
  await titleOf(asking, '直播标题').waitFor();
  await titleOf(first, '直播标题').fill('问来的标题');
  await saved(first);
  await expect.poll(() => titleOf(asking, '直播标题').inputValue(), soon).toBe('问来的标题');
});
