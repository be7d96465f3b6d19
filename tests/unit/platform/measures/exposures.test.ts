// @vitest-environment window
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { watchExposures } from '#src/platform/measures/exposures.ts';
import type { Noted } from '#src/platform/measures/marks.ts';
import { coverPage } from '#src/platform/screen/cover-page.ts';
import { beVisible, homeOf, stubScreen } from '../../harness/measures/screen.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const list = '<ul><li><a href="/a">a</a></li><li>plain</li><li><button>b</button></li></ul>';
const section = (name: string, marks = '', content = list) =>
  `<section data-section="${name}" data-state="ready" ${marks}>${content}</section>`;

const watch = async (sections: string, variant?: string) => {
  const { show, watching } = stubScreen();
  const page = homeOf(sections, variant);
  const noted: Noted[] = [];
  const stop = watchExposures((one) => void noted.push(one));
  onTestFinished(stop);
  await Promise.resolve();
  const notices = () =>
    noted.map(({ section: name, id, position }) => [name, id, position].join(' ').trim());
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { page, show, pass, noted, notices, stop, watching };
};

const named = (page: Element, name: string, nth = 0) =>
  page.querySelectorAll(`[data-section="${name}"]`)[nth];

it('half of a section, seen for a second, is counted, and no less', async () => {
  const { page, show, pass, noted } = await watch(section('轮播图', 'data-variant="red"'));
  await show(named(page, '轮播图'), 0.49);
  await pass(5000);
  await show(named(page, '轮播图'), 0.5);
  await pass(999);
  expect(noted).toEqual([]);
  await pass(1);
  expect(noted).toEqual([
    {
      ...{ home: 'ordered', section: '轮播图', id: '', variant: 'red' },
      ...{ position: 0, kind: 'exposure' },
    },
  ]);
});

it('a second that is interrupted begins anew', async () => {
  const { page, show, pass, notices } = await watch(section('轮播图'));
  const one = named(page, '轮播图');
  for (let time = 0; time < 5; time += 1) {
    await show(one, 0.9);
    await pass(900);
    await show(one, 0.3);
    await pass(900);
  }
  expect(notices()).toEqual([]);
  await show(one, 0.9);
  await pass(1000);
  expect(notices()).toEqual(['轮播图  0']);
});

it('is counted once of a visit, however often it is seen', async () => {
  const { page, show, pass, notices } = await watch(section('轮播图'));
  const one = named(page, '轮播图');
  for (const ratio of [1, 0, 1, 0.2, 0.8]) {
    await show(one, ratio);
    await pass(1500);
  }
  expect(notices()).toHaveLength(1);
});

it('of one higher than the screen as much counts as fills half of that', async () => {
  const { page, show, pass, notices } = await watch(section('长'));
  // 4000 px on a screen of 800: a tenth is half a screen
  await show(named(page, '长'), 0.09, 4000);
  await pass(2000);
  expect(notices()).toEqual([]);
  await show(named(page, '长'), 0.1, 4000);
  await pass(1000);
  expect(notices()).toHaveLength(1);
});

it('one that grows while little of it is seen is watched as what it has become', async () => {
  const { page, show, pass, notices } = await watch(
    '<section data-section="长" data-state="loading"></section>',
  );
  const one = named(page, '长');
  await show(one, 0.4);
  one?.setAttribute('data-state', 'ready');
  await show(one, 0.2, 4000);
  await pass(250);
  await pass(1000);
  expect(notices()).toHaveLength(1);
});

it('items are counted by their position among those that lead somewhere', async () => {
  const { page, show, pass, noted } = await watch(section('导航栏', 'data-id="top"'));
  const [first, plain, last] = page.querySelectorAll('li');
  for (const item of [first, plain, last]) await show(item, 1);
  await pass(1000);
  expect(noted.map(({ position, id }) => [position, id])).toEqual([
    [1, 'top'],
    [2, 'top'],
  ]);
});

