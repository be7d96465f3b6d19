import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { openLateLine } from '../harness/late-line.ts';
import { startServer } from '../harness/server.ts';
import { watchWords, wordsSeen } from '../harness/shifts/words.ts';
import { onSite, shared } from '../harness/site.ts';
import { loginAs } from '../harness/visits/home.ts';

/** Longer than a call of the phone may take, and shorter than one that is forwarded. */
const DELAY = 10_000;
const MOST_SHIFT = 0.02;

const site = onSite();
const backEnd = shared(() => openLateLine(() => site.server.origin, DELAY));
const front = shared(() => startServer({ apiOrigin: backEnd().origin }));
const line = shared(() => openLateLine(() => site.server.origin, DELAY));

declare global {
  interface Window {
    /** What stood in turn, from the first that did: `blank`, `skeleton`, `message` or `page`. */
    standing: string[];
    /** When each of them first did, in ms. */
    firstAt: Record<string, number>;
    moved: number;
  }
}

/** Runs in the page before its own code: notes what stands in each frame, and how much moves without a touch. */
const watchFrames = () => {
  window.standing = [];
  window.firstAt = {};
  window.moved = 0;
  const isSeen = (selector: string) =>
    [...document.querySelectorAll(`#root ${selector}`)].some((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && element.checkVisibility();
    });
  const now = () => {
    if (isSeen('[role=alert] button')) return 'message';
    if (isSeen(':is(.boot, .boot-page, [role=status][aria-busy=true])')) return 'skeleton';
    return isSeen('*') ? 'page' : 'blank';
  };
  const look = () => {
    const what = now();
    const before = window.standing.at(-1);
    window.firstAt[what] ??= performance.now();
    if ((before || what !== 'blank') && before !== what) window.standing.push(what);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // the DOM's types know no entries of layout shifts
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) window.moved += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

type Visit = { origin: string; path: string; token?: string | undefined };

const open = async ({ origin, path, token }: Visit) => {
  const page = await openPage(site.browser);
  await page.addInitScript(watchFrames);
  await watchWords(page);
  if (token) await page.addInitScript((value) => localStorage.setItem('TOKEN', value), token);
  await page.goto(origin + path);
  return page;
};

/** What holds of each page: its HTML waits for no answer, nothing is blank, and no call is under way for ever. */
const settled = async (page: Page) => {
  await page.waitForFunction(() => document.querySelector('[role=progressbar]') === null);
  const { standing, firstAt, moved, answered } = await page.evaluate(() => ({
    standing: window.standing,
    firstAt: window.firstAt,
    moved: window.moved,
    answered: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/v\d/.test(new URL(name).pathname))
      .map((entry) => entry.toJSON().responseEnd),
  }));
  expect(standing).not.toContain('blank');
  // before anything is answered
  const stoodAt = Math.min(
    firstAt.skeleton ?? Number.POSITIVE_INFINITY,
    firstAt.page ?? Number.POSITIVE_INFINITY,
  );
  expect(stoodAt).toBeLessThan(Math.min(...answered));
  const words = (await wordsSeen(page)).join(' ');
  for (const wrong of ['现在没有向你展示', '这里暂时没有内容', '页面不存在', 'undefined', 'NaN'])
    expect(words).not.toContain(wrong);
  return { standing, moved, words, saidAt: firstAt.message ?? 0, endedAt: Math.min(...answered) };
};

const retryOn = (page: Page) => page.getByRole('button', { name: '重新加载' });

/** A home of which nothing is answered in time. */
const failingHome = async (path: string, token?: string) => {
  const page = await open({ origin: front().origin, path, token });
  if (path === '/newIndex') {
    // the row stands before anything is answered, and what is pressed in it is answered at once
    await page.getByRole('tab', { name: '热门' }).click();
    await page.locator('[role=tab][aria-selected=true]', { hasText: '热门' }).waitFor();
    expect(await page.evaluate(() => window.standing)).not.toContain('message');
  }
  await retryOn(page).waitFor();
  const { standing, saidAt, endedAt } = await settled(page);
  // not only once all calls have run out of time
  if (path === '/drawIndex') expect(saidAt).toBeLessThan(endedAt);
  // what has been said is not taken back
  expect(standing.filter((what) => what === 'message')).toHaveLength(1);
  expect(standing.at(-1)).toBe('message');
  return page;
};

test('behind a back end that answers after 10 s each page stands at once, and ends as content or with a retry', async () => {
  const token = await loginAs(site.db, 'demo_plain');
  const ofFront = (path: string, own?: string) =>
    open({ origin: front().origin, path, token: own });
  const ofLine = (path: string, own?: string) => open({ origin: line().origin, path, token: own });

  // the phone's limit and the answer come at one time, so that either may be first
  const course = async () => {
    const page = await ofFront('/courseDetail/1', token);
    const title = page.getByRole('heading', { name: '冠心病规范化诊疗' });
    await title.or(retryOn(page)).first().waitFor();
    expect((await settled(page)).moved).toBeLessThan(MOST_SHIFT);
  };
  const orders = async () => {
    const page = await ofFront('/orderList', token);
    const tab = page.getByRole('tab', { name: '待付款' });
    await tab.click();
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
    expect(await page.evaluate(() => window.standing)).not.toContain('message');
    await retryOn(page).or(page.getByText('没有待付款')).first().waitFor();
    expect((await settled(page)).moved).toBeLessThan(MOST_SHIFT);
  };
  const own = async (opened: ReturnType<typeof open>) => {
    const page = await opened;
    await page.getByText('林晓').or(retryOn(page)).first().waitFor();
    expect((await settled(page)).moved).toBeLessThan(MOST_SHIFT);
  };
  const login = async () => {
    const page = await ofFront('/courseDetail/1');
    const tick = page.getByRole('checkbox');
    await tick.check();
    await page.getByText('登录后回到刚才打开的页面').waitFor();
    const { moved, words } = await settled(page);
    expect(moved).toBeLessThan(MOST_SHIFT);
    expect(words).toContain('手机号登录');
    expect(await tick.isChecked()).toBe(true);
  };
  const heldHome = async (opened: ReturnType<typeof open>) => {
    const page = await opened;
    await page.locator('[data-section=优质内容][data-state=ready]').waitFor();
    const { standing, moved } = await settled(page);
    expect(standing).not.toContain('message');
    expect(moved).toBeLessThan(MOST_SHIFT);
  };

  const [ordered] = await Promise.all([
    failingHome('/drawIndex'),
    failingHome('/drawIndex', token),
    failingHome('/newIndex'),
    failingHome('/newIndex', token),
    course(),
    orders(),
    own(ofFront('/my', token)),
    login(),
    heldHome(ofLine('/drawIndex')),
    heldHome(ofLine('/drawIndex', token)),
    own(ofLine('/my', token)),
  ]);

  backEnd().state.delay = 0;
  await retryOn(ordered).click();
  await ordered.locator('[data-section=优质内容][data-state=ready]').waitFor();
});
