import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type PanelCase, panelCases } from '../harness/panels.ts';
import { onSite } from '../harness/site.ts';
import { follow } from '../harness/visits/course.ts';
import { loginAs, visitHome } from '../harness/visits/home.ts';

/** All panels of a person, one after the other. */
const PATIENCE = 300_000;

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
  await expect.poll(() => addressOf(page), { timeout: 6000 }).toBe(path);
  await before?.(page);
};

const back = async (page: Page) => {
  await page.evaluate(() => history.back());
};

const leave = async (page: Page, panel: PanelCase) => {
  await back(page);
  await expect.poll(() => addressOf(page), { timeout: 6000 }).toBe(startOf(panel));
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
  await expect.poll(() => addressOf(page), { timeout: 6000 }).toBe(panel.path);
  await hidden(page, panel);
  await leave(page, panel);
};

test.each(['', 'demo_vip', 'demo_teacher'] as const)(
  'back closes what is open, and nothing else, for %j',
  async (as) => {
    const token = as && (await loginAs(site.db, as));
    const page = await visitHome(site, { path: startOf({ as }), token });
    page.setDefaultTimeout(6000);
    const wrong: string[] = [];
    for (const panel of cases.filter((each) => each.as === as)) {
      await walk(page, panel).catch(async (error: unknown) => {
        wrong.push(`${panel.name} on ${panel.path}: ${error}`);
        await page.goto(site.server.origin + startOf(panel));
      });
    }
    expect(wrong).toEqual([]);
  },
  PATIENCE,
);
