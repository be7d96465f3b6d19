import type { Browser, Page } from 'playwright-core';
import { openSlowly, type Visit } from './phone.ts';

type Point = { x: number; y: number };

/** What is pressed, and by what that is answered. */
export type Press = {
  target: string;
  /** Stands in the page by then; without it, the press leads on to another page. */
  answered?: string;
  /** It leads on within the document, as only the page's own code does. */
  inApp?: boolean;
};

/** How long a press may go unanswered, in ms. */
const TIMEOUT_MS = 20_000;

declare global {
  interface Window {
    /** When a press was answered, in ms. */
    answeredAt: number | undefined;
  }
}

/** Runs in the page. */
const watchAnswer = ({ target, answered, inApp }: Press) => {
  const note = () => {
    window.answeredAt ??= performance.now();
    sessionStorage.answeredAt ??= window.answeredAt;
  };
  if (!answered) {
    // fires for routers that change the address as well as for navigations
    navigation.addEventListener('navigate', (event) => {
      if (!inApp || event.destination.sameDocument) note();
      else event.preventDefault();
    });
    return;
  }
  let pressed = false;
  addEventListener(
    'pointerdown',
    (event) => {
      if (event.target instanceof Element && event.target.closest(target)) pressed = true;
    },
    true,
  );
  const look = () => {
    if (pressed && document.querySelector(answered)) note();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/** The middle of an element, if it is painted and not covered. */
const hittable = (page: Page, target: string): Promise<Point | undefined> =>
  page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
    if (!element || !painted) return undefined;
    const { x, y, width, height } = element.getBoundingClientRect();
    const point = { x: x + width / 2, y: y + height / 2 };
    const hit = document.elementFromPoint(point.x, point.y);
    return hit && element.contains(hit) ? point : undefined;
  }, target);

const answeredAt = (page: Page): Promise<number> =>
  page.evaluate(() => Number(sessionStorage.answeredAt ?? Number.NaN)).catch(() => Number.NaN);

/**
 * The time in ms when repeated presses, which begin as soon as the target is painted, are answered; NaN where
 * they are not within 20 s.
 */
export const answers = async (
  browser: Browser,
  visit: Visit,
  address: string,
  press: Press,
): Promise<number> => {
  const { context, page } = await openSlowly(browser, visit);
  await page.addInitScript(watchAnswer, press);
  await page.goto(address, { waitUntil: 'commit' });
  const end = Date.now() + TIMEOUT_MS;
  let time = Number.NaN;
  while (Number.isNaN(time) && Date.now() < end) {
    const point = await hittable(page, press.target).catch(() => undefined);
    if (point) await page.mouse.click(point.x, point.y);
    else await page.evaluate(() => new Promise(requestAnimationFrame)).catch(() => undefined);
    time = await answeredAt(page);
  }
  await context.close();
  return time;
};
