import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { pressButtonWith } from '../harness/gestures.ts';
import { panelCases } from '../harness/panels/cases.ts';
import { type PanelCase, panelPeople } from '../harness/panels/panel.ts';
import { onSite } from '../harness/site.ts';
import { follow } from '../harness/visits/course.ts';
import { loginAs, soon, visitHome } from '../harness/visits/home.ts';
import { findCourse, placeOrder } from '../harness/visits/order.ts';

const TIMEOUT_MS = 600_000;

const site = onSite();
let cases: readonly PanelCase[] = [];

beforeAll(async () => {
  cases = await panelCases(site.db);
});

/** The page from which each page with a panel is opened, and to which the way back leads. */
const startOf = ({ as }: Pick<PanelCase, 'as'>) => (as ? '/quanyi' : '/Welogin');

const addressOf = (page: Page) => page.evaluate(() => location.pathname + location.search);

/** Waits until the history stands on the page itself. */
const atRest = (page: Page) => page.waitForFunction(() => !history.state?.layers);

const enter = async (page: Page, { path, before }: PanelCase) => {
  await follow(page, path);
  await expect.poll(() => addressOf(page), soon).toBe(path);
  await before?.(page);
};

const back = async (page: Page) => {
  await page.evaluate(() => history.back());
};

const leave = async (page: Page, panel: PanelCase) => {
  await back(page);
  await expect.poll(() => addressOf(page), soon).toBe(startOf(panel));
};

const hidden = async (page: Page, { shown, path }: PanelCase) => {
  await shown(page).waitFor({ state: 'hidden' });
  await atRest(page);
  expect(await addressOf(page)).toBe(path);
};

const open = async (page: Page, { open: tap, shown }: PanelCase) => {
  await tap(page);
  await shown(page).waitFor();
};

const walk = async (page: Page, panel: PanelCase) => {
  await enter(page, panel);
  await open(page, panel);
  await back(page);
  await hidden(page, panel);
  await open(page, panel);
  await panel.close(page);
  await hidden(page, panel);
  await leave(page, panel);
  await enter(page, panel);
  await open(page, panel);
  await page.reload();
  await hidden(page, panel);
  await leave(page, panel);
  await page.evaluate(() => history.forward());
  await expect.poll(() => addressOf(page), soon).toBe(panel.path);
  await hidden(page, panel);
  await leave(page, panel);
};

test.each(panelPeople)(
  'back closes what is open, and nothing else, for %j',
  async (as) => {
    const token = as && (await loginAs(site.db, as));
    const page = await visitHome(site, { path: startOf({ as }), token });
    const wrong: string[] = [];
    for (const panel of cases.filter((each) => each.as === as)) {
      await walk(page, panel).catch(async (error: unknown) => {
        wrong.push(`${panel.name} on ${panel.path}: ${error}`);
        await page.goto(site.server.origin + startOf(panel));
      });
    }
    expect(wrong).toEqual([]);
  },
  TIMEOUT_MS,
);

test('what was typed in a panel is lost by an answer alone, and questions close one by one', async () => {
  const path = cases.find(({ name }) => name === '写评价')?.path ?? '';
  const page = await visitHome(site, {
    path: '/quanyi',
    token: await loginAs(site.db, 'demo_vip'),
  });
  await follow(page, path);
  await page.getByRole('button', { name: /写评价|修改我的评价/ }).click();
  const text = page.getByRole('textbox', { name: /评价内容/ });
  await text.fill('讲得清楚');
  const question = page.getByRole('dialog', { name: '还没有保存，要离开吗？' });
  for (const way of ['back', 'Escape'] as const) {
    if (way === 'back') await back(page);
    else await page.keyboard.press('Escape');
    await question.waitFor();
    await page.waitForFunction(() => history.state?.layers === 2);
    await back(page);
    await question.waitFor({ state: 'detached' });
    expect(await text.inputValue()).toBe('讲得清楚');
  }
  await back(page);
  await question.getByRole('button', { name: '放弃修改' }).click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await atRest(page);
  expect(await addressOf(page)).toBe(path);
  await back(page);
  await expect.poll(() => addressOf(page), soon).toBe('/quanyi');
});

test('a link in a panel leaves no entry of the panel behind', async () => {
  const panel = cases.find(({ name }) => name === '目录');
  if (!panel) throw new Error('no catalogue');
  const page = await visitHome(site, {
    path: '/quanyi',
    token: await loginAs(site.db, 'demo_vip'),
  });
  await enter(page, panel);
  await open(page, panel);
  const length = await page.evaluate(() => history.length);
  await follow(page, '/notice');
  await page.locator('[data-page="/notice"]').waitFor();
  expect(await page.evaluate(() => history.length)).toBe(length);
  await back(page);
  await expect.poll(() => addressOf(page), soon).toBe(panel.path);
  await hidden(page, panel);
  await leave(page, panel);
});

test('back closes the payment’s sheet, and then asks before the cashier is left', async () => {
  const page = await visitHome(site, {
    path: '/quanyi',
    token: await loginAs(site.db, 'demo_plain'),
  });
  const course = await findCourse(site.db);
  await follow(page, `/order_submit/${course.id}`);
  await placeOrder(page);
  await pressButtonWith(page, /^支付 ¥/);
  const sheet = page.getByRole('dialog', { name: '模拟支付' });
  await sheet.waitFor();
  const cashier = await addressOf(page);
  await back(page);
  await sheet.waitFor({ state: 'hidden' });
  expect(await addressOf(page)).toBe(cashier);
  await back(page);
  await page.getByRole('dialog', { name: '还没有付款，要离开吗？' }).waitFor();
  expect(await addressOf(page)).toBe(cashier);
});
