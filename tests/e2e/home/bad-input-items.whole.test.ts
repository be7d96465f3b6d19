import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { habits } from '../../server/harness/upstream-answers.ts';
import {
  BANNERS,
  CONFIG,
  expectSoundPage,
  FEATURED,
  forVisitors,
  inFrontOfBackEnd,
} from '../harness/visits/bad-input.ts';
import { sectionNamesOn } from '../harness/visits/home.ts';

const { upstream, open, received, expectReports } = inFrontOfBackEnd();

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
    expect(await featured(page).locator('li').count()).toBe(3);
    await featured(page).getByRole('button', { name: '查看更多' }).click();
    await expect.poll(() => featured(page).locator('li').count()).toBe(40);
    await expectReports(page, []);
  });

  test('a list of 16,000 items, half of them bad, is shown, and told in few words', async () => {
    const rows = Array.from({ length: 16_000 }, (_, index) =>
      index % 2 ? course(index, { title: null }) : course(index, { virtual_stock: '很多' }),
    );
    upstream().set(FEATURED, { data: { new_array: rows, page_num: '1' } });
    const page = await open();
    expect(await featured(page).locator('li').count()).toBe(3);
    const leftOut = Array.from(
      { length: 20 },
      (_, index) => `优质内容 item-left-out items.${index * 2 + 1}.title rest`,
    );
    await expectReports(page, [
      ...leftOut,
      '优质内容 item-left-out rest',
      '优质内容 field-defaulted new_array.*.virtual_stock rest',
    ]);
    expect(received().map(({ came }) => came)).toContain('8000 items in all');
    expect(received().map(({ came }) => came)).toContain('"很多" ×8000');
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
    await expectReports(page, [
      '优质内容 field-defaulted new_array.*.thumb rest',
      '优质内容 field-defaulted page_num rest',
    ]);
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
    await expectReports(page, [
      '导航栏 field-defaulted *.icon_link rest',
      '导航栏 field-defaulted *.icon_thumb rest',
      '轮播图 field-defaulted *.link_url rest',
    ]);
  });

  test('markup in titles is text', async () => {
    const title = '<img src=x onerror="document.title=\'taken\'"><b>粗</b>&amp;<script>1</script>';
    upstream().set(FEATURED, { data: { new_array: [course(1, { title })], page_num: 1 } });
    upstream().set(CONFIG, {
      data: { ...(habits[CONFIG] as object), content_module_title: title },
    });
    const page = await open();
    // entities are the signs that they stand for
    const text = title.replace('&amp;', '&');
    expect(await featured(page).getByRole('heading').innerText()).toBe(text);
    expect(await featured(page).locator('li').innerText()).toContain(text);
    expect(await featured(page).locator('b, script, [onerror]').count()).toBe(0);
    expect(await page.title()).not.toBe('taken');
  });
});
