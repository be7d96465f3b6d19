import { expect, test } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { startPieces } from '../harness/shifts/in-pieces.ts';
import {
  prepareVisits,
  randomOf,
  readShifts,
  settled,
  sumOf,
  visitOf,
} from '../harness/shifts/random-visits.ts';
import { onSite, shared } from '../harness/site.ts';
import { loginAs } from '../harness/visits/home.ts';

const site = onSite();
const pieces = shared(() => startPieces(() => site.server.origin));

/** As styles name what is held at the foot of the screen. */
const AT_FOOT = / _(?:floats|float|prompt|bar|tab)_/;
/** A line of a section may still be drawn anew where a piece ends in the middle of it. */
const MOST = 0.02;

/** In the floating parts, between them, in the bar at the foot, after its first tab. */
const cuts = [
  '<aside class="',
  '领取优惠券</span>',
  '</main>',
  'aria-label="底部导航">',
  '分类</a>',
];

test.each(['visitor', 'member'])('a page that comes in pieces moves nothing: %s', async (who) => {
  const token = who === 'member' ? await loginAs(site.db, 'demo_vip') : undefined;
  const page = await openPage(site.browser, { fresh: true, width: 430 });
  await prepareVisits(
    page,
    cuts.map((_cut, nth) => visitOf(randomOf(nth))),
    token,
  );
  const { origin, cutAfter, sendRest } = pieces();
  for (const cut of cuts) {
    cutAfter(cut);
    await page.goto(`${origin}/drawIndex`, { waitUntil: 'commit' });
    await page.locator('[data-section][data-state=ready]').first().waitFor();
    // what has come so far is painted
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    sendRest();
    await page.waitForFunction(() => document.querySelector('#root:not([data-first])'));
    await settled(page);
    const shifts = await readShifts(page);
    const atFoot = shifts.filter(({ moved }) => moved.some((each) => AT_FOOT.test(each)));
    expect(atFoot, cut).toEqual([]);
    expect(sumOf(shifts), cut).toBeLessThanOrEqual(MOST);
    for (const foot of ['a[href="/yhj"]', 'nav[aria-label=底部导航]'])
      expect(await page.locator(foot).isVisible(), `${cut}: ${foot}`).toBe(true);
  }
});
