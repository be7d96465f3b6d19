// @vitest-environment window
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { getIndexSystem, moduleStart, sectionOrder } from '../../../schemas/home/endpoints.ts';
import { flagFields } from '../../../schemas/home-sections.ts';
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

it('a section stands several times by its ids, each with its own title and theme', async () => {
  const { host, told } = await open([
    { name: '资讯列表', id: 'first', title: '本周要闻', theme: 'red' },
    { name: '资讯列表', id: 'second', title: '往期回顾' },
    { name: '资讯列表', id: 'second', title: '第二次' },
  ]);
  await settleUntil(() => standing(host).length === 2);
  const sections = [...host.querySelectorAll<HTMLElement>('[data-section]')];
  expect(sections.map((each) => [each.getAttribute('aria-label'), each.dataset.theme])).toEqual([
    ['本周要闻', 'red'],
    ['往期回顾', undefined],
  ]);
  expect(told.map(({ fault }) => fault)).toEqual(['repeated-section']);
});

it('an item that says too much stands by its name, and is told once', async () => {
  const { host, told } = await open([{ name: '资讯列表', theme: 'blue' }, { name: '优质内容' }]);
  await settleUntil(() => standing(host).length === 2);
  expect(told.filter(({ fault }) => fault === 'field-defaulted')).toEqual([
    expect.objectContaining({ section: '资讯列表', path: '0.theme' }),
  ]);
});
