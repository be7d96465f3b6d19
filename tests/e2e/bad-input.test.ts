import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../schemas/api/diagnostics.ts';
import { homeSections, type SectionRow, sectionNames } from '../../schemas/home-sections.ts';
import { type Answer, startUpstream } from '../server/upstream.ts';
import { habits } from '../server/upstream-answers.ts';
import { buildAll, sectionNamesOn, soon, visitHome } from './home-visit.ts';
import { type RunningServer, startServer } from './server.ts';
import { kept, onSite } from './site.ts';

const FEATURED = '/v4/index/featuredList';
const BANNERS = '/v1/index/banner';
const ORDER = '/v1/index/sort';
const CONFIG = '/vb/Index/getIndexSystem';
const REPORT = '/v1/diagnostics/report';
/** In ms: long enough for every other call of a busy machine. */
const HASTE = 2500;
/** A failed call is a line in the browser's console, whatever the page makes of it. */
const failedCalls = [/Failed to load resource/];

const upstream = kept(startUpstream);
const site = onSite(() => startServer({ apiOrigin: upstream().origin }));
/** Gives silent calls up soon, for the tests that wait for that. */
const hasty = kept(() => startServer({ apiOrigin: upstream().origin, timeLimit: HASTE }));

afterEach(() => {
  upstream().reset();
  upstream().calls.length = 0;
});

const forVisitors = Object.values(habits[ORDER] as { name: keyof typeof homeSections }[])
  .map(({ name }) => name)
  .filter((name) => {
    const row: SectionRow = homeSections[name];
    return row.audience !== 'members';
  });

const without = (...names: string[]) => forVisitors.filter((name) => !names.includes(name));

const serverFor = (answer: Answer) => (answer === 'hang' ? hasty() : site.server);

/** Opens the page as a visitor in front of the back end and builds all of it. */
const open = async (options: { expected?: RegExp[]; at?: RunningServer } = {}): Promise<Page> => {
  const { at = site.server, ...rest } = options;
  const page = await visitHome({ browser: site.browser, server: at }, rest);
  await buildAll(page);
  return page;
};

const received = (): Diagnostic[] =>
  upstream()
    .calls.filter(({ path }) => path === REPORT)
    .flatMap(({ body }): Diagnostic[] => JSON.parse(body).entries);

const briefly = ({ section, fault, path, shown }: Diagnostic) =>
  [section, fault, path, shown].filter(Boolean).join(' ');

/** What the page has told the back end, once it has been asked to tell everything. */
const expectReports = async (page: Page, expected: string[]) => {
  const tellNow = () => page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await tellNow();
  await expect.poll(() => received().map(briefly).toSorted(), soon).toEqual(expected.toSorted());
  await tellNow();
  // a call of the page's own: what it told before has arrived by then
  await page.evaluate(() => fetch('/v1/index/logo', { method: 'POST' }));
  expect(received().map(briefly).toSorted()).toEqual(expected.toSorted());
};

/** Nothing on the screen that only programmers understand, and never nothing at all. */
const expectSoundPage = async (page: Page) => {
  const text = await page.locator('#root').innerText();
  expect(text.trim().length).toBeGreaterThan(10);
  expect(text).not.toMatch(/undefined|null|NaN|\[object|function/);
  const addresses = await page
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.filter((address) => !/^(\/(?![/\\])|https?:)/.test(address))).toEqual([]);
};

test('a back end with the habits of its kind shows every section and gives no diagnostic', async () => {
  const page = await open();
  expect(await sectionNamesOn(page)).toEqual(forVisitors);
  await expectSoundPage(page);
  await expectReports(page, []);
});

describe('one call that fails hides its own section alone', () => {
  test.each<[Answer & string, string]>([
    ['html', '"not-json"'],
    ['empty', '"not-json"'],
    ['error', '"code 500"'],
    ['missing', '"code 404"'],
    ['hang', '"code 504"'],
    ['reset', '"code 502"'],
    ['half', '"network"'],
  ])('%s', async (answer, came) => {
    upstream().set(FEATURED, answer);
    upstream().set(BANNERS, answer);
    const page = await open({ expected: failedCalls, at: serverFor(answer) });
    expect(await sectionNamesOn(page)).toEqual(without('优质内容', '轮播图'));
    await expectSoundPage(page);
    await expectReports(page, ['优质内容 call-failed hidden', '轮播图 call-failed hidden']);
    expect(received().map((entry) => entry.came)).toEqual([came, came]);
  });

  test.each<[string, unknown]>([
    ['text', '系统维护中'],
    ['a number', 7],
    ['true', true],
    ['a list of text', ['一', '二']],
    ['a list of nothing', [null, null]],
    ['an object for a list', { new_array: { 0: { id: 1 } } }],
  ])('%s for a payload', async (_, data) => {
    upstream().set(FEATURED, { data });
    const page = await open();
    expect(await sectionNamesOn(page)).toEqual(without('优质内容'));
    await expectSoundPage(page);
    await expect
      .poll(async () => {
        await page.evaluate(() => dispatchEvent(new Event('pagehide')));
        return received().map(({ section, fault, shown }) => [section, fault, shown]);
      }, soon)
      .toEqual([['优质内容', 'payload-misfit', 'hidden']]);
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['[] for an object', []],
    ['an object without its list', {}],
    ['an empty list', { new_array: [], page_num: 0 }],
  ])('%s is an empty list: no section, no fault', async (_, data) => {
    upstream().set(FEATURED, { data });
    const page = await open();
    expect(await sectionNamesOn(page)).toEqual(without('优质内容'));
    await expectReports(page, []);
  });
});

