import { describe, expect, test } from 'vitest';
import { sectionNames } from '#schemas/layout/home-sections.ts';
import type { UpstreamAnswer } from '../../server/harness/upstream.ts';
import {
  BANNERS,
  CONFIG,
  FEATURED,
  failedCalls,
  forVisitors,
  inFrontOfBackEnd,
  ORDER,
} from '../harness/visits/bad-input.ts';
import { buildAll, sectionNamesOn } from '../harness/visits/home.ts';

const { upstream, open, expectReports } = inFrontOfBackEnd();

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

  test.each<[string, UpstreamAnswer, string[]]>([
    ['no order', 'error', ['首页 call-failed shipped']],
    ['an order that is no list', { data: '搜索框' }, ['首页 payload-misfit shipped']],
  ])('%s falls back to the catalogue’s own', async (_, answer, reports) => {
    upstream().set(ORDER, answer);
    const page = await open({ expected: failedCalls });
    const open18 = sectionNames.filter((name) => forVisitors.includes(name));
    expect(await sectionNamesOn(page)).toEqual(open18);
    await expectReports(page, reports);
  });

  test.each<[string, UpstreamAnswer, string[]]>([
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
