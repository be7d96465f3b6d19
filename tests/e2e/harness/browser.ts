import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  chromium,
  type Page,
} from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { chromiumArgs, findChromium } from './chromium.ts';
import { ownPage, pageFromPool } from './contexts.ts';

/** How long a busy machine may take to start one, in ms. */
const TIMEOUT_MS = 110_000;

const launch = async (): Promise<Browser> => {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: chromiumArgs,
    headless: true,
    timeout: TIMEOUT_MS,
  });
  browser.once('disconnected', () => {
    running = undefined;
  });
  return browser;
};

let running: Promise<Browser> | undefined;

/**
 * The Chromium of all files that this worker runs; it ends with the worker. A relay between it and a
 * browser of the whole run took a tenth of the work of all browser tests.
 */
export const workerBrowser = (): Promise<Browser> => {
  running ??= launch().catch((error) => {
    running = undefined;
    throw error;
  });
  return running;
};

export type PageOptions = BrowserContextOptions & {
  width?: number;
  height?: number;
  /** Console errors that this test provokes on purpose. */
  expected?: readonly RegExp[];
  /** A page that no test has been in before: its cache is empty, and its code not compiled yet. */
  fresh?: boolean;
};

/**
 * A page that knows nothing of earlier ones but the files that they have fetched, left when the test
 * ends. An uncaught error, or a console error of any tab there that `expected` does not name, fails the
 * test. Call it inside a test.
 */
export const openPage = async (browser: Browser, options: PageOptions = {}): Promise<Page> => {
  const { width = 375, height = 812, expected = [], fresh = false, ...rest } = options;
  // what a worker has taken over lasts
  const isOwn = fresh || rest.serviceWorkers === 'allow';
  const { context, page, leave } = await (isOwn ? ownPage : pageFromPool)(browser, {
    locale: 'zh-CN',
    // a worker between page and network would hide requests from the tests; one test allows it
    serviceWorkers: 'block',
    viewport: { width, height },
    ...rest,
  });
  const { faults, stop } = collectFaults(context, page, expected);
  onTestFinished(async ({ task }) => {
    await leave(task.result?.state === 'pass');
    stop();
    expect(faults, 'errors in the browser').toEqual([]);
  });
  return page;
};

const collectFaults = (
  context: BrowserContext,
  opened: Page,
  expected: readonly RegExp[],
): { faults: string[]; stop: () => void } => {
  const faults: string[] = [];
  const note = (fault: string) => {
    if (!expected.some((pattern) => pattern.test(fault))) faults.push(fault);
  };
  const onCrash = () => note('crash');
  const watch = (page: Page) => {
    page.on('pageerror', (error) => note(`uncaught: ${error.stack ?? error.message}`));
    page.on('crash', onCrash);
  };
  watch(opened);
  // whatever tabs the test opens
  context.on('page', watch);
  context.on('console', (message) => {
    if (message.type() === 'error') note(describe(message));
  });
  return { faults, stop: () => opened.off('crash', onCrash) };
};

const describe = (message: ConsoleMessage): string => {
  const { url, lineNumber } = message.location();
  return `${message.text()} (${url}:${lineNumber})`;
};
