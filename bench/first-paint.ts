/**
 * Every home page opened cold on a phone, by a visitor and by a member with a card, compared with the same page as
 * plain HTML, its first picture a file, and with a page of the ordered one's content written by hand in React,
 * drawn on the server and by the browser: on slow 4G with 4× CPU slowdown, and on loopback. All take turns, and
 * medians are compared. Also measures how soon a course's page makes its first call. Needs a build; ROUNDS=9
 * measures each nine times, PAGES=1 only the ordered page, PAGES=/newIndex,/ those alone.
 */
import { chromium } from 'playwright-core';
import { homeAddresses } from '#schemas/layout/home-addresses.ts';
import { chromiumArgs, findChromium } from '#tests/e2e/harness/chromium.ts';
import { median } from './median.ts';
import { survey } from './pages/survey.ts';
import { firstCall } from './phone/first-call.ts';
import {
  COLUMNS,
  type MedianOf,
  measureInTurn,
  readyOf,
  rounded,
  rowOf,
  type Subject,
} from './phone/in-turn.ts';
import { loopback, type Speed, slow } from './phone/phone.ts';
import { startProduct } from './product/start.ts';
import { verdict } from './serve-page.ts';
import { startReference } from './written/start-reference.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const PAGES = process.env.PAGES ?? `${homeAddresses.length}`;
/** Ratios: FCP and LCP to the plain page, the answer to a press to the page that the server draws by hand; ms. */
const GOALS = { fcp: 1.1, lcp: 0.75, button: 1.15, ready: 1500, call: 50 };

const ORDERED = '/drawIndex';
const ICON = { target: '[data-section=导航栏] a' };

const product = await startProduct();
const reference = await startReference(product);
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
const all = [ORDERED, ...homeAddresses.filter((address) => address !== ORDERED)];
const pages = /^\d+$/.test(PAGES)
  ? all.slice(0, Number(PAGES))
  : all.filter((address) => PAGES.split(',').includes(address));

const subjectsAt = async (speed: Speed): Promise<Subject[]> => {
  const subject = async (key: string, address: string, token = ''): Promise<Subject> => {
    const { button } = await survey(browser, token, address);
    return { key, visit: { speed, token }, address, link: ICON, button };
  };
  const subjects: Subject[] = [];
  for (const page of pages) {
    subjects.push(
      await subject(`${page} visitor`, product.origin + page),
      await subject(`${page} member`, product.origin + page, product.token),
      // nothing of plain HTML responds
      {
        ...{ key: `${page} plain`, address: `${reference.origin}/plain${page}` },
        ...{ visit: { speed }, link: ICON, button: undefined },
      },
    );
  }
  for (const kind of ['server', 'client'])
    subjects.push(await subject(`by ${kind}`, `${reference.origin}/${kind}${ORDERED}`));
  return subjects;
};

const ratiosOf = (of: MedianOf, key: string, page: string) => {
  const plain = `${page} plain`;
  return {
    'FCP, × plain': of(key, ({ fcp }) => fcp) / of(plain, ({ fcp }) => fcp),
    'LCP, × plain': of(key, ({ lcp }) => lcp) / of(plain, ({ lcp }) => lcp),
    'link, × plain': of(key, ({ link }) => link) / of(plain, ({ link }) => link),
    'button, × by server':
      of(key, ({ button }) => button) / of('by server', ({ button }) => button),
    'button, × by client':
      of(key, ({ button }) => button) / of('by client', ({ button }) => button),
  };
};

const judge = (of: MedianOf, page: string): void => {
  const tell = (what: string, value: number, goal: number) =>
    `${what} ${rounded(value, 2)} (goal ≤ ${goal}, ${verdict(value <= goal)})`;
  const visitor = ratiosOf(of, `${page} visitor`, page);
  const ready = Math.round(of(`${page} member`, readyOf));
  console.log(
    `${page}:\n  ${[
      tell('FCP × plain', visitor['FCP, × plain'], GOALS.fcp),
      tell('LCP × plain', visitor['LCP, × plain'], GOALS.lcp),
      tell('button × by server', visitor['button, × by server'], GOALS.button),
      tell('a member’s own, ms', ready, GOALS.ready),
    ].join('\n  ')}`,
  );
};

const compare = async (speed: Speed): Promise<void> => {
  const subjects = await subjectsAt(speed);
  const of = await measureInTurn(browser, subjects, ROUNDS);
  console.log(`\n${speed.name}, median of ${ROUNDS}. ${COLUMNS}`);
  console.table(Object.fromEntries(subjects.map(({ key }) => [key, rowOf(of, key)])));
  const own = pages.flatMap((page) =>
    ['visitor', 'member'].map((who) => [`${page} ${who}`, page] as const),
  );
  const ratios = own.map(([key, page]) => {
    const all = Object.entries(ratiosOf(of, key, page));
    return [key, Object.fromEntries(all.map(([name, value]) => [name, rounded(value, 2)]))];
  });
  console.table(Object.fromEntries(ratios));
  // the goals are those of a phone out in the street
  if (speed === slow) for (const page of pages) judge(of, page);
};

const timeCalls = async (speed: Speed): Promise<void> => {
  const own: number[] = [];
  const least: number[] = [];
  const visit = { speed, token: product.token };
  const { course } = reference.pages;
  await firstCall(browser, visit, product.origin + course);
  for (let round = 0; round < ROUNDS; round += 1) {
    own.push(await firstCall(browser, visit, product.origin + course));
    least.push(await firstCall(browser, visit, `${reference.origin}/calling`));
  }
  const after = median(own);
  console.log(
    `${speed.name}: ${course} makes its first call ${Math.round(after)} ms after its HTML has come ` +
      `(goal ≤ ${GOALS.call}, ${verdict(after <= GOALS.call)}), a page that does nothing else after ` +
      `${Math.round(median(least))} ms`,
  );
};

try {
  for (const speed of [slow, loopback]) await compare(speed);
  for (const speed of [slow, loopback]) await timeCalls(speed);
} finally {
  await browser.close();
  await reference.close();
  await product.close();
}
