import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, type PageOptions } from '../harness/browser.ts';
import { openHarness } from '../harness/sections/heights.ts';
import { startHarness } from '../harness/sections/start-harness.ts';
import { onSite } from '../harness/site.ts';

/** Home rule 3, in ms. */
const DELAY = 1500;
const LONG = 10 * DELAY;
/** By when a slide that moves stands in its place, in ms. */
const STANDS = 750;
/** More than browsers let idle callbacks wait. */
const MOMENT = 100;

const site = onSite(startHarness);

/** The carousel's sample of six banners, on a page whose clock the test turns; nothing moves yet. */
const openStill = async (options: PageOptions = {}, sample = '常规') => {
  const page = await openPage(site.browser, options);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await openHarness(page, site.server.address({ section: '轮播图', sample }));
  await page.locator('section li img[class*=shown]').first().waitFor();
  return page;
};

/** The same as soon as what moves it has come. */
const open = async (options: PageOptions = {}) => {
  const page = await openStill(options);
  await page.clock.runFor(MOMENT);
  await page.locator('[data-moves=true]').waitFor();
  return page;
};

const indicator = (page: Page) => page.locator('section p').textContent();

/** Lets time pass on the page; what React makes of it is drawn on a clock that nobody turns. */
const pass = async (page: Page, ms: number): Promise<void> => {
  await page.clock.runFor(ms);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      }),
  );
};

/** Which slide stands in the frame, from 1. */
const inFrame = (page: Page) =>
  page.evaluate(() => {
    const frame = document.querySelector('section > div')?.getBoundingClientRect().x ?? 0;
    const slides = [...document.querySelectorAll('section li')];
    return slides.findIndex((li) => Math.abs(li.getBoundingClientRect().x - frame) < 2) + 1;
  });

test('it moves on every 1500 ms and loops', async () => {
  const page = await open();
  const seen = [await indicator(page)];
  await pass(page, DELAY - 1);
  seen.push(await indicator(page));
  await pass(page, 1);
  for (let moves = 0; moves < 6; moves++) {
    seen.push(await indicator(page));
    await pass(page, DELAY);
  }
  expect(seen).toEqual(['1/6', '1/6', '2/6', '3/6', '4/6', '5/6', '6/6', '1/6']);
});

test('once a slide stands, nothing is drawn until the next one moves', async () => {
  const page = await open();
  const frames = await page.evaluateHandle(() => {
    const ask = window.requestAnimationFrame.bind(window);
    const counted = { requests: 0 };
    window.requestAnimationFrame = (run) => {
      counted.requests += 1;
      return ask(run);
    };
    return counted;
  });
  const request = () => frames.evaluate((counted) => counted.requests);
  await pass(page, DELAY);
  await pass(page, STANDS);
  const moving = await request();
  await pass(page, DELAY - STANDS - 1);
  expect([moving > 0, await request(), await inFrame(page)]).toEqual([true, moving, 2]);
});

test('it rests while it is out of view', async () => {
  const page = await open();
  const scrollTo = async (top: number, seen: boolean) => {
    const answer = await page.evaluateHandle(
      ([goal, wanted]) => {
        const row = document.querySelector('[data-moves]');
        if (!row) throw new Error('there is no carousel');
        document.body.style.minBlockSize = '300vh';
        const come = new Promise<void>((resolve) => {
          new IntersectionObserver((entries) => {
            if (entries.at(-1)?.isIntersecting === wanted) resolve();
          }).observe(row);
        });
        window.scrollTo(0, Number(goal));
        return { come };
      },
      [top, seen] as const,
    );
    await answer.evaluate(({ come }) => come);
  };
  await scrollTo(1200, false);
  await pass(page, LONG);
  expect(await indicator(page)).toBe('1/6');
  await scrollTo(0, true);
  await pass(page, DELAY);
  expect(await indicator(page)).toBe('2/6');
});

/** A finger that goes from right to left over the slides; `pace`: ms from event to event, else as they come. */
const swipe = async (page: Page, meanwhile: () => Promise<unknown>, pace?: number) => {
  const touch = await page.context().newCDPSession(page);
  const began = Date.now();
  let events = 0;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: 90 }],
      ...(pace && { timestamp: (began + pace * events++) / 1000 }),
    });
  await send('touchStart', 320);
  for (let x = 300; x >= 100; x -= 20) {
    await send('touchMove', x);
    await meanwhile();
  }
  await send('touchEnd');
};

test('a swipe moves it, opens nothing, and it stays where it was left', async () => {
  const page = await open({ hasTouch: true });
  const address = page.url();
  await swipe(page, () => page.clock.runFor(16));
  await pass(page, LONG);
  expect([await indicator(page), await inFrame(page)]).toEqual(['2/6', 2]);
  expect(page.url()).toBe(address);
});

