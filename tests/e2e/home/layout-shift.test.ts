import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { sectionNames } from '../../../schemas/home-sections.ts';
import { openPage } from '../harness/browser.ts';
import { onSite } from '../harness/site.ts';
import { loginAs, sectionNamesOn } from '../harness/visits/home.ts';

const SEED = Number(process.env.LAYOUT_SEED ?? 20_240_601);
const ORDERS = 20;
const MOST = 0.02;
const AT_ONCE = 4;
/** Longest delay of a call, in ms; each call has its own. */
const SLOWEST = 120;
/** ms; the page's timers from this length on are those that give up waiting for an answer. */
const GIVES_UP = 3000;

const site = onSite();
let token: string;

beforeAll(async () => {
  token = await loginAs(site.db, 'demo_vip');
});

/** Numbers from 0 to 1 that a seed decides. */
const randomOf = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

const shuffled = <T>(items: readonly T[], random: () => number): T[] =>
  items
    .map((item) => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);

type Shift = { value: number; moved: string[] };

/** What a page finds when it opens: how long its calls wait, in ms, and the order where it is given. */
type Visit = { delays: number[]; order?: string[] };

const visitOf = (random: () => number, order?: string[]): Visit => ({
  delays: Array.from({ length: 60 }, () => random() * SLOWEST),
  ...(order && { order }),
});

/**
 * Prepares a phone for some visits, of which each finds an empty storage. Every call waits as the
 * visit says, and the page notes each shift of its life with the elements that moved. It never
 * gives up waiting.
 */
const prepareVisits = (page: Page, visits: Visit[], who?: string) =>
  page.addInitScript(
    ([planned, givesUp, memberToken]) => {
      const nth = Number(localStorage.getItem('VISITS'));
      localStorage.clear();
      sessionStorage.clear();
      localStorage.setItem('VISITS', String(nth + 1));
      if (memberToken) localStorage.setItem('TOKEN', memberToken);
      const { delays = [], order } = planned[nth] ?? {};

      const later = window.setTimeout.bind(window);
      const patient = (run: TimerHandler, ms = 0, ...rest: unknown[]) =>
        ms < givesUp ? later(run, ms, ...rest) : 0;
      const answered = window.fetch.bind(window);
      let calls = 0;
      const slowly = async (asked: RequestInfo | URL, init?: RequestInit) => {
        const path = String(asked);
        if (!/^\/vb?\d*\/\w+/.test(path)) return answered(asked, init);
        await new Promise((resolve) => later(resolve, delays[calls++ % delays.length]));
        return order && path === '/v1/index/sort'
          ? Response.json({ code: 200, msg: '', data: order.map((name) => ({ name })) })
          : answered(asked, init);
      };
      const shifts: Shift[] = [];
      Object.assign(window, { setTimeout: patient, fetch: slowly, shifts });

      const name = (node: Node | null) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const section = element?.closest('[data-section]')?.getAttribute('data-section');
        return `${section ?? '-'} <${element?.tagName} ${element?.className}>`;
      };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (!('value' in entry && 'sources' in entry)) continue;
          const sources = entry.sources as { node: Node | null }[];
          shifts.push({
            value: Number(entry.value),
            moved: sources.map(({ node }) => name(node)),
          });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    },
    [visits, GIVES_UP, who] as const,
  );

const readShifts = (page: Page): Promise<Shift[]> =>
  // put there by `prepareVisits`
  page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);

/** Everything near the screen is built, and nothing is under way. */
const settled = async (page: Page) => {
  await page.locator('[data-section][data-state=ready]').first().waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-section]')].every((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      const near = bottom > -innerHeight && top < 2 * innerHeight;
      return !near || section.getAttribute('data-state') === 'ready';
    }),
  );
  await page.waitForLoadState('networkidle');
};

const sumOf = (shifts: Shift[]) => shifts.reduce((sum, { value }) => sum + value, 0);

/** Opens the page in random orders on one phone; gives those orders that shifted too much. */
const tryOrders = async (width: number, seeds: number[]) => {
  const visits = seeds.map((seed) => {
    const random = randomOf(seed);
    return visitOf(random, shuffled(sectionNames, random));
  });
  const page = await openPage(site.browser, { width });
  await prepareVisits(page, visits, token);
  const worst: object[] = [];
  for (const [nth, { order }] of visits.entries()) {
    await page.goto(`${site.server.origin}/drawIndex`);
    await settled(page);
    const shown = await sectionNamesOn(page);
    expect(shown).toEqual(order?.filter((name) => shown.includes(name)));
    const shifts = await readShifts(page);
    if (sumOf(shifts) > MOST) worst.push({ seed: seeds[nth], order, shifts });
  }
  return worst;
};

describe.each([320, 375, 430])('at %i px', (width) => {
  test(`${ORDERS} random orders shift by at most ${MOST} each`, { timeout: 180_000 }, async () => {
    const seeds = Array.from({ length: ORDERS }, (_, round) => SEED + width * 1000 + round);
    const phones = Array.from({ length: AT_ONCE }, (_, phone) =>
      tryOrders(
        width,
        seeds.filter((_seed, nth) => nth % AT_ONCE === phone),
      ),
    );
    expect((await Promise.all(phones)).flat()).toEqual([]);
  });
});

/** Opens a page on a phone of its own; gives its shifts where they are too many. */
const tryPage = async (path: string, seed: number, width: number, who?: string) => {
  const page = await openPage(site.browser, { width });
  await prepareVisits(page, [visitOf(randomOf(seed))], who);
  await page.goto(site.server.origin + path);
  return {
    page,
    shiftsTooMuch: async () => {
      const shifts = await readShifts(page);
      return sumOf(shifts) > MOST ? shifts : [];
    },
  };
};

const classic = ['/newIndex', '/index', '/redIndex', '/foodIndex'];

test.each(classic)(
  `%s shifts by at most ${MOST} at any width, for visitors and members`,
  async (path) => {
    const visit = async (width: number, who?: string) => {
      const { page, shiftsTooMuch } = await tryPage(path, SEED + width, width, who);
      await settled(page);
      expect(await shiftsTooMuch(), `${width} px, ${who ? 'member' : 'visitor'}`).toEqual([]);
      await page.context().close();
    };
    for (const who of [undefined, token])
      await Promise.all([320, 375, 430].map((width) => visit(width, who)));
  },
);

test.each(['/set', '/find', '/orderList', '/myWallet'])(
  `%s, opened first, shifts by at most ${MOST} from its HTML on`,
  async (path) => {
    const { page, shiftsTooMuch } = await tryPage(path, SEED, 375, token);
    await page.locator(`[data-page="${path}"]`).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await shiftsTooMuch()).toEqual([]);
  },
);
