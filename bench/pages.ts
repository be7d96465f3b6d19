/**
 * The home and the twenty pages that are visited most, opened cold on slow 4G with 4× CPU slowdown, by a member
 * and, where visitors see them, by a visitor; beside each, its own page as plain HTML. In the same rounds come
 * a home, a detail and a list written by hand with React, drawn on the server and by the browser: each page is
 * compared with those of its kind. Medians. Needs a build; ROUNDS=1 measures each once, PAGES=3 the first three,
 * PAGES=course,/orderList those alone.
 */
import { chromium } from 'playwright-core';
import { chromiumArgs, findChromium } from '#tests/e2e/harness/chromium.ts';
import { median } from './median.ts';
import { mostVisited, type Visited } from './pages/most-visited.ts';
import { type Surveyed, survey } from './pages/survey.ts';
import { type Opened, open } from './phone/open.ts';
import { slow } from './phone/phone.ts';
import { answers } from './phone/touch.ts';
import { startProduct } from './product/start.ts';
import { verdict } from './serve-page.ts';
import { startReference } from './written/start-reference.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
/** Times in ms, sizes in kB. */
const GOALS = { fcp: 600, ready: 1300, jsFiles: 8, js: 90, chain: 2 };

type Kind = 'member' | 'visitor' | 'plain' | 'server' | 'client';
type Subject = { page: string; kind: Kind; address: string } & Pick<Surveyed, 'link' | 'button'>;
type Measured = Opened & { link: number; answer: number };

const product = await startProduct();
const reference = await startReference(product);
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });

const pages = mostVisited(product.examples, process.env.PAGES);

/** The page written by hand that is of a page's kind. */
const likeness = ({ kind }: Visited): keyof typeof reference.pages => {
  if (kind === 'home') return 'home';
  return kind === 'list' ? 'orders' : 'course';
};

const written = [...new Set(pages.map(likeness))];

/** Looks at each page once, which also warms the server up; gives all that is measured. */
const subjectsOf = async (page: Visited): Promise<Subject[]> => {
  const { origin, token } = product;
  const address = origin + page.address;
  const { html, ...presses } = await survey(browser, token, address);
  const subject = (kind: Kind, at: string, { link, button } = presses): Subject => ({
    ...{ page: page.name, kind, address: at, link, button },
  });
  if (page.kind !== 'home') await reference.holdPlain(page.address, html);
  const own = [subject('member', address)];
  if (page.open) own.push(subject('visitor', address, await survey(browser, '', address)));
  const plain = `${reference.origin}/plain${page.address}`;
  return [...own, subject('plain', plain, { link: presses.link, button: undefined })];
};

const writtenSubjects = async (name: keyof typeof reference.pages): Promise<Subject[]> => {
  const at = reference.pages[name];
  const kinds = (['server', 'client'] as const).map(async (kind) => {
    const address = `${reference.origin}/${kind}${at}`;
    return { page: name, kind, address, ...(await survey(browser, '', address)) };
  });
  return Promise.all(kinds);
};

const subjects: Subject[] = [];
for (const page of pages) subjects.push(...(await subjectsOf(page)));
for (const name of written) subjects.push(...(await writtenSubjects(name)));

const measure = async ({ kind, address, link, button }: Subject): Promise<Measured> => {
  const visit = { speed: slow, token: kind === 'member' ? product.token : '' };
  const opened = await open(browser, visit, address, { code: kind !== 'plain' });
  return {
    ...opened,
    link: link ? await answers(browser, visit, address, link) : Number.NaN,
    answer: button ? await answers(browser, visit, address, button) : Number.NaN,
  };
};

const keyOf = ({ page, kind }: Pick<Subject, 'page' | 'kind'>): string => `${page} ${kind}`;
const measured = new Map(subjects.map((subject) => [keyOf(subject), [] as Measured[]]));
for (let round = 0; round < ROUNDS; round += 1)
  for (const subject of subjects) measured.get(keyOf(subject))?.push(await measure(subject));
