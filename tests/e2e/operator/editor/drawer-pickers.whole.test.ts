import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { smallTaps } from '../../harness/crawl/small-taps.ts';
import { onSite } from '../../harness/site.ts';
import { violations } from '../../harness/violations.ts';
import { soon } from '../../harness/visits/home.ts';
import { comeTo, openDesk, previewOn, saved, startConsole } from '../../harness/visits/operator.ts';

const site = onSite(startConsole);

const COURSES = '课程模块';
const drawerOn = (page: Page) => page.getByRole('dialog', { name: '区块设置' });
const coursesIn = (page: Page) => previewOn(page).locator(`[data-section="${COURSES}"]`).first();
const dialogOn = (page: Page, name: string) => page.getByRole('dialog', { name });
const pickedIn = (page: Page) =>
  drawerOn(page).getByRole('list', { name: '指定内容' }).getByRole('listitem');

const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
  });

const isInDrawer = (page: Page): Promise<boolean> =>
  drawerOn(page).evaluate((drawer) => drawer.contains(document.activeElement));

const undoAll = async (page: Page) => {
  const undo = page.getByRole('button', { name: '撤销' });
  while (await undo.isEnabled()) await undo.click();
  await saved(page);
};

/** Tabs until the element with the focus has that name. */
const tabTo = async (page: Page, name: string | RegExp) =>
  expect
    .poll(async () => {
      await page.keyboard.press('Tab');
      return focusedName(page);
    }, soon)
    .toMatch(name);

