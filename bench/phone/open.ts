import type { Browser, Page } from 'playwright-core';
import { followFiles } from './files.ts';
import { openSlowly, type Visit } from './phone.ts';
import { goTo, untilIdle, untilReady, type Watched, watchPage } from './watch.ts';

/** JavaScript and styles; sizes in bytes as they travel. */
type Code = {
  jsFiles: number;
  jsBytes: number;
  cssBytes: number;
  /** The most files of which each is known only once the one before has come. */
  chain: number;
};

/** Times in ms since the navigation; `bytes` as transferred. */
export type Opened = Watched & {
  firstByte: number;
  fcp: number;
  requests: number;
  bytes: number;
  /** What was asked for until the page was ready. */
  code: Code;
  /** What was asked for until nothing more came. */
  allCode: Code;
};

/** Times and files of the document that is open. */
export const readTimes = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    // the DOM's types give every entry the fields of the base type
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const files = resources
      .filter(({ name }) => /\.(?:js|css)$/.test(name))
      .map(({ name, encodedBodySize, startTime }) => ({ name, bytes: encodedBodySize, startTime }));
    return {
      watched: window.watched,
      firstByte: Number(Reflect.get(navigation ?? {}, 'responseStart')),
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      files,
    };
  });

type File = { name: string; bytes: number; startTime: number };

const sum = (sizes: readonly File[]): number => sizes.reduce((all, { bytes }) => all + bytes, 0);

const codeOf = (files: readonly File[], { longest }: ReturnType<typeof followFiles>): Code => {
  const js = files.filter(({ name }) => name.endsWith('.js'));
  const css = files.filter(({ name }) => name.endsWith('.css'));
  const chain = longest(files.map(({ name }) => name));
  return { jsFiles: js.length, jsBytes: sum(js), cssBytes: sum(css), chain };
};

/** Opens an address cold. `answers`: whether it has code of its own, which is waited for. */
export const open = async (
  browser: Browser,
  visit: Visit,
  address: string,
  { answers = true } = {},
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
  await goTo(page, address);
  if (answers && (await untilReady(page))) await untilIdle(page);
  const { watched, files, ...times } = await readTimes(page);
  await context.close();
  const early = files.filter(({ startTime }) => !(startTime > watched.ready));
  return {
    ...{ ...watched, ...times, requests, bytes },
    code: codeOf(early, chains),
    allCode: codeOf(files, chains),
  };
};
