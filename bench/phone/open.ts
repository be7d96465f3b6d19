import type { Browser, Page } from 'playwright-core';
import { followFiles } from './files.ts';
import { openSlowly, type Visit } from './phone.ts';
import { untilReady, type Watched, watchPage } from './watch.ts';

/**
 * Times in ms since the navigation; bytes as transferred. Files are those that were asked for until the page was
 * ready, all of those of a page without code.
 */
export type Opened = Watched & {
  firstByte: number;
  fcp: number;
  requests: number;
  bytes: number;
  jsFiles: number;
  jsBytes: number;
  cssBytes: number;
  /** The most files of which each is known only once the one before has come. */
  chain: number;
};

/** Times and files of the document that is open. */
const readTimes = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const { ready } = window.watched;
    // the DOM's types give every entry the fields of the base type
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const files = resources
      .filter(({ name, startTime }) => /\.(?:js|css)$/.test(name) && !(startTime > ready))
      .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize }));
    return {
      watched: window.watched,
      firstByte: Number(Reflect.get(navigation ?? {}, 'responseStart')),
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      files,
    };
  });

const sum = (sizes: readonly { bytes: number }[]): number =>
  sizes.reduce((all, { bytes }) => all + bytes, 0);

/** Opens an address cold. `code`: whether the page has code of its own, which is waited for. */
export const open = async (
  browser: Browser,
  visit: Visit,
  address: string,
  { code = true } = {},
): Promise<Opened> => {
  const { context, page, devtools } = await openSlowly(browser, visit);
  let [requests, bytes] = [0, 0];
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) requests += 1;
  });
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const chains = followFiles(devtools);
  await watchPage(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  if (code && (await untilReady(page))) await page.waitForLoadState('networkidle');
  const { watched, files, ...times } = await readTimes(page);
  await context.close();
  const [js, css] = ['.js', '.css'].map((end) => files.filter(({ name }) => name.endsWith(end)));
  return {
    ...{ ...watched, ...times, requests, bytes },
    jsFiles: js?.length ?? 0,
    jsBytes: sum(js ?? []),
    cssBytes: sum(css ?? []),
    chain: chains.longest(files.map(({ name }) => name)),
  };
};
