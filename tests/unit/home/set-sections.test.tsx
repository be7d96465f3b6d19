// @vitest-environment window
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import {
  getIndexSystem,
  moduleStart,
  newCourseList,
  sectionOrder,
} from '#schemas/home/endpoints.ts';
import { flagFields } from '#schemas/layout/home-sections.ts';
import { answerOf } from '../harness/engine/fixtures.tsx';
import { loadEverything, openHome } from '../harness/home/open-home.tsx';
import { settleUntil, standing } from '../harness/mount.tsx';

// the carousel measures, which nothing here can
vi.mock('embla-carousel-react', () => ({ default: () => [() => undefined, undefined] }));

beforeAll(loadEverything);

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('IntersectionObserver', undefined);
});

const allOpen = Object.fromEntries(flagFields.map((field) => [field, 1]));

const open = (order: unknown) =>
  openHome('/drawIndex', {
    [sectionOrder.path]: () => answerOf(order),
    [getIndexSystem.path]: () => answerOf(allOpen),
    [moduleStart.path]: () => answerOf({ liveModule: 1 }),
  });

const linksIn = (section: Element | undefined) =>
  [...(section?.querySelectorAll('li a') ?? [])].map((link) => link.getAttribute('href'));

const sectionsOf = (host: Element) => [...host.querySelectorAll<HTMLElement>('[data-section]')];

it('an item says how many are shown, and the list ends there without a word', async () => {
  const { host, notices } = await open([{ name: '课程模块', settings: { count: 3 } }]);
  await settleUntil(() => standing(host).includes('课程模块 ready'));
  expect(linksIn(sectionsOf(host)[0])).toHaveLength(3);
  expect(host.querySelector('[data-section] button')).toBeNull();
  expect(notices).toEqual([]);
});

it('an item says which are shown and in which order, and its call is asked for them', async () => {
  const { host, notices, requests } = await open([
    { name: '课程模块', settings: { picks: ['105', '101'] } },
    { name: '课程模块', id: 'all' },
  ]);
  await settleUntil(() => standing(host).length === 2);
  const [picked, all] = sectionsOf(host);
  expect(linksIn(picked)).toEqual(['/specialDetail/105', '/courseDetail/101']);
  expect(linksIn(all)).toHaveLength(4);
  const calls = requests.filter(({ endpoint }) => endpoint.path === newCourseList.path);
  expect(calls.map(({ payload }) => payload)).toEqual([{ ids: ['105', '101'] }, {}]);
  expect(notices).toEqual([]);
});

it('a picked id that is not answered is told once, and what is there stands', async () => {
  const { host, notices } = await open([{ name: '课程模块', settings: { picks: ['999', '101'] } }]);
  await settleUntil(() => standing(host).includes('课程模块 ready'));
  expect(linksIn(sectionsOf(host)[0])).toEqual(['/courseDetail/101']);
  expect(notices).toEqual([
    expect.objectContaining({
      fault: 'item-left-out',
      section: '课程模块',
      came: '"999"',
      shown: 'rest',
    }),
  ]);
});

it('a section of which nothing picked is answered hides like an empty one, which is told', async () => {
  const { host, notices } = await open([
    { name: '课程模块', settings: { picks: ['999'] } },
    { name: '资讯列表' },
  ]);
  await settleUntil(() => standing(host).join() === '资讯列表 ready');
  expect(notices.map(({ fault }) => fault)).toEqual(['item-left-out']);
});

it('styles and colours stand on the section’s own frame', async () => {
  const { host } = await open([
    {
      name: '优质内容',
      settings: {
        ...{ as: 'rail', card: 'plain', pictures: 'square' },
        tokens: { accent: '#7a1f5c' },
      },
    },
  ]);
  await settleUntil(() => standing(host).includes('优质内容 ready'));
  const frame = sectionsOf(host)[0]?.querySelector<HTMLElement>('[data-card]');
  expect({ ...frame?.dataset }).toEqual({ card: 'plain', pictures: 'square' });
  expect(frame?.style.getPropertyValue('--accent')).toBe('#7a1f5c');
  expect(frame?.style.getPropertyValue('--tint')).toMatch(/^#/);
  expect(linksIn(sectionsOf(host)[0])).toHaveLength(10);
});

it('an item that sets only what the component knows stands in no frame', async () => {
  const { host } = await open([{ name: '课程模块', settings: { as: 'rows', more: '' } }]);
  await settleUntil(() => standing(host).includes('课程模块 ready'));
  expect(host.querySelector('[data-cut], [data-look]')).toBeNull();
  expect(host.querySelector('a[aria-label^="更多"]')).toBeNull();
});
