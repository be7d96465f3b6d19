import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { topAtRest } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { soon } from '../harness/visits/home.ts';
import {
  ADMIN_PASSWORD,
  openDesk,
  rowNames,
  saved,
  signInOn,
  startConsole,
} from '../harness/visits/operator.ts';

const site = onSite(startConsole);

const middleOf = async (page: Page, name: string) => {
  const handle = page.getByRole('button', { name: `移动${name}`, exact: true });
  await topAtRest(handle);
  const box = await handle.boundingBox();
  if (!box) throw new Error(`no handle of ${name}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** A tap while the page still glides only stops it. */
const atRest = (page: Page) =>
  page.locator('main').evaluate(async (main) => {
    let before = -1;
    while (main.scrollTop !== before) {
      before = main.scrollTop;
      for (let frame = 0; frame < 12; frame += 1) await new Promise(requestAnimationFrame);
    }
  });

test('a row is moved with a finger on a tablet, and a swipe elsewhere scrolls', async () => {
  const page = await openPage(site.browser, { width: 768, height: 1024, hasTouch: true });
  await page.goto(`${site.server.origin}/operator`);
  await signInOn(page);
  await page.locator('[data-row]').first().waitFor();
  const before = await rowNames(page);
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });

  const [from, to] = [await middleOf(page, before[1] ?? ''), await middleOf(page, before[3] ?? '')];
  await touch('touchStart', from);
  await page.getByText(`已拿起${before[1]}`).first().waitFor({ state: 'attached' });
  for (let step = 1; step <= 8; step += 1)
    await touch('touchMove', { x: from.x, y: from.y + ((to.y + 8 - from.y) * step) / 8 });
  await page.getByText(`${before[1]}移到了第 4 位`).first().waitFor({ state: 'attached' });
  await touch('touchEnd');
  const wanted = [before[0], before[2], before[3], before[1], ...before.slice(4)];
  await expect.poll(() => rowNames(page), soon).toEqual(wanted);

  const name = await page
    .getByText(before[4] ?? '', { exact: true })
    .first()
    .boundingBox();
  // the handle begins beside the name
  const start = { x: (name?.x ?? 0) + 20, y: (name?.y ?? 0) + 10 };
  await touch('touchStart', start);
  for (let step = 1; step <= 8; step += 1)
    await touch('touchMove', { x: start.x, y: start.y - step * 30 });
  await touch('touchEnd');
  const row = page.locator('[data-row]').first();
  const scrolled = () =>
    row.evaluate((element) => {
      let parent: Element | null = element;
      while (parent && parent.scrollTop === 0) parent = parent.parentElement;
      return parent !== null;
    });
  await expect.poll(scrolled, soon).toBe(true);
  expect(await rowNames(page)).toEqual(wanted);
  await atRest(page);
  await page.getByRole('button', { name: '撤销' }).tap();
  await expect.poll(() => rowNames(page), soon).toEqual(before);
  await saved(page);
});

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const label = activeElement?.getAttribute('aria-label');
    return label ?? activeElement?.textContent?.trim() ?? '';
  });

/** Goes on, or back, by the Tab key until something of this name has the focus. */
const tabTo = async (page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
  for (let press = 0; press < 150; press += 1) {
    await page.keyboard.press(key);
    const here = await focused(page);
    if (typeof name === 'string' ? here === name : name.test(here)) return;
  }
  throw new Error(`the Tab key does not lead to ${name}`);
};

test('a day’s work without a mouse', async () => {
  const page = await openPage(site.browser, { width: 1280, height: 860 });
  await page.goto(`${site.server.origin}/operator`);
  await page.getByLabel('账号', { exact: true }).waitFor();
  await page.keyboard.type('admin');
  await page.keyboard.press('Tab');
  await page.keyboard.type(ADMIN_PASSWORD);
  await page.keyboard.press('Enter');
  await page.locator('[data-row]').first().waitFor();
  const before = await rowNames(page);

  await tabTo(page, new RegExp(`为什么看不到${before[0]}$`));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('region', { name: '访客' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  await tabTo(page, `${before[0]}的更多操作`);
  await page.keyboard.press('Enter');
  const last = page.getByRole('menuitem', { name: '移到最后' });
  await last.waitFor();
  for (let press = 0; press < 8; press += 1) {
    const before = await focused(page);
    await page.keyboard.press('ArrowDown');
    // the menu moves the focus a frame later
    await expect.poll(() => focused(page), soon).not.toBe(before);
    if ((await focused(page)) === '移到最后') break;
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => rowNames(page), soon).toEqual([...before.slice(1), before[0]]);

  await tabTo(page, '直播标题的标题');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('键盘直播');
  await tabTo(page, '直播标题的开关');
  await page.keyboard.press('Space');
  await expect
    .poll(() => page.getByRole('switch', { name: '直播标题的开关' }).isChecked(), soon)
    .toBe(false);
  await page.keyboard.press('Control+z');
  await expect
    .poll(() => page.getByRole('switch', { name: '直播标题的开关' }).isChecked(), soon)
    .toBe(true);
  await saved(page);

  await tabTo(page, /^发布（/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '发布首页' });
  await dialog
    .getByText('直播标题 标题改为“键盘直播”')
    .or(dialog.getByText(/键盘直播/))
    .first()
    .waitFor();
  await tabTo(page, '发布');
  await page.keyboard.press('Enter');
  await page.getByText('已发布，学员刷新首页即可看到').first().waitFor();

  await tabTo(page, '发布记录', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '回滚', exact: true }).waitFor();
  await tabTo(page, '回滚');
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog')
    .getByText(/键盘直播/)
    .waitFor();
  await tabTo(page, '确认回滚');
  await page.keyboard.press('Enter');
  await page.getByText('已回滚，学员刷新首页即可看到').waitFor();
});

test('giving all changes up asks first, and undo finds them again', async () => {
  const page = await openDesk(site);
  const discard = async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^发布（/ })
      .click();
    await page.getByRole('button', { name: '放弃全部改动' }).click();
    await page.getByRole('button', { name: '放弃改动', exact: true }).click();
    await page.getByText('草稿已恢复为线上的内容').first().waitFor();
    await page.getByRole('button', { name: '与线上一致' }).waitFor();
  };
  if (await page.getByRole('button', { name: /^发布（/ }).count()) await discard();
  await page.getByLabel('活动标题的标题').fill('很'.repeat(21));
  await page.getByText('已保存，有 1 处需要改好才能发布').waitFor();
  await discard();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect.poll(() => page.getByLabel('活动标题的标题').inputValue()).toBe('很'.repeat(21));
});
