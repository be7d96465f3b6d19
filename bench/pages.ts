/**
 * The home and the twenty pages that are visited most, opened cold on slow 4G with 4× CPU slowdown, by a member
 * with a card and, where visitors see them, by a visitor; beside each, its own page as plain HTML. In the same
 * rounds come a home, a detail and a list written by hand with React, drawn on the server and by the browser:
 * each page is compared with those of its kind. Medians. Needs a build; ROUNDS=1 measures each once, PAGES=3
 * the first three, PAGES=course,/orderList those alone.
 */
import { chromium } from 'playwright-core';
import { chromiumArgs, findChromium } from '#tests/e2e/harness/chromium.ts';
import { mostVisited, type Visited } from './pages/most-visited.ts';
import { type Surveyed, survey } from './pages/survey.ts';
import {
  COLUMNS,
  type Measured,
  measureInTurn,
  readyOf,
  rounded,
  rowOf,
  type Subject,
} from './phone/in-turn.ts';
import { slow } from './phone/phone.ts';
import { startProduct } from './product/start.ts';
import { verdict } from './serve-page.ts';
import { startReference, type WrittenName } from './written/start-reference.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
/** Times in ms, sizes in kB. */
const GOALS = { fcp: 600, ready: 1300, jsFiles: 8, js: 90, chain: 2 };
/** Names in a line of those that miss a goal. */
const IN_LINE = 5;

const product = await startProduct();
const reference = await startReference(product);
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });

const pages = mostVisited(product.examples, process.env.PAGES);

const likeness = ({ kind }: Visited): WrittenName => {
  if (kind === 'home') return 'home';
  return kind === 'list' ? 'orders' : 'course';
};

const subjectOf = (
  key: string,
  address: string,
  { link, button }: Pick<Surveyed, 'link' | 'button'>,
  token = '',
): Subject => ({ key, visit: { speed: slow, token }, address, link, button });

/** Looks at each page once, which also warms the server up. */
const ownSubjects = async (page: Visited): Promise<Subject[]> => {
  const { origin, token } = product;
  const { name, address } = page;
  const { html, ...presses } = await survey(browser, token, origin + address);
  if (page.kind !== 'home') await reference.holdPlain(address, html);
  const plain = { ...presses, button: undefined };
  return [
    subjectOf(`${name} member`, origin + address, presses, token),
    ...(page.open
      ? [
          subjectOf(
            `${name} visitor`,
            origin + address,
            await survey(browser, '', origin + address),
          ),
        ]
      : []),
    subjectOf(`${name} plain`, `${reference.origin}/plain${address}`, plain),
  ];
};

const writtenSubjects = async (name: WrittenName): Promise<Subject[]> => {
  const subjects: Subject[] = [];
  for (const kind of ['server', 'client']) {
    const address = `${reference.origin}/${kind}${reference.pages[name]}`;
    subjects.push(subjectOf(`${name} by ${kind}`, address, await survey(browser, '', address)));
  }
  return subjects;
};

const subjects: Subject[] = [];
for (const page of pages) subjects.push(...(await ownSubjects(page)));
for (const name of new Set(pages.map(likeness))) subjects.push(...(await writtenSubjects(name)));
const of = await measureInTurn(browser, subjects, ROUNDS);
await browser.close();
await reference.close();
await product.close();

const own = pages.flatMap((page) =>
  (page.open ? ['member', 'visitor'] : ['member']).map((who) => ({
    key: `${page.name} ${who}`,
    plain: `${page.name} plain`,
    like: likeness(page),
  })),
);

type Own = (typeof own)[number];

/** A page's times as parts of those of the pages that it is compared with. */
const ratiosOf = ({ key, plain, like }: Own) => {
  const to = (other: string, picks: readonly ((one: Measured) => number)[]) =>
    picks.map((pick) => rounded(of(key, pick) / of(other, pick), 2)).join(', ');
  const fcp = ({ fcp: time }: Measured) => time;
  const lcp = ({ lcp: time }: Measured) => time;
  const button = ({ button: time }: Measured) => time;
  const all = [fcp, lcp, readyOf, button];
  return {
    '× plain: FCP, LCP': to(plain, [fcp, lcp]),
    like,
    '× by server: FCP, LCP, ready, button': to(`${like} by server`, all),
    '× by client: FCP, LCP, ready, button': to(`${like} by client`, all),
  };
};

console.log(`\n${slow.name}, median of ${ROUNDS}. ${COLUMNS}`);
console.table(Object.fromEntries(subjects.map(({ key }) => [key, rowOf(of, key)])));
console.table(Object.fromEntries(own.map((each) => [each.key, ratiosOf(each)])));

const judge = (what: string, goal: number, pick: (one: Measured) => number): void => {
  const values = own.map(({ key }) => ({ key, value: of(key, pick) }));
  const missed = values
    .filter(({ value }) => !(value <= goal))
    .toSorted((one, other) => other.value - one.value);
  console.log(
    `${what} ≤ ${goal}: ${verdict(missed.length === 0)}, holds for ${values.length - missed.length} of ${values.length}`,
  );
  const names = missed.map(({ key, value }) => `${key} ${Math.round(value)}`);
  for (let at = 0; at < names.length; at += IN_LINE)
    console.log(`  ${names.slice(at, at + IN_LINE).join(', ')}`);
};

judge('FCP, ms', GOALS.fcp, ({ fcp }) => fcp);
judge('ready, ms', GOALS.ready, readyOf);
judge('JS files', GOALS.jsFiles, ({ code }) => code.jsFiles);
judge('JS, kB', GOALS.js, ({ code }) => code.jsBytes / 1000);
judge('files one after another', GOALS.chain, ({ code }) => code.chain);
