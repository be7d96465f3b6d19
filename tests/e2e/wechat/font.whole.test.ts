import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { called, installMessenger, strict, tapMenu, userAgents } from '../harness/messenger.ts';
import { onSite } from '../harness/site.ts';
import { loginAs, soon } from '../harness/visits/home.ts';
import { startWechatHarness } from '../harness/wechat/start-wechat-harness.ts';

const site = onSite(startWechatHarness);

const sizeOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

const visit = async (kind: keyof typeof userAgents, path = '/news', token = '') => {
  const page = await openPage(site.browser, { userAgent: userAgents[kind] });
  if (token) await page.addInitScript((value) => localStorage.setItem('TOKEN', value), token);
  const calls = await installMessenger(page, strict[kind], {
    setFontSizeCallback: { errMsg: 'setFontSizeCallback:ok' },
  });
  await page.goto(site.server.origin + path);
  await expect.poll(() => called(calls, 'updateAppMessageShareData').length, soon).toBe(1);
  return { page, calls };
};

test('text grows with the messenger’s setting and the layout stays', async () => {
  const { page, calls } = await visit('android');
  const usual = await sizeOf(page, 'body');
  await tapMenu(page, 'menu:setfont', { fontScale: 130 });
  expect(await sizeOf(page, 'body')).toBeCloseTo(usual * 1.3, 1);
  expect(await sizeOf(page, 'html')).toBeCloseTo(37.5, 1);
  await tapMenu(page, 'menu:setfont', { fontScale: '300' });
  expect(await sizeOf(page, 'body')).toBeCloseTo(usual * 1.4, 1);
  await tapMenu(page, 'menu:setfont', { fontSize: '2' });
  expect(await sizeOf(page, 'body')).toBeCloseTo(usual, 1);
  const noticeOf = () => called(calls, 'setFontSizeCallback').map(({ fontSize }) => fontSize);
  await expect.poll(noticeOf, soon).toHaveLength(4);
  expect(new Set(noticeOf())).toEqual(new Set(['2']));
});

// each kind of page brings its sheets in an order of its own
test.each(['/drawIndex', '/my', '/set', '/case/1'])('a member’s text grows on %s', async (path) => {
  const token = await loginAs(site.db, 'demo_plain');
  const { page } = await visit('android', path, token);
  const usual = await sizeOf(page, 'body');
  await tapMenu(page, 'menu:setfont', { fontScale: 130 });
  expect(await sizeOf(page, 'body')).toBeCloseTo(usual * 1.3, 1);
});

test('text grows whichever sheet comes last', async () => {
  const { page } = await visit('android', '/my', await loginAs(site.db, 'demo_plain'));
  const usual = await sizeOf(page, 'body');
  await tapMenu(page, 'menu:setfont', { fontScale: 130 });
  const rules = await page.evaluate(() => {
    const texts = [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].map(({ cssText }) => cssText),
    );
    const plain = texts.filter((text) => /--type-body:(?!.*--font-scale)/s.test(text));
    const last = new CSSStyleSheet();
    last.replaceSync(plain.join('\n'));
    document.adoptedStyleSheets = [last];
    return plain.length;
  });
  expect(rules).toBeGreaterThan(0);
  expect(await sizeOf(page, 'body')).toBeCloseTo(usual * 1.3, 1);
});

test('on iOS the setting in the body’s style is taken over', async () => {
  const { page, calls } = await visit('ios');
  const usual = await sizeOf(page, 'body');
  await page.evaluate(() => {
    document.body.style.setProperty('-webkit-text-size-adjust', '120%');
  });
  await expect.poll(() => sizeOf(page, 'body'), soon).toBeCloseTo(usual * 1.2, 1);
  const adjusted = await page.evaluate(() =>
    getComputedStyle(document.body).getPropertyValue('text-size-adjust'),
  );
  expect(adjusted).toBe('100%');
  expect(called(calls, 'setFontSizeCallback')).toEqual([]);
});

test('where the messenger enlarges everything by itself, the layout’s unit is brought back', async () => {
  const { page } = await visit('android');
  // all sizes times 1.25, as the messenger's own enlargement computes them
  await page.evaluate(() => {
    const computed = getComputedStyle;
    window.getComputedStyle = (element, pseudo) => {
      const style = computed(element, pseudo);
      const zoomed = `${Number.parseFloat(style.fontSize) * 1.25}px`;
      return new Proxy(style, {
        get: (target, name) => (name === 'fontSize' ? zoomed : Reflect.get(target, name)),
      });
    };
    dispatchEvent(new Event('resize'));
  });
  const root = await page.evaluate(() => document.documentElement.style.fontSize);
  expect(Number.parseFloat(root)).toBeCloseTo(30, 1);
});

test.each([
  [320, 32],
  [375, 37.5],
  [750, 75],
  [1200, 75],
])(
  'at a width of %i the root font size is %f: a tenth, with the width capped at 750',
  async (width, size) => {
    const page = await openPage(site.browser, { width });
    await page.goto(`${site.server.origin}/news`);
    expect(await sizeOf(page, 'html')).toBeCloseTo(size, 2);
  },
);
