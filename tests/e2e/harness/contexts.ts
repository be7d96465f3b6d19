import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { vi } from 'vitest';

type Entered = {
  context: BrowserContext;
  page: Page;
  /** Ends it; `well`: nothing that a failure has left undone is there. */
  leave: (well: boolean) => Promise<void>;
};

/** A page in a context of its own, closed when it is left. */
export const ownPage = async (
  browser: Browser,
  options: BrowserContextOptions,
): Promise<Entered> => {
  const context = await browser.newContext(options);
  return { context, page: await context.newPage(), leave: () => context.close() };
};

/** A page that no test is in, the only one of its context. */
type Free = {
  context: BrowserContext;
  page: Page;
  /** Empties what the site keeps in the browser, and the way that the page has come. */
  forget: (origins: readonly string[]) => Promise<void>;
};

const openFree = async (browser: Browser, options: BrowserContextOptions): Promise<Free> => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const forget = async (origins: readonly string[]) => {
    await context.clearCookies();
    for (const origin of origins)
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await session.send('Page.resetNavigationHistory');
  };
  return { context, page, forget };
};

/** By what they were made with: as new, but for the files in their cache. */
const pool = new WeakMap<Browser, Map<string, Free[]>>();

const freeLike = (browser: Browser, options: BrowserContextOptions): Free[] => {
  const all = pool.get(browser) ?? new Map<string, Free[]>();
  pool.set(browser, all);
  const key = JSON.stringify(options);
  const same = all.get(key) ?? [];
  all.set(key, same);
  return same;
};

/** Whether a test did to the page, its context or its clock what nothing takes back. */
const lastingChanges = (context: BrowserContext, page: Page): (() => boolean) => {
  const { clock } = context;
  const spies = [
    vi.spyOn(context, 'addInitScript'),
    vi.spyOn(context, 'exposeBinding'),
    vi.spyOn(context, 'exposeFunction'),
    vi.spyOn(context, 'grantPermissions'),
    vi.spyOn(context, 'newCDPSession'),
    vi.spyOn(context, 'route'),
    vi.spyOn(context, 'routeFromHAR'),
    vi.spyOn(context, 'routeWebSocket'),
    vi.spyOn(context, 'setExtraHTTPHeaders'),
    vi.spyOn(context, 'setGeolocation'),
    vi.spyOn(context, 'setOffline'),
    vi.spyOn(page, 'addLocatorHandler'),
    vi.spyOn(page, 'emulateMedia'),
    vi.spyOn(page, 'routeFromHAR'),
    vi.spyOn(page, 'routeWebSocket'),
    vi.spyOn(page, 'setDefaultNavigationTimeout'),
    vi.spyOn(page, 'setDefaultTimeout'),
    vi.spyOn(page, 'setExtraHTTPHeaders'),
    vi.spyOn(clock, 'install'),
    vi.spyOn(clock, 'pauseAt'),
    vi.spyOn(clock, 'setFixedTime'),
    vi.spyOn(clock, 'setSystemTime'),
  ];
  return () => {
    const changed = spies.some(({ mock }) => mock.calls.length > 0);
    for (const spy of spies) spy.mockRestore();
    return changed;
  };
};

/** What a test put into the page; the result takes it out again. */
const additions = (page: Page): (() => Promise<void>) => {
  const spies = [
    vi.spyOn(page, 'addInitScript'),
    vi.spyOn(page, 'exposeBinding'),
    vi.spyOn(page, 'exposeFunction'),
  ];
  return async () => {
    const added = spies.flatMap(({ mock }) => mock.results.map(({ value }) => value));
    for (const spy of spies) spy.mockRestore();
    for (const one of await Promise.all(added)) await one.dispose();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  };
};

/** What is heard of a page; not its end, which the driver itself listens to. */
const HEARD = [
  'console',
  'dialog',
  'domcontentloaded',
  'download',
  'filechooser',
  'frameattached',
  'framedetached',
  'framenavigated',
  'load',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
  'worker',
];

const beHeardNoMore = (context: BrowserContext, page: Page): void => {
  for (const heard of HEARD) page.removeAllListeners(heard);
  for (const heard of ['page', 'weberror', ...HEARD]) context.removeAllListeners(heard);
};

const originOf = (address: string): string => new URL(address).origin;

/** The sites that documents have come from since, in any tab. */
const sitesIn = (context: BrowserContext, page: Page): Set<string> => {
  const sites = new Set<string>();
  const follow = (tab: Page) =>
    tab.on('framenavigated', (frame) => {
      const origin = originOf(frame.url());
      if (origin !== 'null') sites.add(origin);
    });
  follow(page);
  context.on('page', follow);
  return sites;
};

/** What a tab keeps for itself, again after the page's own last words. */
const emptySession = (page: Page): Promise<void> =>
  page.evaluate(() => {
    sessionStorage.clear();
    for (const end of ['pagehide', 'visibilitychange', 'unload'])
      addEventListener(end, () => sessionStorage.clear());
  });

/**
 * As one of its own, but a later test goes on in it where this one has passed and changed nothing that
 * lasts: without cookies, storage, history and other tabs, and with the files that it has fetched. A new
 * page is a process of its own, which takes two thirds of the work of opening the app.
 */
export const pageFromPool = async (
  browser: Browser,
  { viewport = null, ...options }: BrowserContextOptions,
): Promise<Entered> => {
  const left = freeLike(browser, options);
  const found = left.pop() ?? (await openFree(browser, { viewport, ...options }));
  const { context, page, forget } = found;
  if (viewport) await page.setViewportSize(viewport);
  const sites = sitesIn(context, page);
  const changed = lastingChanges(context, page);
  const takeOut = additions(page);

  const makeNew = async () => {
    // what the page has said until now is heard before this is answered
    await emptySession(page);
    beHeardNoMore(context, page);
    for (const tab of context.pages()) if (tab !== page) await tab.close();
    await takeOut();
    await page.goto('about:blank');
    await page.mouse.move(-1, -1);
    await forget([...sites]);
    left.push(found);
  };
  const leave = async (well: boolean) => {
    const isOfOneSite = [...sites].every((site) => site === originOf(page.url()));
    if (changed() || !well || page.isClosed() || !isOfOneSite) return context.close();
    await makeNew().catch(() => context.close());
  };
  return { context, page, leave };
};
