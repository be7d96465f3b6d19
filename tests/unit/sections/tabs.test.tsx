// @vitest-environment window
import { beforeEach, expect, test, vi } from 'vitest';
import {
  CATEGORY,
  choose,
  offeredSubTabs,
  SUB_TAB,
  subCategoryOf,
} from '#src/platform/storage/choices.ts';
import { readVisit } from '#src/platform/storage/local-store.ts';
import { press, settle } from '../harness/mount.tsx';
import { showSection } from '../harness/sections/show-section.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  for (const name of [CATEGORY, SUB_TAB, subCategoryOf('7')]) choose(name, '');
});

const tabsIn = (host: HTMLElement) => [
  ...host.querySelectorAll<HTMLElement>('[role=tablist] > [role=tab]'),
];
const current = (host: HTMLElement) =>
  tabsIn(host).flatMap((tab) =>
    tab.getAttribute('aria-selected') === 'true' ? tab.textContent : [],
  );

test('the top tabs are 首页 and the first-level categories; the chosen one is kept for the visit', async () => {
  const { host } = await showSection('分类标签');
  expect(
    tabsIn(host)
      .map(({ textContent }) => textContent)
      .slice(0, 3),
  ).toEqual(['首页', '临床内科', '外科与影像']);
  expect(current(host)).toEqual(['首页']);
  await press(tabsIn(host)[2]);
  expect(current(host)).toEqual(['外科与影像']);
  expect(readVisit('CHOICE:category')).toBe('2');
});

test('a chosen category that is gone is 首页 again', async () => {
  choose(CATEGORY, '99');
  const { host } = await showSection('分类标签');
  expect(current(host)).toEqual(['首页']);
  expect(readVisit('CHOICE:category')).toBe('');
});

test('arrow keys go from tab to tab, and one tab is reached by the tab key', async () => {
  const { host } = await showSection('分类标签');
  const key = (name: string) =>
    settle(() => {
      host
        .querySelector('[role=tablist]')
        ?.dispatchEvent(
          new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
        );
    });
  await key('ArrowRight');
  expect(current(host)).toEqual(['临床内科']);
  expect(document.activeElement?.textContent).toBe('临床内科');
  await key('End');
  expect(current(host)).toEqual(['通识与技能']);
  await key('ArrowRight');
  expect(current(host)).toEqual(['首页']);
  await key('ArrowLeft');
  expect(current(host)).toEqual(['通识与技能']);
  await key('Home');
  expect(tabsIn(host).map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1, -1, -1, -1]);
});

test('sub-categories are 全部 and the second level, chosen for their own category', async () => {
  const { host } = await showSection('子分类', undefined, {
    source: { path: '/v4/index/getTwoList', payload: { type_id: '7' } },
  });
  expect(current(host)).toEqual(['全部']);
  await press(tabsIn(host)[3]);
  expect(current(host)).toEqual(['神经内科']);
  expect(readVisit('CHOICE:sub-category:7')).toBe('3');
});

test('the sub-tabs are those that the page offers; the first where the chosen one is not', async () => {
  choose(SUB_TAB, '直播推荐');
  const { host } = await showSection('推荐标签');
  expect(tabsIn(host).map(({ textContent }) => textContent)).toEqual([
    '精品推荐',
    '直播推荐',
    '热门',
    '最新',
  ]);
  expect(current(host)).toEqual(['直播推荐']);
  await settle(() => offeredSubTabs.set(['精品推荐', '热门']));
  expect(current(host)).toEqual(['精品推荐']);
});
