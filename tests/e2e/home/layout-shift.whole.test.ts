import { beforeAll, describe, expect, test } from 'vitest';
import { sectionNames } from '#schemas/layout/home-sections.ts';
import { timeoutFactor, triesOf } from '../../harness/times.ts';
import { openPage } from '../harness/browser.ts';
import {
  prepareVisits,
  randomOf,
  readShifts,
  settled,
  shuffled,
  sumOf,
  visitOf,
} from '../harness/shifts/random-visits.ts';
import { onSite } from '../harness/site.ts';
import { loginAs, sectionNamesOn } from '../harness/visits/home.ts';

const SEED = Number(process.env.LAYOUT_SEED ?? 20_240_601);
const ORDERS = triesOf(8);
const MOST = 0.02;
const AT_ONCE = 4;

const site = onSite();
let token: string;

beforeAll(async () => {
  token = await loginAs(site.db, 'demo_vip');
});

/** Opens the page in random orders on one phone; gives those orders that shifted too much. */
const tryOrders = async (width: number, seeds: number[]) => {
  const visits = seeds.map((seed) => {
    const random = randomOf(seed);
    return visitOf(random, shuffled(sectionNames, random));
  });
  const page = await openPage(site.browser, { fresh: true, width });
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
  test(`${ORDERS} random orders shift by at most ${MOST} each`, {
    timeout: 180_000 * timeoutFactor,
  }, async () => {
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
  const page = await openPage(site.browser, { fresh: true, width });
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
