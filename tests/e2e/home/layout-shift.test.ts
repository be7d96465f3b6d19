import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { sectionNames } from '../../../schemas/home-sections.ts';
import { onSite } from '../harness/site.ts';
import { loginAs, visitHome } from '../harness/visits/home.ts';

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

/** Notes every shift of the page's life, with the elements that moved. The page never gives up waiting. */
const watchShifts = (page: Page) =>
  page.addInitScript((givesUp) => {
    const later = window.setTimeout.bind(window);
    const patient = (run: TimerHandler, ms = 0, ...rest: unknown[]) =>
      ms < givesUp ? later(run, ms, ...rest) : 0;
    Object.assign(window, { setTimeout: patient });
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
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
  }, GIVES_UP);

const readShifts = (page: Page): Promise<Shift[]> =>
  // put there by `watchShifts`
  page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);

/** Lets every call wait a little; answers the order itself where there is one. */
const serveSlowly = async (page: Page, random: () => number, order?: readonly string[]) => {
  await page.route(/\/vb?\d*\/\w+/, async (route) => {
    const delay = random() * SLOWEST;
    await new Promise((resolve) => setTimeout(resolve, delay));
    if (!order || !route.request().url().endsWith('/v1/index/sort')) return route.continue();
    return route.fulfill({ json: { code: 200, msg: '', data: order.map((name) => ({ name })) } });
  });
};

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

/** Opens the page in a random order; gives that order and what shifted. */
const tryOrder = async (width: number, seed: number) => {
  const random = randomOf(seed);
  const order = shuffled(sectionNames, random);
  const page = await visitHome(site, {
    width,
    token,
    prepare: async (opened) => {
      await watchShifts(opened);
      await serveSlowly(opened, random, order);
    },
  });
  await settled(page);
  const shifts = await readShifts(page);
  await page.context().close();
  return { seed, order, total: shifts.reduce((sum, { value }) => sum + value, 0), shifts };
};

describe.each([320, 375, 430])('at %i px', (width) => {
  test(`${ORDERS} random orders shift by at most ${MOST} each`, { timeout: 180_000 }, async () => {
    const seeds = Array.from({ length: ORDERS }, (_, round) => SEED + width * 1000 + round);
    const worst: Awaited<ReturnType<typeof tryOrder>>[] = [];
    for (let from = 0; from < ORDERS; from += AT_ONCE) {
      const tried = seeds.slice(from, from + AT_ONCE).map((seed) => tryOrder(width, seed));
      worst.push(...(await Promise.all(tried)).filter(({ total }) => total > MOST));
    }
    expect(worst).toEqual([]);
  });
});

const classic = ['/newIndex', '/index', '/redIndex', '/foodIndex'];

test.each(classic)(
  `%s shifts by at most ${MOST} at any width, for visitors and members`,
  async (path) => {
    const visit = async (width: number, who?: string) => {
      const page = await visitHome(site, {
        path,
        width,
        token: who,
        prepare: async (opened) => {
          await watchShifts(opened);
          await serveSlowly(opened, randomOf(SEED + width));
        },
      });
      await settled(page);
      const shifts = await readShifts(page);
      await page.context().close();
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(total <= MOST ? [] : shifts, `${width} px, ${who ? 'member' : 'visitor'}`).toEqual([]);
    };
    for (const who of [undefined, token])
      await Promise.all([320, 375, 430].map((width) => visit(width, who)));
  },
);

test.each(['/set', '/find', '/orderList', '/myWallet'])(
  `%s, opened first, shifts by at most ${MOST} from its HTML on`,
  async (path) => {
    const page = await visitHome(site, {
      path,
      token,
      prepare: async (opened) => {
        await watchShifts(opened);
        await serveSlowly(opened, randomOf(SEED));
      },
    });
    await page.locator(`[data-page="${path}"]`).waitFor();
    await page.waitForLoadState('networkidle');
    const shifts = await readShifts(page);
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total <= MOST ? [] : shifts).toEqual([]);
  },
);
