import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { smallTaps } from '../harness/crawl/small-taps.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { visitScreens } from '../harness/visits/console-screens.ts';
import { soon } from '../harness/visits/home.ts';
import { openDesk, publishOn, saved, setWidth, startConsole } from '../harness/visits/operator.ts';

const site = onSite(startConsole);

const phone = { width: 375, height: 812, hasTouch: true, isMobile: true };

/** What is wider than the screen, by how much. */
const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    return [document.documentElement, main]
      .filter((box) => box !== null)
      .flatMap(({ tagName, scrollWidth, clientWidth }) =>
        scrollWidth > clientWidth ? [`${tagName} ${scrollWidth} > ${clientWidth}`] : [],
      );
  });

/** Faults of what is shown, as a phone shows it. */
const faultsOn = async (page: Page): Promise<string[]> => [
  ...(await sideways(page)),
  ...(await smallTaps(page)),
  ...(await violations(page)),
];

const TIMEOUT_MS = 300_000;

describe('on a phone', () => {
  test('every screen fits 320 and 375 px, for fingers and readers', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const page = await openDesk(site, phone);
    const found: string[] = [];
    await visitScreens(page, 'all', async (screen) => {
      for (const width of [375, 320]) {
        await setWidth(page, width);
        for (const fault of await faultsOn(page)) found.push(`${screen}, ${width} px: ${fault}`);
      }
    });
    expect(found).toEqual([]);
  });

  test('the bar has a few desks, the way back first, and all others behind one button', async () => {
    const page = await openDesk(site, phone);
    const nav = page.getByRole('navigation', { name: '后台导航' });
    await page.locator('[data-row]').first().waitFor(soon);
    const first = await page.locator('[data-row]').first().boundingBox();
    expect((first?.y ?? Number.POSITIVE_INFINITY) + (first?.height ?? 0)).toBeLessThan(400);
    const positions = nav.getByRole('link').or(nav.getByRole('button'));
    const inSight = async () =>
      Promise.all(
        (await positions.all()).map(async (element) => ({
          name: (await element.innerText()).split('\n')[0]?.trim(),
          x: (await element.boundingBox())?.x ?? 0,
        })),
      );
    const order = (await inSight()).sort((one, other) => one.x - other.x);
    expect(order.map(({ name }) => name)).toEqual([
      ...['发布记录', '首页编辑', '线上问题', '客服', '更多'],
    ]);
    await nav.getByRole('button', { name: '更多' }).click();
    const sheet = page.getByRole('dialog', { name: '全部页面' });
    await sheet.getByRole('link', { name: '账号管理' }).waitFor();
    await sheet
      .getByRole('group', { name: '订单与售后' })
      .getByRole('link', { name: '退款' })
      .waitFor();
    expect(await sheet.getByRole('link').count()).toBeGreaterThan(13);
    expect(await faultsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent), soon)
      .toMatch(/^更多/);
    await nav.getByRole('button', { name: '更多' }).click();
    await sheet.getByRole('link', { name: '账号管理' }).click();
    await sheet.waitFor({ state: 'hidden' });
    await page.getByRole('heading', { level: 1, name: '账号管理' }).waitFor();
    expect(await nav.getByRole('button', { name: '更多' }).getAttribute('data-here')).toBe('true');
  });

  test('a bad publication is rolled back', async () => {
    const page = await openDesk(site, phone);
    await page.getByLabel('资讯列表的标题').fill('错误的标题');
    await saved(page);
    await publishOn(page);
    await page.getByRole('navigation').getByRole('link', { name: '发布记录' }).click();
    await page.getByRole('button', { name: '回滚', exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('listitem').first().waitFor();
    expect(await faultsOn(page)).toEqual([]);
    await dialog.getByRole('button', { name: '确认回滚' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });
});
