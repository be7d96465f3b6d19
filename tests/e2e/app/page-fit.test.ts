import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { routes } from '../../../src/app/routes.ts';
import { openPage } from '../harness/browser.ts';
import { exampleAddresses } from '../harness/examples/examples.ts';
import { installMessenger, strict, tapMenu, userAgents } from '../harness/messenger.ts';
import { onSite } from '../harness/site.ts';
import { memberIdOf } from '../harness/visits/course.ts';
import { loginAs } from '../harness/visits/home.ts';

const AS = 'demo_vip';
/** All pages, one after the other. */
const PATIENCE = 300_000;
/** Pages that lead a member on at once. */
const LEAVING = ['/login', '/Welogin', '/weizanlogin'];

const site = onSite();
let addresses: Readonly<Record<string, string>>;

beforeAll(async () => {
  addresses = await exampleAddresses(site.db, await memberIdOf(site.db, AS));
});

const patterns = Object.keys(routes).filter((pattern) => !LEAVING.includes(pattern));

const addressOf = (pattern: string): string => {
  const address = addresses[pattern] ?? pattern;
  if (/[/]:|=0$|[/]0$/.test(address)) throw new Error(`no example for ${pattern}: ${address}`);
  return address;
};

/** The app inside the messenger, whose text size goes with the page from address to address. */
const openApp = async (fontScale: number): Promise<Page> => {
  const page = await openPage(site.browser, { userAgent: userAgents.android });
  await installMessenger(page, strict.android);
  const token = await loginAs(site.db, AS);
  await page.addInitScript((value) => localStorage.setItem('TOKEN', value), token);
  await page.goto(`${site.server.origin}/set`);
  await page.locator('[data-page="/set"]').waitFor();
  await tapMenu(page, 'menu:setfont', { fontScale: fontScale * 100 });
  const scale = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--font-scale'));
  await expect.poll(scale).toBe(String(fontScale));
  return page;
};

/** Goes there as a link does, and waits until nothing is on its way. */
const goTo = async (page: Page, pattern: string): Promise<void> => {
  await page.evaluate((to) => history.pushState({}, '', to), addressOf(pattern));
  await page.locator(`[data-page="${pattern}"]`).waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
};

/** What does not fit on the page, in words. */
const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`${scrollWidth} px wide`);
    const cutOnPurpose = (element: Element): boolean => {
      const { textOverflow, webkitLineClamp, clipPath } = getComputedStyle(element);
      return textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || clipPath !== 'none';
    };
    const shown = (text: Node, button: Element): boolean => {
      for (let at = text.parentElement; at; at = at.parentElement) {
        if (cutOnPurpose(at)) return false;
        if (at === button) return true;
      }
      return false;
    };
    for (const button of document.querySelectorAll('button, [role=tab], [role=button]')) {
      const box = button.getBoundingClientRect();
      if (box.width < 2) continue;
      const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        if (!text.textContent?.trim() || !shown(text, button)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const line of range.getClientRects()) {
          const out = Math.max(
            ...[box.left - line.left, line.right - box.right],
            ...[box.top - line.top, line.bottom - box.bottom],
          );
          if (out > 2)
            found.push(`${text.textContent} stands ${Math.round(out)} px out of its button`);
        }
      }
    }
    return found;
  });

test.each([
  [[375], 1.4],
  [[320, 768], 1],
])(
  'every page fits a phone of %j px with text times %f, and every button its words',
  async (widths, fontScale) => {
    const page = await openApp(fontScale);
    const wrong: string[] = [];
    for (const pattern of patterns) {
      await goTo(page, pattern);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 812 });
        const found = await misfits(page);
        wrong.push(...found.map((misfit) => `${pattern} at ${width}: ${misfit}`));
      }
    }
    expect(wrong).toEqual([]);
  },
  PATIENCE,
);
