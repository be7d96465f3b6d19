import { beforeAll, describe, expect, test } from 'vitest';
import { homeAddresses } from '#schemas/layout/home-addresses.ts';
import { markOf } from '#src/platform/calls/card-news.ts';
import { watchWords, wordsNow, wordsSeen } from '../harness/shifts/words.ts';
import { onSite } from '../harness/site.ts';
import { buildAll, loginAs, visitHome } from '../harness/visits/home.ts';

const site = onSite();

let holder: string;
let other: string;
beforeAll(async () => {
  [holder, other] = await Promise.all([
    loginAs(site.db, 'demo_vip'),
    loginAs(site.db, 'demo_doctor'),
  ]);
});

/** Who had the phone, what it keeps of their card, whose it is now, and what must not be read on it. */
const phones = [
  ['a holder of a card', () => holder, () => `${markOf(holder)} 1`, /立即开通/],
  ['a holder whose card is not known of', () => holder, () => '', /立即开通/],
  ['a holder after a member without one', () => holder, () => `${markOf(other)} 0`, /立即开通/],
  ['a member without one after a holder', () => other, () => `${markOf(holder)} 1`, /查看权益/],
  ['a session that has ended', () => 'ended', () => `${markOf('ended')} 1`, /查看权益/],
] as const;

describe.each(homeAddresses)('%s', (path) => {
  test.each(phones)('shows nothing of another’s: %s', async (_who, token, card, never) => {
    const page = await visitHome(site, {
      ...{ path, token: token(), drawn: true, fresh: true },
      prepare: async (opened) => {
        await opened.addInitScript((state) => localStorage.setItem('CARD', state), card());
        await watchWords(opened);
      },
    });
    await page.waitForFunction(() => document.querySelector('#root:not([data-first]) main'));
    await page.waitForLoadState('networkidle');
    const seen = await wordsSeen(page);
    expect(seen.length).toBeGreaterThan(20);
    expect(seen.filter((words) => never.test(words))).toEqual([]);
    // whatever was said stands in the end, such as every price
    await buildAll(page);
    const last = await wordsNow(page);
    expect(seen.filter((words) => !last.includes(words))).toEqual([]);
  });
});
