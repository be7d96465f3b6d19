import type { Browser, Page } from 'playwright-core';
import { loopback, openSlowly } from '../phone/phone.ts';
import type { Press } from '../phone/touch.ts';
import { goTo, untilReady, watchPage } from '../phone/watch.ts';

export type Surveyed = {
  /** The document as a browser has drawn it, with its styles in it. */
  html: string;
  /** A link that leads on; undefined where none is on the screen. */
  link: Press | undefined;
  /** What only the page's own code answers: another tab, the way back, or a link within the app. */
  button: Press | undefined;
};

const CLOSE = 'aside[aria-label=关注公众号] [aria-label=关闭]';

/** The prompt of a home shows its button once the page's own code runs. */
const closing: Press = { target: CLOSE, answered: `body:not(:has(${CLOSE}))` };

/** What can be pressed on the screen, as selectors. */
const findPresses = (page: Page) =>
  page.evaluate((close) => {
    const isHittable = (element: Element): boolean => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return hit !== null && element.contains(hit);
    };
    const first = (selector: string) => [...document.querySelectorAll(selector)].find(isHittable);
    const tabs = [...document.querySelectorAll('[role=tab]')];
    const other = tabs.findIndex(
      (tab) => tab.getAttribute('aria-selected') === 'false' && isHittable(tab),
    );
    return {
      href: first('main a[href^="/"]')?.getAttribute('href'),
      tab: other < 0 ? undefined : `[role=tab]:nth-child(${other + 1})`,
      returns: first('main > header > button') !== undefined,
      closes: first(close) !== undefined,
    };
  }, CLOSE);

/** Styles as elements, scripts and what asks for them ahead left out. */
const snapshotOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
      const style = document.createElement('style');
      style.textContent = await (await fetch(link.href)).text();
      link.replaceWith(style);
    }
    for (const part of document.querySelectorAll('script, link[rel*=preload]')) part.remove();
    return `<!doctype html>${document.documentElement.outerHTML}`;
  });

/** Opens a page without delays, as it will be measured. */
export const survey = async (
  browser: Browser,
  token: string,
  address: string,
): Promise<Surveyed> => {
  const { context, page } = await openSlowly(browser, { speed: loopback, token });
  await watchPage(page);
  await goTo(page, address);
  await untilReady(page);
  const { href, tab, returns, closes } = await findPresses(page);
  const html = await snapshotOf(page);
  await context.close();
  const link = href ? { target: `main a[href="${href}"]` } : undefined;
  const back = returns ? { target: 'main > header > button' } : undefined;
  const leading = link && { ...link, inApp: true };
  const button = tab ? { target: tab, answered: `${tab}[aria-selected=true]` } : (back ?? leading);
  return { html, link, button: closes ? closing : button };
};