const course = (id: number, rest: object = {}) => ({
  id,
  type: 4,
  title: `课程 ${id}`,
  thumb: null,
  price: '9.9',
  virtual_stock: '12',
  teacher_name: null,
  ...rest,
});

const featured = (page: Page) => page.locator('[data-section=优质内容]');

describe('what fits is shown', () => {
  test('items that do not fit are left out, each told once', async () => {
    upstream().set(FEATURED, {
      data: {
        new_array: [
          course(1),
          null,
          course(2),
          { id: 3 },
          course(4, { price: {} }),
          'x',
          course(5),
        ],
        page_num: '1',
      },
    });
    const page = await open();
    expect(await sectionNamesOn(page)).toEqual(forVisitors);
    const rows = await featured(page).locator('li').allInnerTexts();
    expect(rows.map((row) => row.match(/课程 \d/)?.[0])).toEqual(['课程 1', '课程 2', '课程 5']);
    await expectSoundPage(page);
    await expectReports(page, [
      '优质内容 item-left-out items.1.id rest',
      '优质内容 item-left-out items.3.type rest',
      '优质内容 item-left-out items.4.price rest',
      '优质内容 item-left-out items.5 rest',
    ]);
  });

  test('a list of 5,000 items', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) => course(index + 1));
    upstream().set(FEATURED, { data: { new_array: rows, page_num: '500' } });
    const page = await open();
    expect(await sectionNamesOn(page)).toEqual(forVisitors);
    expect(await featured(page).locator('li').count()).toBe(40);
    await expectReports(page, []);
  });

  test('strings of 2 MB', async () => {
    const long = '长'.repeat(700_000);
    const item = course(1, { title: long, teacher_name: long, thumb: `/${long}` });
    upstream().set(FEATURED, { data: { new_array: [item, course(2)], page_num: long } });
    upstream().set(CONFIG, {
      data: { ...(habits[CONFIG] as object), information_module_title: long },
    });
    const page = await open();
    expect(await sectionNamesOn(page)).toEqual(forVisitors);
    expect(await featured(page).locator('li').count()).toBe(2);
    expect((await page.locator('#root').innerText()).length).toBeLessThan(20_000);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(375);
    await expectReports(page, []);
  });

  test('hostile links are no links', async () => {
    const hostile = [
      'javascript:alert(1)',
      ' JaVaScRiPt:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'vbscript:x',
      '//evil.example/',
      '/\\evil.example',
      'https://user@evil.example/',
      'weixin://dl/business',
    ];
    upstream().set(BANNERS, {
      data: hostile.map((link_url) => ({ thumb: null, link_url, title_name: link_url })),
    });
    upstream().set('/v1/index/nav', {
      data: hostile.map((icon_link, index) => ({
        id: index + 1,
        icon_name: `图标 ${index + 1}`,
        icon_thumb: 'javascript:alert(1)',
        icon_link,
        jion: index % 2,
      })),
    });
    const page = await open();
    expect(await sectionNamesOn(page)).toEqual(forVisitors);
    await expectSoundPage(page);
    expect(await page.locator('[data-section=轮播图] a').count()).toBe(0);
    expect(await page.locator('[data-section=导航栏] a[href]').count()).toBe(0);
    expect(await page.locator('[data-section=导航栏]').getByText('图标 9').count()).toBe(1);
    await expectReports(page, []);
  });

  test('markup in titles is text', async () => {
    const title = '<img src=x onerror="document.title=\'taken\'"><b>粗</b>&amp;<script>1</script>';
    upstream().set(FEATURED, { data: { new_array: [course(1, { title })], page_num: 1 } });
    upstream().set(CONFIG, {
      data: { ...(habits[CONFIG] as object), content_module_title: title },
    });
    const page = await open();
    expect(await featured(page).getByRole('heading').innerText()).toBe(title);
    expect(await featured(page).locator('li').innerText()).toContain(title);
    expect(await featured(page).locator('b, script, [onerror]').count()).toBe(0);
    expect(await page.title()).not.toBe('taken');
  });
});

