import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { newCourseList, sectionOrder } from '#schemas/home/endpoints.ts';
import { registry } from '#sections/registry.ts';
import { onSite } from '../harness/site.ts';
import { buildAll, heldCall, loginAs, visitHome } from '../harness/visits/home.ts';

const site = onSite();
let token: string;

beforeAll(async () => {
  token = await loginAs(site.db, 'demo_vip');
});

type Item = { name: string } & Record<string, unknown>;

const answers = (data: unknown) => (route: Route) =>
  route.fulfill({ json: { code: '200', msg: '成功', data } });

const open = async (order: readonly Item[], prepare?: (page: Page) => unknown): Promise<Page> =>
  visitHome(site, {
    token,
    prepare: async (page) => {
      await page.route(`**${sectionOrder.path}`, answers(order));
      await prepare?.(page);
    },
  });

const section = (page: Page, name: string) => page.locator(`[data-section=${name}]`);

const shows = async (item: Item): Promise<Page> => {
  const page = await open([item]);
  await section(page, item.name).and(page.locator('[data-state=ready]')).waitFor();
  await buildAll(page);
  return page;
};

test.each(['课程模块', '疾病分类', '导航栏', '专栏模块'])(
  '%s as a rail is one row that scrolls sideways, and the page does not',
  async (name) => {
    const page = await shows({ name, settings: { as: 'rail' } });
    const list = section(page, name).locator('ul');
    const seen = await list.evaluate((element) => ({
      rows: new Set([...element.children].map((each) => each.getBoundingClientRect().top)).size,
      scrolls: element.scrollWidth > element.clientWidth,
      fits: element.getBoundingClientRect().right <= innerWidth,
      page: document.documentElement.scrollWidth <= innerWidth,
    }));
    expect(seen).toEqual({ rows: 1, scrolls: true, fits: true, page: true });
    expect(await section(page, name).getByText('没有更多数据').isVisible()).toBe(false);
  },
);

test.each([
  ['活动标题', 2],
  ['医生工作室', 4],
])('%s as tiles stands in %i columns, with nothing beyond the edge', async (name, columns) => {
  const page = await shows({ name, settings: { as: 'tiles', count: 6 } });
  const seen = await section(page, name)
    .locator('ul')
    .evaluate((element) => ({
      columns: new Set([...element.children].map((each) => each.getBoundingClientRect().left)).size,
      items: element.children.length,
      scrolls: element.scrollWidth > element.clientWidth,
    }));
  expect(seen).toEqual({ columns, items: 6, scrolls: false });
});

test('pictures are wide, square or missing, whatever the shape', async () => {
  const ratio = async (as: string, pictures: string) => {
    const page = await shows({ name: '优质内容', settings: { as, pictures, count: 2 } });
    const box = await section(page, '优质内容').locator('li img').first().boundingBox();
    return box && Math.round((box.width / box.height) * 10) / 10;
  };
  for (const as of ['rows', 'tiles', 'rail']) {
    expect(await ratio(as, 'usual')).toBe(1.6);
    expect(await ratio(as, 'wide')).toBe(2);
    expect(await ratio(as, 'square')).toBe(1);
    expect(await ratio(as, 'none')).toBeNull();
  }
});