it('several of one name are counted each, by id or by place', async () => {
  const { page, show, pass, notices } = await watch(
    ['data-id="a"', 'data-id="b"', '', ''].map((marks) => section('广告', marks, '')).join(''),
  );
  for (let nth = 0; nth < 4; nth += 1) await show(named(page, '广告', nth), 1);
  await pass(1000);
  expect(notices()).toEqual(['广告 a 0', '广告 b 0', '广告  0', '广告  0']);
});

it('one with an id that moves or is drawn anew is not counted again', async () => {
  const { page, show, pass, notices } = await watch(
    section('广告', 'data-id="a"', '') + section('轮播图', '', ''),
  );
  await show(named(page, '广告'), 1);
  await pass(1000);
  page.innerHTML = section('轮播图', '', '') + section('广告', 'data-id="a"', '');
  await pass(250);
  await show(named(page, '广告'), 1);
  await show(named(page, '轮播图'), 1);
  await pass(1000);
  expect(notices()).toEqual(['广告 a 0', '轮播图  0']);
});

it('what comes later is watched, what is still loading or has gone is not', async () => {
  const { page, show, pass, notices } = await watch(
    `${section('旧', '', '')}<section data-section="慢" data-state="loading"></section>`,
  );
  await show(named(page, '旧'), 1);
  await show(named(page, '慢'), 1);
  await pass(500);
  named(page, '旧')?.remove();
  page.insertAdjacentHTML('beforeend', section('新', '', ''));
  await pass(250);
  await show(named(page, '新'), 1);
  await pass(2000);
  expect(notices()).toEqual(['新  0']);
  named(page, '慢')?.setAttribute('data-state', 'ready');
  await pass(250);
  await pass(1000);
  expect(notices()).toEqual(['新  0', '慢  0']);
});

it.each<[string, (away: boolean) => void]>([
  ['is hidden', (away) => beVisible(!away)],
  [
    'is covered',
    (() => {
      let uncover = () => {};
      return (away: boolean) => {
        if (away) uncover = coverPage();
        else uncover();
      };
    })(),
  ],
])('nothing is counted while the page %s, and the second begins anew after it', async (_, put) => {
  const { page, show, pass, notices } = await watch(section('轮播图', '', ''));
  await show(named(page, '轮播图'), 1);
  await pass(900);
  put(true);
  await pass(5000);
  put(false);
  await pass(999);
  expect(notices()).toEqual([]);
  await pass(1);
  expect(notices()).toHaveLength(1);
});

it('a page that is no home page is not watched', async () => {
  const { page, show, pass, notices } = await watch(section('轮播图'), 'variant9');
  await show(named(page, '轮播图'), 1);
  await pass(2000);
  expect(notices()).toEqual([]);
});

it('marks that the server would refuse are left out', async () => {
  const { page, show, pass, noted } = await watch(
    section('轮播图', `data-id="a b" data-variant="${'x'.repeat(61)}"`, ''),
  );
  await show(named(page, '轮播图'), 1);
  await pass(1000);
  expect(noted).toMatchObject([{ id: '', variant: '' }]);
});

it('stops for good, with nothing left that watches', async () => {
  const { page, show, pass, notices, stop, watching } = await watch(section('轮播图'));
  await show(named(page, '轮播图'), 1);
  stop();
  await pass(2000);
  expect(notices()).toEqual([]);
  expect(watching.size).toBe(0);
});

it('a browser that cannot tell what is seen is left alone', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  homeOf(section('轮播图'));
  expect(() => watchExposures(() => undefined)()).not.toThrow();
});

it('items of what a group holds are items of their own section alone', async () => {
  const { page, show, pass, notices } = await watch(section('双列组', '', section('资讯列表')));
  for (const item of page.querySelectorAll('li')) await show(item, 1);
  await pass(1000);
  expect(notices()).toEqual(['资讯列表  1', '资讯列表  2']);
});
