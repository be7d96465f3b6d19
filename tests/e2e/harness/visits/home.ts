import { eq } from 'drizzle-orm';
import type { Page, Route } from 'playwright-core';
import { isHomeAddress } from '#schemas/layout/home-addresses.ts';
import type { Database } from '#server/db/database.ts';
import { wechatIdentity } from '#server/db/tables/login.ts';
import { startSession } from '#server/platform/auth/session.ts';
import { openPage, type PageOptions } from '../browser.ts';
import type { Visited } from '../site.ts';

/** For `expect.poll` on what the page does by itself. */
export const soon = { timeout: 30_000 };

/** A fresh token of a demo member, by the name the simulated messenger knows them under. */
export const loginAs = async (db: Database, openid: string): Promise<string> => {
  const [identity] = await db
    .select()
    .from(wechatIdentity)
    .where(eq(wechatIdentity.openid, openid));
  if (!identity) throw new Error(`no demo member ${openid}`);
  return startSession(db, identity.memberId, Date.now());
};

export type VisitOptions = PageOptions & {
  /** `/drawIndex` without it. */
  path?: string;
  /** A visitor without it. */
  token?: string | undefined;
  /** Runs before the first request. */
  prepare?: (page: Page) => Promise<unknown> | unknown;
  /** Whether the page comes as the server draws it; only where nothing is prepared, without it. */
  drawn?: boolean;
  /** Whether reads travel together; only where nothing is prepared, without it. */
  batches?: boolean;
};

/**
 * Has home pages come as they are where the server could not draw them: a test that answers the
 * browser's calls itself needs a browser that makes them.
 */
export const withoutDrawing = (page: Page): Promise<unknown> =>
  page.route(
    ({ pathname }) => isHomeAddress(pathname),
    async (route) => {
      const request = route.request();
      if (request.resourceType() !== 'document') return route.fallback();
      const { origin } = new URL(request.url());
      return route.fulfill({ response: await route.fetch({ url: `${origin}/index.html` }) });
    },
  );

/** Has each read travel alone, as in front of another back end, for a test that answers single calls itself. */
export const withoutBatches = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(globalThis, 'sendInBatch', { get: () => undefined, set: () => {} }),
  );

/** Opens the home page and waits for nothing but its HTML. */
export const visitHome = async (
  { browser, server }: Visited,
  {
    path = '/drawIndex',
    token,
    prepare,
    drawn = !prepare,
    batches = !prepare,
    ...options
  }: VisitOptions = {},
): Promise<Page> => {
  const page = await openPage(browser, options);
  if (token) await page.addInitScript((value) => localStorage.setItem('TOKEN', value), token);
  if (!drawn) await withoutDrawing(page);
  if (!batches) await withoutBatches(page);
  await prepare?.(page);
  await page.goto(server.origin + path);
  return page;
};

export const sectionNamesOn = (page: Page): Promise<string[]> =>
  page
    .locator('[data-section]')
    .evaluateAll((sections) => sections.map((section) => section.dataset.section ?? ''));

/** Brings one waiting section after the other near the screen until all are built, in the browser's own page. */
export const buildAll = async (page: Page): Promise<void> => {
  await page.locator('[data-section], [role=alert]').first().waitFor();
  await page.waitForFunction(() => {
    const next = document.querySelector('[data-section][data-state="loading"]');
    next?.scrollIntoView({ block: 'center' });
    return next === null && document.querySelector('[data-first]') === null;
  });
};

/** Builds all of a member's page, whose coupons come when its end comes near. */
export const buildToEnd = async (page: Page): Promise<void> => {
  await buildAll(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.locator('[data-section=优惠券]').waitFor({ state: 'attached' });
  await buildAll(page);
};

/** Paths of the page's calls, query included, in the order in which they were made. */
export const recordCalls = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'POST') calls.push(pathname + search);
  });
  return calls;
};

/** Keeps an intercepted call waiting: give `hold` to `page.route`, answer `held` when it is time. */
export const heldCall = () => {
  let hold: (route: Route) => void = () => undefined;
  const held = new Promise<Route>((resolve) => {
    hold = resolve;
  });
  return { held, hold };
};
