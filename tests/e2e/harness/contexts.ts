import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { vi } from 'vitest';

type Entered = {
  context: BrowserContext;
  /** Ends it; `well`: nothing that a failure has left undone is there. */
  leave: (well: boolean) => Promise<void>;
};

/** A context of its own, closed when it is left. */
export const ownContext = async (
  browser: Browser,
  options: BrowserContextOptions,
): Promise<Entered> => {
  const context = await browser.newContext(options);
  return { context, leave: () => context.close() };
};

/** Contexts that no test is in, by what they were made with: as new, but for the files in their cache. */
const empty = new WeakMap<Browser, Map<string, BrowserContext[]>>();

const emptyLike = (browser: Browser, options: BrowserContextOptions): BrowserContext[] => {
  const all = empty.get(browser) ?? new Map<string, BrowserContext[]>();
  empty.set(browser, all);
  const key = JSON.stringify(options);
  const same = all.get(key) ?? [];
  all.set(key, same);
  return same;
};

/** Whether a test did to the context, or to its clock, what nothing takes back. */
const lastingChanges = (context: BrowserContext): (() => boolean) => {
  const { clock } = context;
  const spies = [
    vi.spyOn(context, 'addInitScript'),
    vi.spyOn(context, 'exposeBinding'),
    vi.spyOn(context, 'exposeFunction'),
    vi.spyOn(context, 'grantPermissions'),
    vi.spyOn(context, 'route'),
    vi.spyOn(context, 'routeFromHAR'),
    vi.spyOn(context, 'routeWebSocket'),
    vi.spyOn(context, 'setExtraHTTPHeaders'),
    vi.spyOn(context, 'setGeolocation'),
    vi.spyOn(context, 'setOffline'),
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

/**
 * As one of its own, but a later test goes on in it where this one has passed and changed nothing that
 * lasts: without its cookies, its storage and its pages, and with the files that it has fetched.
 */
export const cachedContext = async (
  browser: Browser,
  options: BrowserContextOptions,
): Promise<Entered> => {
  const free = emptyLike(browser, options);
  const context = free.pop() ?? (await browser.newContext(options));
  const changed = lastingChanges(context);
  const leave = async (well: boolean) => {
    if (changed() || !well) return context.close();
    await Promise.all(context.pages().map((page) => page.close()));
    // those of the test; closing it hears of it by others
    for (const heard of ['page', 'console']) context.removeAllListeners(heard);
    await context.setStorageState({ cookies: [], origins: [] });
    free.push(context);
  };
  return { context, leave };
};