describe('order and config', () => {
  test('unknown, repeated, padded and full-width names and no names at all', async () => {
    const order = [
      '　资讯列表 ',
      '猜你喜欢',
      '资讯',
      'ＢＡＮＮＥＲ',
      'ｂａｎｎｅｒ',
      '搜索框',
      '搜索框',
    ];
    upstream().set(ORDER, { data: [...order.map((name) => ({ name })), { name: null }, 7, null] });
    const page = await open();
    expect(await sectionNamesOn(page)).toEqual(['资讯列表', '轮播图', '搜索框']);
    await expectReports(page, [
      '猜你喜欢 unknown-section 1 hidden',
      '资讯列表 repeated-section 2 hidden',
      'BANNER unknown-section 3 hidden',
      '搜索框 repeated-section 6 hidden',
      '首页 item-left-out 7.name rest',
      '首页 item-left-out 8 rest',
      '首页 item-left-out 9.name rest',
    ]);
  });

  test.each<[string, Answer, string[]]>([
    ['no order', 'error', ['首页 call-failed hidden']],
    ['an order that is no list', { data: '搜索框' }, ['首页 payload-misfit hidden']],
  ])('%s falls back to the catalogue’s own', async (_, answer, reports) => {
    upstream().set(ORDER, answer);
    const page = await open({ expected: failedCalls });
    const open18 = sectionNames.filter((name) => forVisitors.includes(name));
    expect(await sectionNamesOn(page)).toEqual(open18);
    await expectReports(page, reports);
  });

  test.each<[string, Answer, string[]]>([
    ['all flags closed', { data: [] }, []],
    ['no config at all', 'error', ['首页 call-failed hidden']],
    ['a config that is text', { data: '无' }, ['首页 payload-misfit hidden']],
  ])('%s leaves what needs no flag', async (_, answer, reports) => {
    upstream().set(CONFIG, answer);
    const page = await open({ expected: failedCalls });
    expect(await sectionNamesOn(page)).toEqual(['轮播图', '导航栏']);
    await expectReports(page, reports);
  });

  test('an answer that does not fit is not kept by the cache', async () => {
    upstream().set(BANNERS, { data: '维护中' });
    upstream().set(ORDER, { data: null });
    const page = await open();
    expect(await sectionNamesOn(page)).not.toContain('轮播图');
    upstream().reset();
    await page.reload();
    await buildAll(page);
    expect(await sectionNamesOn(page)).toEqual(forVisitors);
  });

  test('the last good payload stands in on the next visit', async () => {
    const page = await open({ expected: failedCalls });
    upstream().set(FEATURED, 'error');
    upstream().set(CONFIG, 'html');
    upstream().set('/v7/article/index', { data: '维护中' });
    await page.reload();
    await buildAll(page);
    expect(await sectionNamesOn(page)).toEqual(forVisitors);
    await expectReports(page, [
      '优质内容 call-failed last-good',
      '会员卡提示 call-failed last-good',
      '资讯列表 payload-misfit last-good',
      '首页 call-failed last-good',
    ]);
  });
});

describe('nothing can be shown', () => {
  const everything: Answer[] = ['error', 'html', 'empty', 'hang', 'reset', { data: null }];

  test.each(everything)(
    'everything answers %j: an error screen whose retry works',
    async (answer) => {
      for (const path of Object.keys(habits)) upstream().set(path, answer);
      const page = await visitHome(
        { browser: site.browser, server: serverFor(answer) },
        { expected: failedCalls },
      );
      const screen = page.getByRole('alert');
      await screen.getByText('首页内容暂时没有加载出来').waitFor();
      expect(await sectionNamesOn(page)).toEqual([]);
      await expectSoundPage(page);
      await screen.getByRole('button', { name: '重新加载' }).click();
      await screen.getByText('首页内容暂时没有加载出来').waitFor();
      upstream().reset();
      await screen.getByRole('button', { name: '重新加载' }).click();
      await buildAll(page);
      expect(await sectionNamesOn(page)).toEqual(forVisitors);
      expect(await page.getByRole('alert').count()).toBe(0);
    },
  );

  test('a back end that is gone altogether', async () => {
    const gone = await startServer({ apiOrigin: 'http://127.0.0.1:9' });
    const page = await visitHome(
      { browser: site.browser, server: gone },
      { expected: failedCalls },
    );
    await page.getByRole('alert').getByRole('button', { name: '重新加载' }).waitFor();
    await expectSoundPage(page);
    await gone.close();
  });
});
