import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { smallTaps } from '../../harness/crawl/small-taps.ts';
import { onSite } from '../../harness/site.ts';
import { violations } from '../../harness/violations.ts';
import { soon } from '../../harness/visits/home.ts';
import {
  addAccount,
  openDesk,
  previewOn,
  rowNames,
  rowOf,
  saved,
  sectionNamesIn,
  startConsole,
} from '../../harness/visits/operator.ts';

const site = onSite(startConsole);

const inPreview = (page: Page, name: string) =>
  previewOn(page).locator(`[data-section="${name}"]:not([data-id])`);

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('the section is not on the page');
  return box;
};

/** The first sections of the page, all of which stand on the screen of the preview. */
const [SEARCH, SLIDES, ICONS] = ['搜索框', '轮播图', '导航栏'] as const;

const ready = async (page: Page) => {
  for (const name of [SEARCH, SLIDES, ICONS])
    await previewOn(page).locator(`[data-section="${name}"][data-state=ready]`).waitFor(soon);
};

const undo = (page: Page) => page.getByRole('button', { name: '撤销' });
const drawerOn = (page: Page) => page.getByRole('dialog', { name: '区块设置' });

test('a section is dragged in the preview with a mouse: one step, without opening anything', async () => {
  const page = await openDesk(site);
  await ready(page);
  const before = await rowNames(page);
  expect(before.slice(0, 3)).toEqual([SEARCH, SLIDES, ICONS]);
  const [from, to] = [await boxOf(inPreview(page, ICONS)), await boxOf(inPreview(page, SEARCH))];
  await page.mouse.move(from.x + 40, from.y + 30);
  await page.mouse.down();
  await page.mouse.move(from.x + 44, from.y, { steps: 4 });
  await page.mouse.move(to.x + 44, to.y + 4, { steps: 8 });
  await page.mouse.up();
  const wanted = [ICONS, SEARCH, SLIDES, ...before.slice(3)];
  await expect.poll(() => rowNames(page), soon).toEqual(wanted);
  await expect
    .poll(async () => (await sectionNamesIn(previewOn(page))).slice(0, 3), soon)
    .toEqual(wanted.slice(0, 3));
  await saved(page);
  expect(await drawerOn(page).count()).toBe(0);
  await undo(page).click();
  await expect.poll(() => rowNames(page), soon).toEqual(before);
  expect(await undo(page).isEnabled()).toBe(false);

  // Esc puts back what is being dragged, and a press without a drag still opens the settings
  await ready(page);
  await page.mouse.move(from.x + 40, from.y + 30);
  await page.mouse.down();
  await page.mouse.move(to.x + 44, to.y + 4, { steps: 8 });
  await previewOn(page).locator('body').press('Escape');
  await page.mouse.up();
  expect(await rowNames(page)).toEqual(before);
  expect(await drawerOn(page).count()).toBe(0);
  await page.mouse.click(from.x + 40, from.y + 30);
  await drawerOn(page).getByRole('heading', { name: ICONS }).waitFor();
  expect(await violations(page)).toEqual([]);
});

test('a finger that presses and holds drags a section, and one that swipes scrolls', async () => {
  const page = await openDesk(site, { width: 1180, height: 820, hasTouch: true });
  await ready(page);
  const before = await rowNames(page);
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  const [from, to] = [await boxOf(inPreview(page, ICONS)), await boxOf(inPreview(page, SEARCH))];
  const start = { x: from.x + 40, y: from.y + 30 };
  const scrolled = () =>
    previewOn(page)
      .locator('html')
      .evaluate((root) => root.scrollTop);

  await touch('touchStart', start);
  for (let step = 1; step <= 8; step += 1)
    await touch('touchMove', { x: start.x, y: start.y - step * 12 });
  await touch('touchEnd');
  await expect.poll(scrolled, soon).toBeGreaterThan(0);
  expect(await rowNames(page)).toEqual(before);
  // a page that was swiped goes on by itself for a while
  await previewOn(page)
    .locator('html')
    .evaluate(async (root) => {
      for (let still = 0, at = -1; still < 10; still += 1) {
        if (root.scrollTop !== at) still = 0;
        at = root.scrollTop;
        await new Promise(requestAnimationFrame);
      }
      root.scrollTop = 0;
    });
  expect(await scrolled()).toBe(0);

  await touch('touchStart', start);
  // what is taken up is drawn above the page
  await expect
    .poll(() => inPreview(page, ICONS).evaluate((one) => getComputedStyle(one).zIndex), soon)
    .toBe('3');
  for (let step = 1; step <= 8; step += 1)
    await touch('touchMove', { x: start.x, y: start.y + ((to.y + 4 - start.y) * step) / 8 });
  await touch('touchEnd');
  await expect
    .poll(() => rowNames(page), soon)
    .toEqual([ICONS, SEARCH, SLIDES, ...before.slice(3)]);
  await saved(page);
  expect(await drawerOn(page).count()).toBe(0);
  await undo(page).tap();
  await expect.poll(() => rowNames(page), soon).toEqual(before);
  await saved(page);
});