await browser.close();
await reference.close();
await product.close();

const of = (page: string, kind: Kind, pick: (one: Measured) => number): number =>
  median((measured.get(keyOf({ page, kind })) ?? []).map(pick));

const rounded = (value: number, digits = 0): number | string =>
  Number.isNaN(value) ? '' : Number(value.toFixed(digits));

/** Content of a page without code is ready once it stands. */
const readyOf = ({ stood, ready }: Measured): number => (Number.isNaN(ready) ? stood : ready);

const rowOf = (page: string, kind: Kind) => {
  const mid = (pick: (one: Measured) => number, digits = 0) =>
    rounded(of(page, kind, pick), digits);
  return {
    'first byte': mid(({ firstByte }) => firstByte),
    FCP: mid(({ fcp }) => fcp),
    LCP: mid(({ lcp }) => lcp),
    ready: mid(readyOf),
    'link leads on': mid(({ link }) => link),
    'button answers': mid(({ answer }) => answer),
    task: mid(({ task }) => task),
    requests: mid(({ requests }) => requests),
    JS: mid(({ jsFiles }) => jsFiles),
    'JS kB': mid(({ jsBytes }) => jsBytes / 1000, 1),
    'CSS kB': mid(({ cssBytes }) => cssBytes / 1000, 1),
    chain: mid(({ chain }) => chain),
  };
};

/** A page's times as parts of those of the pages that it is compared with. */
const ratiosOf = (page: Visited, kind: Kind) => {
  const like = likeness(page);
  const to = (other: string, otherKind: Kind, pick: (one: Measured) => number) =>
    rounded(of(page.name, kind, pick) / of(other, otherKind, pick), 2);
  return {
    'FCP, × plain': to(page.name, 'plain', ({ fcp }) => fcp),
    'LCP, × plain': to(page.name, 'plain', ({ lcp }) => lcp),
    like,
    'FCP, × server': to(like, 'server', ({ fcp }) => fcp),
    'ready, × server': to(like, 'server', readyOf),
    'answers, × server': to(like, 'server', ({ answer }) => answer),
    'FCP, × client': to(like, 'client', ({ fcp }) => fcp),
    'ready, × client': to(like, 'client', readyOf),
    'answers, × client': to(like, 'client', ({ answer }) => answer),
  };
};

console.log(`\n${slow.name}, median of ${ROUNDS}, in ms`);
console.table(
  Object.fromEntries(subjects.map((each) => [keyOf(each), rowOf(each.page, each.kind)])),
);
const own = pages.flatMap((page) =>
  (page.open ? (['member', 'visitor'] as const) : (['member'] as const)).map(
    (kind) => [page, kind] as const,
  ),
);
console.table(
  Object.fromEntries(
    own.map(([page, kind]) => [keyOf({ page: page.name, kind }), ratiosOf(page, kind)]),
  ),
);

const judge = (what: string, goal: number, pick: (one: Measured) => number): void => {
  const values = own.map(([page, kind]) => ({
    name: keyOf({ page: page.name, kind }),
    value: of(page.name, kind, pick),
  }));
  const missed = values.filter(({ value }) => !(value <= goal));
  const worst = missed
    .toSorted((one, other) => other.value - one.value)
    .map(({ name, value }) => `${name} ${Math.round(value)}`);
  console.log(
    `${what} ≤ ${goal}: ${verdict(missed.length === 0)}, ${values.length - missed.length} of ${values.length}` +
      (worst.length > 0 ? `; over it ${worst.join(', ')}` : ''),
  );
};

judge('FCP, ms', GOALS.fcp, ({ fcp }) => fcp);
judge('ready, ms', GOALS.ready, readyOf);
judge('JS files', GOALS.jsFiles, ({ jsFiles }) => jsFiles);
judge('JS, kB', GOALS.js, ({ jsBytes }) => jsBytes / 1000);
judge('files one after another', GOALS.chain, ({ chain }) => chain);
