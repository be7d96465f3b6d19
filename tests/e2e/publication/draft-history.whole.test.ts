import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { soon } from '../harness/visits/home.ts';
import {
  addAccount,
  chooseOfList,
  openDesk,
  rowOf,
  saved,
  startConsole,
} from '../harness/visits/operator.ts';

const site = onSite(startConsole);

const titleOf = (page: Page, name: string) => page.getByLabel(`${name}的标题`);
const historyOn = (page: Page) => page.getByRole('region', { name: '草稿历史' });
const publishButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^(发布|查看改动)（/ });

test('a step of a colleague is found, looked at and taken up again, which undo takes back', async () => {
  const page = await openDesk(site, { reducedMotion: 'reduce' });
  await chooseOfList(page, '草稿历史');
  await historyOn(page).getByText('草稿还没有改动过').waitFor();
  const password = await addAccount(page, '小周', '编辑：可以改草稿');
  const other = await openDesk(site, { name: '小周', password, width: 375, height: 800 });
  await titleOf(other, '直播标题').fill('小周的直播');
  await saved(other);
  await expect.poll(() => titleOf(page, '直播标题').inputValue(), soon).toBe('小周的直播');
  await titleOf(page, '直播标题').fill('我的直播');
  await saved(page);

  // whose changes would go is said, and who may not give them up cannot
  await publishButton(other).click();
  const seen = other.getByRole('dialog', { name: '草稿与线上的不同' });
  await seen.getByText('草稿里有同事的改动（我 1 处、admin 1 处）').waitFor();
  expect(await seen.getByRole('button', { name: '放弃全部改动' }).count()).toBe(0);
  await other.keyboard.press('Escape');
  await seen.waitFor({ state: 'hidden' });

  await chooseOfList(other, '草稿历史');
  const steps = historyOn(other).getByRole('listitem');
  await expect.poll(() => steps.count(), soon).toBe(2);
  expect(await steps.first().innerText()).toMatch(
    /admin[\s\S]*现在的草稿[\s\S]*「小周的直播」改为「我的直播」/,
  );
  await historyOn(other).getByText('没有更早的了').waitFor();
  expect(await violations(other)).toEqual([]);
  await steps.last().getByRole('button', { name: '查看' }).click();
  const dialog = other.getByRole('dialog', { name: /小周 ·/ });
  await dialog.getByText('直播标题 标题由「我的直播」改为「小周的直播」').waitFor();
  expect(await violations(other)).toEqual([]);
  await dialog.getByRole('button', { name: '恢复到这一步' }).click();
  await other.getByText('草稿已恢复到这一步，可用撤销找回').waitFor();
  await historyOn(other)
    .getByText(/^恢复到 .* 的草稿$/)
    .waitFor();
  await expect.poll(() => titleOf(page, '直播标题').inputValue(), soon).toBe('小周的直播');
  await other.getByRole('button', { name: '撤销' }).click();
  await expect.poll(() => titleOf(page, '直播标题').inputValue(), soon).toBe('我的直播');
  await expect.poll(() => steps.count(), soon).toBe(4);

  await publishButton(page).click();
  await page.getByRole('button', { name: '放弃全部改动' }).click();
  await page.getByText(/会放弃上次发布以来的改动：我 1 处、小周 1 处。/).waitFor();
  await page.getByRole('button', { name: '放弃改动', exact: true }).click();
  await page.getByRole('button', { name: '与线上一致' }).waitFor();
});

test('a history that does not come says why, and comes when it is asked for again', async () => {
  const page = await openDesk(site);
  let fails = true;
  await page.route('**/operator/api/list-draft-steps', (route) =>
    fails ? route.fulfill({ json: { code: 500, msg: '系统繁忙', data: null } }) : route.continue(),
  );
  await page.getByRole('navigation', { name: '后台导航' }).getByText('草稿历史').click();
  await page.getByText('没有加载出来').waitFor();
  fails = false;
  await page.getByRole('button', { name: '重试' }).click();
  await historyOn(page).getByRole('listitem').first().waitFor();
});

test('undo by keys is the draft’s on the screens of the draft alone, and nowhere but in its fields', async () => {
  const page = await openDesk(site);
  const title = titleOf(page, '资讯列表');
  const before = await title.inputValue();
  await title.fill('今日资讯');
  await saved(page);

  // a search box has the browser's own
  await page.getByRole('button', { name: '查找和筛选' }).click();
  const search = page.getByLabel('查找区块');
  await search.pressSequentially('资讯');
  await page.keyboard.press('Control+z');
  await expect.poll(() => search.inputValue(), soon).not.toBe('资讯');
  expect(await title.inputValue()).toBe('今日资讯');
  await search.fill('');

  // a dialog as well
  await publishButton(page).click();
  const note = page.getByRole('dialog', { name: '发布首页' }).getByLabel('备注（可不填）');
  await note.pressSequentially('周末');
  await page.keyboard.press('Control+z');
  await expect.poll(() => note.inputValue(), soon).not.toBe('周末');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await title.inputValue()).toBe('今日资讯');

  // on another desk the keys do nothing to the draft
  await page.getByRole('link', { name: '账号管理' }).click();
  await page.getByRole('heading', { name: '账号管理' }).waitFor();
  await page.keyboard.press('Control+z');
  await page.getByRole('link', { name: '首页编辑' }).click();
  await rowOf(page, '资讯列表').waitFor();
  expect(await title.inputValue()).toBe('今日资讯');

  // in a field of the document, typing is one step of the draft, and the browser adds none of its own
  await title.focus();
  await page.keyboard.press('Control+z');
  await expect.poll(() => title.inputValue(), soon).toBe(before);
  await page.keyboard.press('Control+y');
  await expect.poll(() => title.inputValue(), soon).toBe('今日资讯');
  await page.keyboard.press('Control+z');
  await expect.poll(() => title.inputValue(), soon).toBe(before);
  await saved(page);
});
