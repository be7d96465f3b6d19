import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { soon } from '../harness/visits/home.ts';
import { addAccount, openDesk, rowOf, saved, startConsole } from '../harness/visits/operator.ts';

const site = onSite(startConsole);

const news = '资讯列表';

const commentsOn = (page: Page) => page.getByRole('dialog', { name: `“${news}”的留言` });
const countOn = (page: Page) => rowOf(page, news).getByRole('button', { name: /的留言：/ });

const fits = async (page: Page) => {
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 860 });
    expect(await violations(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 1280, height: 860 });
};

test('two operators talk about a section, which keeps the thread when it is gone', async () => {
  const page = await openDesk(site, { reducedMotion: 'reduce' });
  const password = await addAccount(page, 'lin', '编辑');
  await rowOf(page, news)
    .getByRole('button', { name: `${news}的设置` })
    .click();
  await page.getByRole('button', { name: '留言', exact: true }).click();
  const dialog = commentsOn(page);
  await dialog.getByText('还没有留言。').waitFor();
  await dialog.getByLabel('写留言').fill('标题太长');
  await dialog.getByRole('button', { name: '留言', exact: true }).click();
  const thread = dialog.getByRole('list', { name: '留言' }).getByRole('listitem').first();
  await thread.getByText('标题太长').waitFor();
  expect(await dialog.getByLabel('写留言').inputValue()).toBe('');
  await thread.getByRole('button', { name: '修改' }).click();
  await dialog.getByLabel('修改留言').fill('标题太长，换一个');
  await dialog.getByRole('button', { name: '保存' }).click();
  await thread.getByText('标题太长，换一个').waitFor();
  await fits(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '留言（1 条未解决）' }).waitFor();
  expect(await countOn(page).innerText()).toBe('留言 1');

  const other = await openDesk(site, { name: 'lin', password, reducedMotion: 'reduce' });
  await countOn(other).click();
  const theirs = commentsOn(other);
  await theirs.getByText('标题太长，换一个').waitFor();
  expect(await theirs.getByRole('button', { name: '修改' }).count()).toBe(0);
  await theirs.getByRole('button', { name: '回复' }).click();
  await theirs.getByLabel('回复留言').fill('改好了');
  await fits(other);
  await theirs.getByRole('button', { name: '发送回复' }).click();
  await theirs.getByRole('list', { name: '回复' }).getByText('改好了').waitFor();
  await other.keyboard.press('Escape');
  await theirs.waitFor({ state: 'detached' });
  // the focus is where it was
  expect(await countOn(other).evaluate((button) => button === document.activeElement)).toBe(true);

  await rowOf(other, news)
    .getByRole('button', { name: `${news}的更多操作` })
    .click();
  await other.getByRole('menuitem', { name: '移出首页' }).click();
  await saved(other);
  const notFound = other.getByRole('region', { name: '已移出首页的区块的留言' });
  await fits(other);
  await notFound.getByRole('button', { name: `${news}（1 条）` }).click();
  await theirs.getByText('这个区块已移出这一页，不能再写新的留言。').waitFor();
  expect(await theirs.getByLabel('写留言').count()).toBe(0);
  await theirs.getByRole('button', { name: '标为已解决' }).click();
  await theirs.getByText('已解决', { exact: true }).waitFor();
  await fits(other);
  await other.keyboard.press('Escape');
  await expect.poll(() => notFound.count(), soon).toBe(0);
});

test('a section of a classic page has comments of its own, apart from the ordered page', async () => {
  const page = await openDesk(site, { reducedMotion: 'reduce', path: '/operator/?page=variant2' });
  await rowOf(page, news)
    .getByRole('button', { name: `${news}的设置` })
    .click();
  await page.getByRole('button', { name: '留言', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `“样式二的${news}”的留言` });
  await dialog.getByLabel('写留言').fill('只说样式二');
  await dialog.getByRole('button', { name: '留言', exact: true }).click();
  await dialog.getByRole('list', { name: '留言' }).getByText('只说样式二').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await countOn(page).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: '区块设置' }).waitFor({ state: 'hidden' });
  const pages = page.getByRole('radiogroup', { name: '编辑哪个首页' });
  await pages.getByText('样式三', { exact: true }).click();
  await pages.getByRole('radio', { name: '样式三', checked: true }).waitFor({ state: 'attached' });
  await rowOf(page, news).waitFor();
  await expect.poll(() => countOn(page).count(), soon).toBe(0);
});
