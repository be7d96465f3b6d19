/**
 * Every home page opened cold on a phone, compared with the same page as plain HTML and, for the ordered one,
 * with a page of the same content written by hand in React: on slow 4G with 4× CPU slowdown, and on loopback.
 * The kinds alternate, and medians are compared. Also measures how soon a course's page makes its first call.
 * Needs a build; ROUNDS=9 measures each nine times, PAGES=1 only the ordered page.
 */
import { chromium } from 'playwright-core';
import { homeAddresses } from '#schemas/layout/home-addresses.ts';
import { chromiumArgs, findChromium } from '#tests/e2e/harness/chromium.ts';
import {
  answers,
  firstCall,
  leadsOn,
  type Opened,
  open,
  type Speed,
  speeds,
} from './first-paint/open.ts';
import { startProduct, startReference } from './first-paint/product.ts';
import { median } from './median.ts';
import { verdict } from './serve-page.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const PAGES = Number(process.env.PAGES ?? homeAddresses.length);
/** Ratios to the plain page's times, and ms until the first call. */
const GOALS = { fcp: 1.1, lcp: 1.15, call: 50 };

const ORDERED = '/drawIndex';
const ICON = '[data-section=导航栏] a';
const CLOSE = 'aside[aria-label=关注公众号] [aria-label=关闭]';
const COURSE = /href="(\/courseDetail\/\d+)"/;

type Kind = 'ours' | 'plain' | 'written';
type Measured = Opened & { tap: number; button: number };

const product = await startProduct();
const reference = await startReference(product.origin);
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });

const addressOf = (kind: Kind, page: string): string =>
  kind === 'ours' ? product.origin + page : `${reference.origin}/${kind}${page}`;

const measure = async (speed: Speed, kind: Kind, page: string): Promise<Measured> => {
  const address = addressOf(kind, page);
  return {
    ...(await open(browser, speed, address)),
    tap: await leadsOn(browser, speed, address, ICON),
    // no button of plain HTML responds
    button: kind === 'plain' ? Number.NaN : await answers(browser, speed, address, CLOSE),
  };
};

const fields = ['firstByte', 'fcp', 'lcp', 'tap', 'button', 'bytes', 'requests'] as const;

const middle = (rounds: readonly Measured[]): Measured => {
  const of = (field: (typeof fields)[number]) => median(rounds.map((round) => round[field]));
  return {
    firstByte: of('firstByte'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    tap: of('tap'),
    button: of('button'),
    bytes: of('bytes'),
    requests: of('requests'),
  };
};

const rounded = (value: number, digits = 0): number | string =>
  Number.isNaN(value) ? '' : Number(value.toFixed(digits));

const rowOf = (own: Measured, plain: Measured) => ({
  'first byte, ms': rounded(own.firstByte),
  'FCP, ms': rounded(own.fcp),
  'LCP, ms': rounded(own.lcp),
  'tap leads on, ms': rounded(own.tap),
  'button answers, ms': rounded(own.button),
  bytes: own.bytes,
  requests: own.requests,
  'FCP ×': rounded(own.fcp / plain.fcp, 2),
  'LCP ×': rounded(own.lcp / plain.lcp, 2),
  'tap ×': rounded(own.tap / plain.tap, 2),
});

const pages = [ORDERED, ...homeAddresses.filter((address) => address !== ORDERED)].slice(0, PAGES);
const kindsOf = (page: string): Kind[] =>
  page === ORDERED ? ['ours', 'plain', 'written'] : ['ours', 'plain'];

/** Alternates all kinds of a page, so that each comes first equally often. */
const inTurn = async (speed: Speed, page: string) => {
  const kinds = kindsOf(page);
  const measured = new Map<Kind, Measured[]>(kinds.map((kind) => [kind, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (let turn = 0; turn < kinds.length; turn += 1) {
      const kind = kinds[(round + turn) % kinds.length] ?? 'ours';
      measured.get(kind)?.push(await measure(speed, kind, page));
    }
  return new Map([...measured].map(([kind, rounds]) => [kind, middle(rounds)]));
};

const warmUp = async (): Promise<void> => {
  for (const page of pages)
    for (const kind of kindsOf(page))
      await open(browser, { name: '', cpu: 1 }, addressOf(kind, page));
};

const compare = async (speed: Speed): Promise<void> => {
  const rows: Record<string, ReturnType<typeof rowOf>> = {};
  for (const page of pages) {
    const middles = await inTurn(speed, page);
    const plain = middles.get('plain');
    if (plain) for (const [kind, own] of middles) rows[`${page} ${kind}`] = rowOf(own, plain);
  }
  console.log(`\n${speed.name}, median of ${ROUNDS}`);
  console.table(rows);
  for (const page of pages) {
    const { 'FCP ×': fcp, 'LCP ×': lcp } = rows[`${page} ours`] ?? {};
    console.log(
      `${page}: FCP ${fcp} × plain (goal ≤ ${GOALS.fcp}, ${verdict(Number(fcp) <= GOALS.fcp)}), ` +
        `LCP ${lcp} × plain (goal ≤ ${GOALS.lcp}, ${verdict(Number(lcp) <= GOALS.lcp)})`,
    );
  }
};

const courseAddress = async (): Promise<string> => {
  const html = await (await fetch(product.origin + ORDERED)).text();
  return COURSE.exec(html)?.[1] ?? ORDERED;
};

const timeCalls = async (speed: Speed, course: string): Promise<void> => {
  const own: number[] = [];
  const least: number[] = [];
  const { origin, token } = product;
  await firstCall(browser, speed, origin + course, token);
  for (let round = 0; round < ROUNDS; round += 1) {
    own.push(await firstCall(browser, speed, origin + course, token));
    least.push(await firstCall(browser, speed, `${reference.origin}/calling`, token));
  }
  const after = median(own);
  console.log(
    `${speed.name}: ${course} makes its first call ${Math.round(after)} ms after its HTML has come ` +
      `(goal ≤ ${GOALS.call}, ${verdict(after <= GOALS.call)}), a page that does nothing else after ` +
      `${Math.round(median(least))} ms`,
  );
};

try {
  await warmUp();
  for (const speed of speeds) await compare(speed);
  const course = await courseAddress();
  for (const speed of speeds) await timeCalls(speed, course);
} finally {
  await browser.close();
  await reference.close();
  await product.close();
}