test('a touch alone stops it for good', async () => {
  const page = await open({ hasTouch: true });
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: 200, y: 90 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await pass(page, LONG);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
  await pass(page, LONG);
  expect(await indicator(page)).toBe('1/6');
});

test('under reduced motion it stands still, also when that is chosen later', async () => {
  const page = await open({ reducedMotion: 'reduce' });
  await pass(page, LONG);
  expect(await indicator(page)).toBe('1/6');
  const choose = async (reducedMotion: 'reduce' | 'no-preference') => {
    const answer = await page.evaluateHandle(() => ({
      change: new Promise<void>((resolve) => {
        const preference = matchMedia('(prefers-reduced-motion: reduce)');
        preference.addEventListener('change', () => resolve(), { once: true });
      }),
    }));
    await page.emulateMedia({ reducedMotion });
    await answer.evaluate(({ change }) => change);
  };
  await choose('no-preference');
  await pass(page, DELAY);
  expect(await indicator(page)).toBe('2/6');
  await choose('reduce');
  await pass(page, LONG);
  expect(await indicator(page)).toBe('2/6');
});

test('it rests while the page is hidden', async () => {
  const page = await open();
  const become = (state: string) =>
    page.evaluate((visibilityState) => {
      Object.defineProperty(document, 'visibilityState', {
        value: visibilityState,
        configurable: true,
      });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await become('hidden');
  await pass(page, LONG);
  expect(await indicator(page)).toBe('1/6');
  await become('visible');
  await pass(page, DELAY);
  expect(await indicator(page)).toBe('2/6');
});

test('the keyboard reaches every slide that leads somewhere, and stops it', async () => {
  const page = await open();
  const seen: (string | null)[] = [];
  for (let presses = 0; presses < 5; presses++) {
    await page.keyboard.press('Tab');
    await pass(page, LONG);
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    seen.push(`${await inFrame(page)} ${focused}`);
  }
  expect(seen).toEqual([
    '1 继续教育学习季',
    '2 名医直播周',
    '3 心电图判读训练营',
    '4 学习会员年卡',
    '5 中医经典研读',
  ]);
});

/** Swipes the row as long as it scrolls natively, and waits until it rests. */
const swipeScrolled = async (page: Page, pace?: number) => {
  const rest = await page.locator('section [data-moves]').evaluateHandle((row) => ({
    come: new Promise<void>((resolve) => {
      row.addEventListener('scrollend', () => resolve(), { once: true });
    }),
  }));
  await swipe(page, () => Promise.resolve(), pace);
  await rest.evaluate(({ come }) => come);
};

test('who swipes before that has come has a row that stays a row', async () => {
  const page = await openStill({ hasTouch: true });
  await swipeScrolled(page);
  expect(await inFrame(page)).toBe(2);
  await pass(page, LONG);
  expect([await indicator(page), await inFrame(page)]).toEqual(['2/6', 2]);
  expect(await page.locator('[data-moves=true]').count()).toBe(0);
});

test('a quick swipe in that row moves it by one slide as well', async () => {
  const page = await openStill({ hasTouch: true });
  await swipeScrolled(page, 5);
  expect(await inFrame(page)).toBe(2);
  await expect.poll(() => indicator(page)).toBe('2/6');
});

test('what moves it is asked for after the first slide has been shown', async () => {
  const page = await openPage(site.browser);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  let show = () => undefined as unknown;
  await page.route('**/banner-1.svg*', (route) => {
    show = () => route.continue();
  });
  await openHarness(page, site.server.address({ section: '轮播图' }));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const before = requests.length;
  const next = page.waitForRequest(/\.js$/);
  show();
  expect(requests.slice(0, before)).not.toContain((await next).url());
  await page.locator('[data-moves=true]').waitFor();
});

test('where that cannot be had, every slide is in reach all the same', async () => {
  const page = await openPage(site.browser, {
    hasTouch: true,
    expected: [/Failed to load resource/],
  });
  await page.route('**/banner-1.svg*', async (route) => {
    await page.route('**/*.js', (script) => script.abort());
    await route.continue();
  });
  const failed = page.waitForEvent('requestfailed');
  await openHarness(page, site.server.address({ section: '轮播图' }));
  await failed;
  await swipeScrolled(page);
  expect(await inFrame(page)).toBe(2);
});

test('a single banner does not move', async () => {
  const page = await openStill({}, '一条');
  await page.mouse.move(300, 90);
  await page.mouse.down();
  await page.mouse.move(100, 90, { steps: 5 });
  await pass(page, LONG);
  expect(await inFrame(page)).toBe(1);
  expect(await page.locator('section p').count()).toBe(0);
});
