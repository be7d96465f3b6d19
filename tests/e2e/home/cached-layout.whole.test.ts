import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { homeSections, type SectionRow } from '#schemas/layout/home-sections.ts';
import { demoOrder } from '#server/db/demo/home/home.ts';
import { CACHE_PREFIX } from '#src/platform/calls/cache.ts';
import { topAtRest } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import {
  buildAll,
  heldCall,
  loginAs,
  sectionNamesOn,
  soon,
  visitHome,
} from '../harness/visits/home.ts';

const site = onSite();

const SORT = '**/v1/index/sort';
const CONFIG = '**/vb/Index/getIndexSystem';
const MODULES = '**/v1/help/getModuleStart';

const forVisitors = demoOrder.filter((name) => {
  const row: SectionRow = homeSections[name];
  return row.audience !== 'members';
});

/** ms; the page's timers of this length give up a call, which a busy machine may be too slow for. */
const TIME_LIMIT = 10_000;

const neverGiveUp = (page: Page) =>
  page.addInitScript((limit) => {
    const defer = window.setTimeout.bind(window);
    const patient = (run: TimerHandler, ms = 0, ...rest: unknown[]) =>
      ms === limit ? 0 : defer(run, ms, ...rest);
    Object.assign(window, { setTimeout: patient });
  }, TIME_LIMIT);

/** A second visit whose order is held, and what else is named, with nothing saved that answers them. */
const comeAgain = async (alsoHeld: readonly string[] = [], as?: string) => {
  const token = as && (await loginAs(site.db, as));
  const page = await visitHome(site, {
    fresh: true,
    prepare: neverGiveUp,
    ...(token ? { token } : {}),
  });
  await buildAll(page);
  await page.evaluate((prefix) => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix)) localStorage.removeItem(key);
  }, CACHE_PREFIX);
  const order = heldCall();
  await page.route(SORT, order.hold);
  const others = alsoHeld.map((path) => ({ path, ...heldCall() }));
  for (const { path, hold } of others) await page.route(path, hold);
  await page.reload();
  return {
    page,
    answerOrder: async (names: readonly string[]) => {
      const data = names.map((name) => ({ name }));
      await (await order.held).fulfill({ json: { code: 200, msg: '', data } });
    },
    letOthersGo: async () => {
      for (const { held } of others) await (await held).continue();
    },
  };
};

test('a second visit stands before its own calls are answered, and follows the answers', async () => {
  const { page, answerOrder, letOthersGo } = await comeAgain([CONFIG, MODULES]);
  await page.locator('[data-section][data-state=ready]').first().waitFor();
  expect(await sectionNamesOn(page)).toEqual(forVisitors);
  const first = await page.locator(`[data-section=${forVisitors[0]}]`).elementHandle();
  await answerOrder(forVisitors.toReversed());
  await expect.poll(() => sectionNamesOn(page), soon).toEqual(forVisitors.toReversed());
  expect(await first?.evaluate((section) => section.isConnected)).toBe(true);
  await letOthersGo();
  await buildAll(page);
  expect(await sectionNamesOn(page)).toEqual(forVisitors.toReversed());
});

test('a member’s second visit does so too, though no card was told of before the layout came', async () => {
  const { page, letOthersGo } = await comeAgain([CONFIG, MODULES], 'demo_vip');
  await page.locator('[data-section][data-state=ready]').first().waitFor();
  expect((await sectionNamesOn(page)).slice(0, demoOrder.length)).toEqual(demoOrder);
  await letOthersGo();
});

test('what a learner has scrolled to stays where it is while the page follows a new order', async () => {
  const { page, answerOrder } = await comeAgain();
  await buildAll(page);
  const middle = forVisitors[Math.floor(forVisitors.length / 2)] ?? '';
  const section = page.locator(`[data-section=${middle}]`);
  await section.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = await topAtRest(section);
  // what stood last comes to the top, and what stood second is gone
  const [first = '', , ...others] = forVisitors;
  const changed = [others.at(-1) ?? '', first, ...others.slice(0, -1)];
  await answerOrder(changed);
  await expect.poll(() => sectionNamesOn(page), soon).toEqual(changed);
  expect(Math.abs((await topAtRest(section)) - before)).toBeLessThanOrEqual(1);
});

test('what is under the finger stays there, also at the top of the page', async () => {
  const { page, answerOrder } = await comeAgain();
  await buildAll(page);
  await page.evaluate(() => scrollTo(0, 0));
  const [pressed = '', ...others] = forVisitors.slice(2);
  const section = page.locator(`[data-section=${pressed}]`);
  await section.hover();
  const before = await topAtRest(section);
  await page.mouse.down();
  const changed = [
    ...forVisitors.slice(0, 2),
    ...others.slice(-2),
    pressed,
    ...others.slice(0, -2),
  ];
  await answerOrder(changed);
  await expect.poll(() => sectionNamesOn(page), soon).toEqual(changed);
  expect(Math.abs((await topAtRest(section)) - before)).toBeLessThanOrEqual(1);
  await page.mouse.up();
});
