import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { setRelation } from '#schemas/relation/endpoints.ts';
import { topAtRest, untilAnswered } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import {
  loginAs,
  recordCalls,
  soon,
  type VisitOptions,
  visitHome,
} from '../harness/visits/home.ts';

const site = onSite();
let token: string;

beforeAll(async () => {
  token = await loginAs(site.db, 'demo_vip');
});

const visit = (path: string, options: VisitOptions = {}) =>
  visitHome(site, { ...options, path, token });

const isAt = (page: Page, path: string) => page.waitForURL(site.server.origin + path);

const tap = (page: Page, role: 'link' | 'button' | 'tab', name: string | RegExp) =>
  page
    .getByRole(role, { name, exact: typeof name === 'string' })
    .first()
    .click();

const keyword = '高血压';
const resultsOf = (word: string) => `/index_search/${encodeURIComponent(word)}`;

describe('searching', () => {
  test('goes from the home page over suggestions to results, and is remembered until cleared', async () => {
    const page = await visit('/drawIndex');
    await page.locator('a[href="/searchHistory"]').first().click();
    await isAt(page, '/searchHistory');
    const box = page.getByRole('searchbox', { name: '搜索' });
    await expect.poll(() => box.evaluate((input) => input === document.activeElement)).toBe(true);
    await box.fill('心电');
    const suggestions = page.getByRole('list', { name: '搜索建议' });
    await suggestions.getByRole('link', { name: '心电图', exact: true }).click();
    await isAt(page, resultsOf('心电图'));
    await page.getByRole('tab', { name: /^课程 \d+$/ }).waitFor();
    await page
      .locator('mark', { hasText: /^心电图$/ })
      .first()
      .waitFor();
    await page.getByRole('searchbox').fill(keyword);
    await page.getByRole('searchbox').press('Enter');
    await isAt(page, resultsOf(keyword));
    await page.goto(`${site.server.origin}/searchHistory`);
    const history = page.getByRole('heading', { name: '搜索历史' });
    await history.waitFor();
    const chips = page.locator('section').filter({ has: history }).getByRole('link');
    expect(await chips.allTextContents()).toEqual([keyword, '心电图']);
    await tap(page, 'button', '清空');
    await page.getByRole('dialog').getByRole('button', { name: '清空' }).click();
    await history.waitFor({ state: 'detached' });
    // a reload is given up while the browser still leaves the dialog's entry
    await page.waitForFunction(() => !Object(window.history.state).layers);
    await page.reload();
    await page.getByRole('heading', { name: '热门搜索' }).waitFor();
    expect(await history.count()).toBe(0);
  });

  test('keeps tab and order of the results over a reload and on the way back', async () => {
    const page = await visit(resultsOf(keyword));
    await tap(page, 'tab', /^资讯/);
    await tap(page, 'button', '最新');
    await page.getByRole('link', { name: /高血压防治指南/ }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: /高血压防治指南/ }).click();
    await page.getByRole('heading', { name: '高血压防治指南更新要点一览' }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: /高血压防治指南/ }).waitFor();
    expect(await page.getByRole('tab', { selected: true }).textContent()).toMatch(/^资讯/);
    expect(await page.getByRole('button', { name: '最新' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
  });

  test.each([
    ['a percent sign', '/index_search/%25'],
    ['emoji', `/index_search/${encodeURIComponent('😀👩‍⚕️')}`],
    ['half a character', '/index_search/%E9%AB'],
    ['markup', `/index_search/${encodeURIComponent('<img src=x onerror=alert(1)>')}`],
    ['quotes', `/index_search/${encodeURIComponent(`'"\\ or 1=1 --`)}`],
    ['1,000 characters', `/index_search/${encodeURIComponent('长'.repeat(1000))}`],
  ])('answers %s in the address with advice', async (_, path) => {
    const page = await visit(path);
    await page.getByText(/没有找到“|输入关键词/).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('搜索结果');
  });

  test('does nothing for a blank box and cuts what is too long', async () => {
    const page = await visit('/searchHistory');
    const box = page.getByRole('searchbox');
    await box.fill('   ');
    await box.press('Enter');
    expect(new URL(page.url()).pathname).toBe('/searchHistory');
    await box.fill('很'.repeat(1000));
    await box.press('Enter');
    await isAt(page, resultsOf('很'.repeat(50)));
  });

  test('of the shop leads to courses alone', async () => {
    const page = await visit('/search');
    await page.getByRole('searchbox').fill('心电图');
    await page.getByRole('searchbox').press('Enter');
    await isAt(page, `/courseList?keyword=${encodeURIComponent('心电图')}`);
    await page.getByRole('list', { name: '课程' }).getByRole('link').first().waitFor();
  });
});

describe('a long list', () => {
  const rows = (page: Page) => page.getByRole('list', { name: '课程' }).getByRole('listitem');

  const pagesOf = (calls: readonly string[]) =>
    calls.filter((path) => path === '/v1/product/list').length;

  test('stands where it was on the way back, and after a reload, without asking again', async () => {
    const page = await visit('/courseList');
    const calls = recordCalls(page);
    await rows(page).first().waitFor();
    const row = page.locator('li[data-index="24"]');
    while ((await row.count()) === 0) await page.mouse.wheel(0, 600);
    await row.scrollIntoViewIfNeeded();
    await expect.poll(() => pagesOf(calls), soon).toBeGreaterThanOrEqual(3);
    const before = await topAtRest(row);
    const title = await row.textContent();
    await row.getByRole('link').click();
    await page.waitForURL((url) => url.pathname !== '/courseList');
    const requestCount = pagesOf(calls);
    await page.goBack();
    await expect.poll(() => topAtRest(row), soon).toBe(before);
    expect(await row.textContent()).toBe(title);
    expect(pagesOf(calls)).toBe(requestCount);
    await page.reload();
    await expect.poll(() => topAtRest(row), soon).toBe(before);
    expect(await row.textContent()).toBe(title);
    expect(pagesOf(calls)).toBe(requestCount);
  });

  test('stays where it is when only the rows in sight are drawn from then on', async () => {
    const page = await visit('/courseList');
    await rows(page).first().waitFor();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    while ((await rows(page).count()) < 31) await page.mouse.wheel(0, 900);
    const places = () =>
      rows(page).evaluateAll((all) =>
        all
          .map((row) => ({ text: row.textContent, top: row.getBoundingClientRect().top }))
          .filter(({ top }) => top > 0 && top < innerHeight)
          .map(({ text, top }) => `${Math.round(top)} ${text}`),
      );
    await topAtRest(rows(page).nth(30));
    const before = await places();
    const [first] = await rows(page).elementHandles();
    release();
    await page.waitForFunction((row) => !row?.isConnected, first);
    expect(await places()).toEqual(before);
  });

  test('narrows down by type and price, and says so where nothing fits', async () => {
    const page = await visit('/courseList');
    await rows(page).first().waitFor();
    await tap(page, 'button', '音频');
    await tap(page, 'button', /^筛选/);
    const sheet = page.getByRole('dialog', { name: '筛选' });
    await sheet.getByRole('button', { name: '免费', exact: true }).click();
    await sheet.getByRole('button', { name: '查看结果' }).click();
    await expect
      .poll(async () => {
        const texts = await rows(page).allTextContents();
        return texts.length > 0 && texts.every((text) => /音频.*免费/.test(text));
      }, soon)
      .toBe(true);
    expect(page.url()).toMatch(/type=1&price=free$/);
    await page.goto(`${site.server.origin}/courseList?keyword=%E9%9B%AA%E5%B1%B1`);
    await page.getByText('没有找到相关课程').waitFor();
  });
});

describe('categories', () => {
  test('keep the chosen one on the way back', async () => {
    const page = await visit('/category');
    await tap(page, 'button', '中医与康复');
    await tap(page, 'link', '针灸推拿');
    await page.getByRole('heading', { name: '针灸推拿', level: 1 }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: '中医与康复课程' }).waitFor();
    const chosen = page.getByRole('button', { name: '中医与康复' });
    expect(await chosen.getAttribute('aria-current')).toBe('true');
  });

  test('of diseases, uses and drugs lead to courses', async () => {
    for (const [tree, node] of [
      ['type_disease', '糖尿病'],
      ['type_use', '影像读片'],
      ['type_drug', '胰岛素'],
    ]) {
      const page = await visit(`/selectCategoryList?id=${tree}`);
      await tap(page, 'button', node ?? '');
      await expect.poll(() => page.url()).toContain('type_id=');
      await page.getByRole('list', { name: '课程' }).getByRole('link').first().waitFor();
    }
  });

  test('are chosen from a tree, for a list or for the page that asked', async () => {
    const page = await visit('/treeSelect');
    await tap(page, 'tab', '疾病');
    await tap(page, 'button', '呼吸');
    await tap(page, 'button', '肺结节');
    await page.waitForURL(/selectCategoryList\?id=type_disease&type_id=\d+$/);
    await page.goto(
      `${site.server.origin}/treeSelect?tree=type_drug&r=${encodeURIComponent('/newsList?type_id=')}`,
    );
    await tap(page, 'button', '疫苗');
    await page.waitForURL(/\/newsList\?type_id=&tree=type_drug&id=\d+&name=/);
    await page.goto(
      `${site.server.origin}/treeSelect?r=${encodeURIComponent('https://evil.example/')}`,
    );
    await tap(page, 'button', '心血管内科');
    await page.waitForURL(/\/categoryList\?id=\d+$/);
  });

  test.each([
    '/categoryList?id=999999',
    '/categoryList?id=abc%20d',
    '/categoryList',
    '/newsInfo?id=999999',
    '/newsInfo',
  ])('and news that are not there say so: %s', async (path) => {
    const page = await visit(path);
    await page.getByText(/(?:分类|资讯)不存在或已下架/).waitFor();
    await tap(page, 'link', '去发现逛逛');
    await isAt(page, '/find');
    await page.getByRole('list', { name: '发现' }).getByRole('link').first().waitFor();
  });
});

test('an article is liked once and stays so', async () => {
  const page = await visit('/newsList');
  await page.getByRole('img', { name: '第1' }).waitFor();
  await page.getByRole('link', { name: /抗菌药物分级管理/ }).click();
  await page.getByRole('heading', { name: '主要变化' }).waitFor();
  await untilAnswered(page, setRelation.path, () => tap(page, 'button', '点赞'));
  await page.getByRole('button', { name: '1 赞', pressed: true }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: '1 赞', pressed: true }).waitFor();
  await page.getByRole('heading', { name: '相关课程' }).waitFor();
});