test('the bar of the preview moves what is selected, by keys', async () => {
  const page = await openDesk(site);
  await ready(page);
  const before = await rowNames(page);
  await rowOf(page, SLIDES)
    .getByRole('button', { name: `${SLIDES}的设置` })
    .focus();
  const bar = page.getByRole('group', { name: '移动选中的区块' });
  await bar.getByText(SLIDES).waitFor();
  await bar.getByRole('button', { name: '上移' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => rowNames(page), soon).toEqual([SLIDES, SEARCH, ...before.slice(2)]);
  await bar.getByText(`${SLIDES}移到了第 1 位，共 ${before.length} 位`).waitFor();
  // at the end it does nothing, and keeps the focus
  await page.keyboard.press('Enter');
  expect(await rowNames(page)).toEqual([SLIDES, SEARCH, ...before.slice(2)]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => rowNames(page), soon).toEqual(before);
  expect(await violations(page)).toEqual([]);
  await saved(page);
});

test('whoever may only look arranges nothing in the preview', async () => {
  const admin = await openDesk(site);

  const password = await addAccount(admin, '小看', '查看：');
  const page = await openDesk(site, { name: '小看', password });
  await ready(page);
  const before = await rowNames(page);
  const [from, to] = [await boxOf(inPreview(page, ICONS)), await boxOf(inPreview(page, SEARCH))];
  await page.mouse.move(from.x + 40, from.y + 30);
  await page.mouse.down();
  await page.mouse.move(to.x + 44, to.y + 4, { steps: 8 });
  await page.mouse.up();
  await rowOf(page, SLIDES)
    .getByRole('button', { name: `${SLIDES}的设置` })
    .focus();
  expect(await page.getByRole('group', { name: '移动选中的区块' }).count()).toBe(0);
  expect(await rowNames(page)).toEqual(before);
});

test.each([1280, 375])('sections are copied to another home as one step, %i px', async (width) => {
  const small = width < 720;
  const page = await openDesk(site, {
    ...{ width },
    ...(small && { hasTouch: true, isMobile: true, height: 812 }),
  });
  await rowOf(page, '资讯列表').waitFor(soon);
  await page.getByRole('button', { name: '资讯列表的更多操作' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: '复制到…' }).click();
  const dialog = page.getByRole('dialog', { name: '复制到另一个首页' });
  await dialog.getByRole('radio', { name: '样式二' }).check();
  expect(await dialog.getByRole('checkbox', { name: /^资讯列表/ }).isChecked()).toBe(true);
  await dialog.getByText('不能放：这个区块只在有序首页按开关显示').first().waitFor();
  await dialog.getByRole('checkbox', { name: /^轮播图/ }).check();
  expect(await violations(page)).toEqual([]);
  if (small) expect(await smallTaps(page)).toEqual([]);
  await dialog.getByRole('button', { name: '复制 2 个' }).click();
  await page.getByText('已复制 2 个区块到样式二的最后，可以撤销').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.ariaLabel), soon)
    .toBe('资讯列表的更多操作');
  await saved(page);
  if (!small) {
    await page.getByRole('link', { name: '页面文档' }).click();
    await page.getByText('样式二', { exact: true }).click();
    const text = await page.getByRole('textbox', { name: '样式二的文档' }).inputValue();
    const { nodes }: { nodes: { name: string }[] } = JSON.parse(text);
    expect(nodes.slice(-2).map(({ name }) => name)).toEqual(['轮播图', '资讯列表']);
    await page.getByRole('link', { name: '首页编辑' }).click();
  }
  await undo(page).click();
  expect(await undo(page).isEnabled()).toBe(false);
  await saved(page);
});

test('a section is added between two others, found by its name, from the list and in the preview', async () => {
  const page = await openDesk(site);
  await ready(page);
  const before = await rowNames(page);
  const positionIn = (where: Page | ReturnType<typeof previewOn>, name: string) =>
    where.getByRole('button', { name: `在${name}后面添加区块`, exact: true });
  await positionIn(page, SLIDES).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `在“${SLIDES}”后面添加区块` });
  await dialog.waitFor();
  expect(await violations(page)).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.ariaLabel), soon)
    .toBe('查找要添加的区块');
  await page.keyboard.type('没有这个');
  await dialog.getByText('没有这个名称的区块').waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('资讯列');
  await page.keyboard.press('Enter');
  const added = '资讯列表#no2';
  await expect.poll(() => rowNames(page), soon).toEqual(before.toSpliced(2, 0, added));
  await dialog.waitFor({ state: 'hidden' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[data-row]') !== null), soon)
    .toBe(true);
  await undo(page).click();
  await expect.poll(() => rowNames(page), soon).toEqual(before);

  await positionIn(previewOn(page), SEARCH).click();
  await page
    .getByRole('dialog', { name: `在“${SEARCH}”后面添加区块` })
    .getByRole('button', { name: '资讯列表' })
    .click();
  await expect.poll(() => rowNames(page), soon).toEqual(before.toSpliced(1, 0, added));
  await previewOn(page).locator('[data-section="资讯列表"][data-id="no2"]').waitFor();
  await undo(page).click();
  await expect.poll(() => rowNames(page), soon).toEqual(before);
  await saved(page);
});

test('places to add one are large enough for fingers, in the list and in the preview', async () => {
  const page = await openDesk(site, {
    ...{ width: 375, height: 812, hasTouch: true, isMobile: true },
  });
  const path = `在${SEARCH}后面添加区块`;
  const dialog = page.getByRole('dialog', { name: `在“${SEARCH}”后面添加区块` });
  await rowOf(page, SEARCH)
    .getByRole('button', { name: `${SEARCH}的更多操作` })
    .tap();
  const entry = page.getByRole('menuitem', { name: '在后面添加区块' });
  await entry.waitFor(soon);
  expect(await smallTaps(page)).toEqual([]);
  await entry.tap();
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('预览', { exact: true }).click();
  await ready(page);
  const inFrame = previewOn(page).getByRole('button', { name: path });
  await expect
    .poll(async () => (await inFrame.boundingBox())?.width ?? 0, soon)
    .toBeGreaterThan(43);
  // the driver does not find its way to a frame that is drawn smaller
  await inFrame.press('Enter');
  await dialog.waitFor();
  expect(await smallTaps(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
});