describe('in the drawer of a section', () => {
  test('a course and where 更多 leads are chosen by mouse, stand in the preview, and are undone', async () => {
    const page = await openDesk(site);
    const courses = coursesIn(page);
    await comeTo(courses);
    const cards = courses.locator('li');
    await cards.nth(1).waitFor(soon);
    const before = await cards.count();
    const more = courses.locator('[data-does="more"]');
    const usual = await more.getAttribute('href');
    await page.getByRole('button', { name: `${COURSES}的设置` }).click();
    const drawer = drawerOn(page);
    await drawer.getByText('没有指定，按区块自己的规则显示。').waitFor();
    await drawer.getByRole('button', { name: '选择课程或专栏' }).click();
    const things = dialogOn(page, '选择课程或专栏');
    await things.getByLabel('搜索课程或专栏').fill('xindian');
    await things.getByLabel('搜索课程或专栏').press('Enter');
    const found = things.getByRole('listitem').getByRole('button').filter({ hasText: '心电' });
    await found.first().waitFor(soon);
    await found.first().click();
    await things.getByText(/^已选 1 个/).waitFor();
    expect(await violations(page)).toEqual([]);
    await things.getByRole('button', { name: '完成' }).click();
    await things.waitFor({ state: 'hidden' });
    await expect.poll(() => cards.count(), soon).toBe(1);
    await cards.first().getByText(/心电/).first().waitFor();
    await expect.poll(() => isInDrawer(page), soon).toBe(true);

    await drawer.getByRole('radio', { name: '指定', exact: true }).check();
    await drawer.getByRole('button', { name: '选择跳转到哪里' }).click();
    const links = dialogOn(page, '选择“更多”的去向');
    await links.getByLabel('搜索页面').fill('领券');
    await links.getByRole('button', { name: /领券中心/ }).click();
    await links.waitFor({ state: 'hidden' });
    await expect.poll(() => more.getAttribute('href'), soon).toBe('/yhj');
    await drawer.getByText('领券中心').waitFor(soon);
    expect(await drawer.getByLabel('“更多”的去向的网址').inputValue()).toBe('/yhj');
    await saved(page);

    await page.getByRole('button', { name: '撤销' }).click();
    await expect.poll(() => more.getAttribute('href'), soon).not.toBe('/yhj');
    await undoAll(page);
    await expect.poll(() => cards.count(), soon).toBe(before);
    await expect.poll(() => more.getAttribute('href'), soon).toBe(usual);
    await drawer.getByText('没有指定，按区块自己的规则显示。').waitFor();
  });

  test('both are chosen by keys, and the focus stays within it', async () => {
    const page = await openDesk(site);
    await comeTo(coursesIn(page));
    const cards = coursesIn(page).locator('li');
    await cards.nth(1).waitFor(soon);
    const before = await cards.count();
    await page.getByRole('button', { name: `${COURSES}的设置` }).focus();
    await page.keyboard.press('Enter');
    const drawer = drawerOn(page);
    await drawer.waitFor();
    await expect.poll(() => isInDrawer(page), soon).toBe(true);
    await tabTo(page, /^选择课程或专栏$/);
    await page.keyboard.press('Enter');
    const things = dialogOn(page, '选择课程或专栏');
    await things.getByRole('listitem').first().waitFor(soon);
    await tabTo(page, /^搜索课程或专栏$/);
    await page.keyboard.type('心电');
    await page.keyboard.press('Enter');
    const rows = things.getByRole('listitem').getByRole('button');
    await things
      .getByRole('listitem')
      .filter({ hasNotText: '心电' })
      .first()
      .waitFor({
        state: 'detached',
        ...soon,
      });
    await tabTo(page, /心电/);
    await page.keyboard.press('Space');
    await tabTo(page, /心电/);
    await page.keyboard.press('Space');
    await things.getByText(/^已选 2 个/).waitFor();
    expect(await rows.nth(0).getAttribute('aria-pressed')).toBe('true');
    // what closes is the dialog, not the drawer below it
    await page.keyboard.press('Escape');
    await things.waitFor({ state: 'hidden' });
    await expect.poll(() => focusedName(page), soon).toBe('选择课程或专栏');
    expect(await pickedIn(page).count()).toBe(2);
    await expect.poll(() => cards.count(), soon).toBe(2);

    await pickedIn(page).last().getByRole('button', { name: /^移除/ }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => pickedIn(page).count(), soon).toBe(1);
    await expect.poll(() => isInDrawer(page), soon).toBe(true);
    await page.keyboard.press('Control+z');
    await expect.poll(() => pickedIn(page).count(), soon).toBe(2);

    await drawer.getByRole('radio', { name: '指定', exact: true }).focus();
    await page.keyboard.press('Space');
    await tabTo(page, /^选择跳转到哪里$/);
    await page.keyboard.press('Enter');
    const links = dialogOn(page, '选择“更多”的去向');
    await tabTo(page, /^搜索页面$/);
    await page.keyboard.type('帮助');
    await links.getByRole('list', { name: '页面' }).getByRole('button').nth(1).waitFor({
      state: 'detached',
    });
    await tabTo(page, /帮助中心/);
    await page.keyboard.press('Enter');
    await links.waitFor({ state: 'hidden' });
    const more = coursesIn(page).locator('[data-does="more"]');
    await expect.poll(() => more.getAttribute('href'), soon).toBe('/help');
    await expect.poll(() => focusedName(page), soon).toBe('选择跳转到哪里');
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await expect.poll(() => focusedName(page), soon).toBe(`${COURSES}的设置`);
    while (await page.getByRole('button', { name: '撤销' }).isEnabled())
      await page.keyboard.press('Control+z');
    await expect.poll(() => cards.count(), soon).toBe(before);
    await saved(page);
  });

  test('the category of a source and those of a condition are searched for', async () => {
    const page = await openDesk(site);
    await page.getByRole('button', { name: `${COURSES}的设置` }).click();
    const drawer = drawerOn(page);
    await drawer.getByRole('radio', { name: '按分类' }).check();
    await drawer.getByText('还没有选择分类。').waitFor();
    await page.getByText('已保存，有 1 处需要改好才能发布').waitFor();
    await drawer.getByRole('button', { name: '选择分类' }).click();
    const dialog = dialogOn(page, '选择分类');
    const rows = dialog.getByRole('listitem').getByRole('button');
    await rows.nth(1).waitFor(soon);
    await rows.nth(1).click();
    await dialog.waitFor({ state: 'hidden' });
    const source = drawer.getByRole('list', { name: '来源的分类' });
    const first = await source.getByRole('listitem').innerText();
    await page.getByText('需要改好才能发布').waitFor({ state: 'detached' });
    await drawer.getByRole('button', { name: '换一个分类' }).click();
    await rows.nth(0).waitFor(soon);
    await rows.nth(0).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => source.getByRole('listitem').innerText(), soon).not.toBe(first);
    expect(await source.getByRole('listitem').count()).toBe(1);

    await drawer.getByRole('combobox', { name: '添加条件' }).click();
    await page.getByTitle('学过的分类', { exact: true }).click();
    await drawer.getByRole('button', { name: '选择分类' }).click();
    await rows.nth(0).waitFor(soon);
    await rows.nth(0).click();
    await rows.nth(1).click();
    await dialog.getByRole('button', { name: '完成' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const studied = drawer.getByRole('list', { name: '学过以下任一分类' });
    await expect.poll(() => studied.getByRole('listitem').count(), soon).toBe(2);
    expect(await violations(page)).toEqual([]);
    await saved(page);
    await undoAll(page);
  });

  test.each([1280, 375, 320])('pickers fit %i px', async (width) => {
    const phone = width < 720 && { hasTouch: true, isMobile: true };
    const page = await openDesk(site, { width, height: 812, ...phone });
    const found: string[] = [];
    const look = async (where: string) => {
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (wide > 0) found.push(`${where}: ${wide} px too wide`);
      for (const fault of await violations(page)) found.push(`${where}: ${fault}`);
      if (phone) for (const fault of await smallTaps(page)) found.push(`${where}: ${fault}`);
    };
    await page.getByRole('button', { name: `${COURSES}的设置` }).click();
    const drawer = drawerOn(page);
    await drawer.getByRole('radio', { name: '指定', exact: true }).check();
    await drawer.getByRole('button', { name: '选择课程或专栏' }).click();
    const things = dialogOn(page, '选择课程或专栏');
    const rows = things.getByRole('listitem').getByRole('button');
    await rows.nth(1).waitFor(soon);
    await rows.nth(0).click();
    await rows.nth(1).click();
    await look('things');
    await things.getByRole('button', { name: '完成' }).click();
    await things.waitFor({ state: 'hidden' });
    await pickedIn(page).nth(1).waitFor();
    await look('the drawer');
    expect(found).toEqual([]);
    await undoAll(page);
  });
});