test('cards are plain, lined or raised, and colours are the section’s own', async () => {
  const look = async (settings: object) => {
    const page = await shows({ name: '资讯列表', settings });
    return section(page, '资讯列表')
      .locator('h2')
      .evaluate((title) => {
        const card = title.parentElement?.parentElement;
        if (!card) throw new Error('there is no card');
        const { backgroundColor, boxShadow } = getComputedStyle(card);
        const medal = document.querySelector('[data-section] svg circle, [data-section] svg path');
        return {
          ground: backgroundColor,
          shadow: boxShadow !== 'none',
          inset: boxShadow.includes('inset'),
          accent: getComputedStyle(medal ?? card).getPropertyValue('--accent'),
        };
      });
  };
  const usual = { ground: 'rgb(255, 255, 255)', shadow: false, inset: false, accent: '#0b7a75' };
  expect(await look({})).toEqual(usual);
  expect(await look({ card: 'plain' })).toEqual({ ...usual, ground: 'rgba(0, 0, 0, 0)' });
  expect(await look({ card: 'lined' })).toEqual({ ...usual, shadow: true, inset: true });
  expect(await look({ card: 'raised' })).toEqual({ ...usual, shadow: true });
  expect(await look({ tokens: { accent: '#7a1f5c', card: '#fffdf7' } })).toEqual({
    ...usual,
    ground: 'rgb(255, 253, 247)',
    accent: '#7a1f5c',
  });
});

describe('a section that is set', () => {
  const cases: [name: string, settings: object][] = [
    ['课程模块', { count: 2 }],
    ['课程模块', { count: 4, as: 'tiles' }],
    ['课程模块', { as: 'rail' }],
    ['课程模块', { picks: ['1', '2', '3'], as: 'rows' }],
    ['优质内容', { count: 2 }],
    ['优质内容', { count: 4, as: 'tiles' }],
    ['优质内容', { as: 'rail' }],
    ['优质内容', { count: 3, pictures: 'none' }],
    ['优质内容', { count: 3, pictures: 'square' }],
    ['优质内容', { count: 4, pictures: 'wide', as: 'tiles' }],
    ['优质内容', { count: 4, pictures: 'none', as: 'tiles' }],
    ['优质内容', { count: 4, pictures: 'square', as: 'tiles' }],
    ['资讯列表', { count: 7 }],
    ['医生工作室', { count: 4, as: 'tiles' }],
    ['活动标题', { count: 2, as: 'tiles' }],
    ['疾病分类', { count: 8 }],
    ['疾病分类', { as: 'rail' }],
    ['导航栏', { as: 'rail' }],
    ['直播标题', { count: 3 }],
    ['直播标题', { count: 4, as: 'tiles' }],
    ['直播标题', { pictures: 'square' }],
    ['音频模块', { count: 3 }],
    ['音频模块', { as: 'rail' }],
    ['音频模块', { count: 3, pictures: 'none' }],
  ];
  // the definitions' own calls
  const callOf = (name: string) =>
    Object.values(registry).find((each) => each.name === name)?.sources[0]?.path ?? '';

  test.each(cases)('%s %j keeps its place while it loads', async (name, settings) => {
    const { held, hold } = heldCall();
    const page = await open([{ name, settings }], (opened) =>
      opened.route(`**${callOf(name)}`, hold),
    );
    const element = section(page, name);
    await page.locator('[data-section] > [data-cut], [data-section] > div').first().waitFor();
    const route = await held;
    await expect
      .poll(async () => (await element.boundingBox())?.height ?? 0, { timeout: 30_000 })
      .toBeGreaterThan(0);
    const before = (await element.boundingBox())?.height ?? 0;
    await route.continue();
    await element.and(page.locator('[data-state=ready]')).waitFor();
    const after = (await element.boundingBox())?.height ?? 0;
    expect(Math.abs(after - before), `${before} → ${after}`).toBeLessThan(30);
  });
});

test('what is picked is asked for, and stands in the order of the picks', async () => {
  const sent: unknown[] = [];
  const page = await open([{ name: '课程模块', settings: { picks: ['3', '1'] } }], (opened) =>
    opened.on('request', (request) => {
      if (request.url().endsWith(newCourseList.path)) sent.push(request.postDataJSON());
    }),
  );
  await section(page, '课程模块').and(page.locator('[data-state=ready]')).waitFor();
  const links = await section(page, '课程模块')
    .locator('li a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('/').at(-1)));
  expect(links).toEqual(['3', '1']);
  expect(sent).toEqual([{ page: 1, ids: ['3', '1'] }]);
});
