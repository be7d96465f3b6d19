/**
 * Visits 1 to 5 of one phone to a page, each in a new tab, with the service worker and without it: the home, a page
 * that visitors see and two of members. Slow 4G is a line before the server here, since the browser's own delays
 * leave the worker out; the page's processor is slowed down 4×, the worker's is not. With and without take
 * turns; medians. Needs a build; ROUNDS=1 measures each phone once, PAGES=home,course those alone.
 */
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { chromiumArgs, findChromium } from '#tests/e2e/harness/chromium.ts';
import { median } from './median.ts';
import { mostVisited } from './pages/most-visited.ts';
import { readTimes } from './phone/open.ts';
import { newPhone, newTab, slow } from './phone/phone.ts';
import { goTo, untilReady, watchPage } from './phone/watch.ts';
import { startProduct } from './product/start.ts';
import { verdict } from './serve-page.ts';
import { type SlowLine, slowLine } from './visits/slow-line.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const PAGES = process.env.PAGES ?? 'home,case,course,order list';
const VISITS = 5;
/** In ms: afterwards the phone has kept what it keeps. */
const QUIET = 1000;
/** How much slower a visit may be with the worker, which is the noise of a measurement. */
const WORKER = 1.05;

/** Times in ms; what came over the line, in kB. */
type Visit = { fcp: number; lcp: number; ready: number; requests: number; kB: number };

type Phone = { key: string; address: string; token: string };
type Worker = 'with' | 'without';

const visitOnce = async (
  context: BrowserContext,
  line: SlowLine,
  { address, token }: Phone,
): Promise<Visit> => {
  // the line delays instead of the browser
  const { page } = await newTab(context, { speed: { name: '', cpu: slow.cpu }, token });
  line.reset();
  await watchPage(page);
  await goTo(page, line.origin + address);
  await untilReady(page);
  await line.quiet(QUIET);
  const { watched, fcp } = await readTimes(page);
  await page.close();
  const { requests, bytes } = line.sent;
  return { fcp, lcp: watched.lcp, ready: watched.ready, requests, kB: bytes / 1000 };
};

const visitAgain = async (
  browser: Browser,
  line: SlowLine,
  phone: Phone,
  worker: Worker,
): Promise<Visit[]> => {
  const context = await newPhone(browser, worker === 'with' ? 'allow' : 'block');
  const visits: Visit[] = [];
  for (let nth = 0; nth < VISITS; nth += 1) visits.push(await visitOnce(context, line, phone));
  await context.close();
  return visits;
};

const { origin, token, examples, close } = await startProduct();
const line = await slowLine(origin);
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });

const phones: Phone[] = mostVisited(examples, PAGES).flatMap(({ name, address, open }) => [
  ...(open ? [{ key: `${name} visitor`, address, token: '' }] : []),
  { key: `${name} member`, address, token },
]);
const workers: readonly Worker[] = ['with', 'without'];
const keyOf = ({ key }: Phone, worker: Worker): string => `${key}, ${worker}`;
const measured = new Map<string, Visit[][]>();
// the server's first answers do not count
for (const { address } of phones) await fetch(origin + address);
for (let round = 0; round < ROUNDS; round += 1)
  for (const phone of phones)
    for (const worker of round % 2 ? workers.toReversed() : workers) {
      const key = keyOf(phone, worker);
      const visits = await visitAgain(browser, line, phone, worker);
      measured.set(key, [...(measured.get(key) ?? []), visits]);
    }
await browser.close();
await line.close();
await close();

/** The medians of visits 1 to 5. */
const visitsOf = (key: string, field: keyof Visit): number[] =>
  Array.from({ length: VISITS }, (_, nth) =>
    Math.round(
      median((measured.get(key) ?? []).map((visits) => visits[nth]?.[field] ?? Number.NaN)),
    ),
  );

const tableOf = (fields: readonly (keyof Visit)[]) =>
  Object.fromEntries(
    [...measured.keys()].map((key) => [
      key,
      Object.fromEntries(fields.map((field) => [field, visitsOf(key, field).join('  ')])),
    ]),
  );

console.log(
  `\n${slow.name}, visits 1 to ${VISITS} with the worker and without, median of ${ROUNDS}`,
);
console.table(tableOf(['fcp', 'lcp', 'ready']));
console.table(tableOf(['requests', 'kB']));

/** The visits, by their numbers, of which something does not hold. */
const failing = (values: readonly number[], holds: (value: number, nth: number) => boolean) =>
  values.flatMap((value, nth) => (nth === 0 || holds(value, nth) ? [] : [nth + 1]));

for (const field of ['fcp', 'lcp', 'ready'] as const) {
  const slower = phones.flatMap((phone) =>
    workers.flatMap((worker) => {
      const key = keyOf(phone, worker);
      const values = visitsOf(key, field);
      const late = failing(values, (value) => value < (values[0] ?? 0));
      return late.length > 0 ? [`${key}: ${late}`] : [];
    }),
  );
  const held = phones.flatMap((phone) => {
    const without = visitsOf(keyOf(phone, 'without'), field);
    const late = failing(
      visitsOf(keyOf(phone, 'with'), field),
      (value, nth) => value <= (without[nth] ?? 0) * WORKER,
    );
    return late.length > 0 ? [`${phone.key}: ${late}`] : [];
  });
  const tell = (what: string, missed: readonly string[]) =>
    console.log(`${field}: ${what}: ${verdict(missed.length === 0)} ${missed.join('; ')}`);
  tell('each visit is sooner than the first', slower);
  tell(`with the worker no later than without it (≤ ${WORKER} ×)`, held);
}
