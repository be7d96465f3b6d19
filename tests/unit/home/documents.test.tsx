// @vitest-environment window
import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getIndexSystem, moduleStart, sectionOrder } from '#schemas/home/endpoints.ts';
import { isContainer } from '#schemas/layout/containers.ts';
import { flagFields, homeSections, type SectionRow } from '#schemas/layout/home-sections.ts';
import type { LayoutItem } from '#schemas/layout/layout-item.ts';
import { switchVersion } from '#schemas/site/start-endpoints.ts';
import { settleWhen } from '#schemas/when/judge-when.ts';
import { filesOf } from '#scripts/project.mjs';
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

// written by hand and held to be sound by the tests below
const documents = filesOf(['stories/documents'])
  .filter((file) => file.endsWith('.json'))
  .map((file): [string, LayoutItem[]] => [file, JSON.parse(readFileSync(file, 'utf8'))]);

const rows: Record<string, SectionRow> = homeSections;
const allOpen = Object.fromEntries(flagFields.map((field) => [field, 1]));

const nobody = { card: undefined, doctor: undefined, registeredAt: undefined, studies: undefined };

/** The items that stand for a member or a visitor, by their conditions and their sections. */
const standingFor = (items: readonly LayoutItem[], member: boolean): LayoutItem[] => {
  const facts = {
    now: Date.now(),
    member: member ? { id: 'm', ...nobody } : null,
    device: undefined,
  };
  return items.filter(
    ({ name, when }) =>
      (member || rows[name]?.audience !== 'members') && (!when || settleWhen(when, facts).holds),
  );
};

type Shown = { name: string; id: string; title: string; theme: string };

const shownAs = ({ name, id = '', title = '', theme = 'default' }: LayoutItem): Shown => ({
  name,
  id,
  title,
  theme: theme === 'default' ? '' : theme,
});

const seenAs = (section: HTMLElement): Shown => ({
  name: section.dataset.section ?? '',
  id: section.dataset.id ?? '',
  title: section.getAttribute('aria-label') ?? '',
  theme: section.dataset.theme ?? '',
});

const inside = (element: Element) => [...element.querySelectorAll<HTMLElement>('[data-section]')];
const onPage = (host: Element) =>
  inside(host).filter((each) => !each.parentElement?.closest('[data-section]'));

const open = (order: readonly LayoutItem[]) =>
  openHome('/drawIndex', {
    [sectionOrder.path]: () => answerOf(order),
    [getIndexSystem.path]: () => answerOf(allOpen),
    [moduleStart.path]: () => answerOf({ liveModule: 1 }),
    [switchVersion.path]: () => answerOf(2),
  });

describe.each(documents)('%s', (_file, items) => {
  it.each([
    ['member', true],
    ['visitor', false],
  ])('shows every item of a %s with its title, in its place', async (_who, member) => {
    if (member) localStorage.setItem('TOKEN', 't-1');
    const wanted = standingFor(items, member);
    const { host, notices } = await open(items);
    await settleUntil(
      () =>
        onPage(host).length === wanted.length &&
        standing(host).every((each) => each.endsWith(' ready')),
    );
    expect(onPage(host).map(seenAs)).toEqual(wanted.map(shownAs));
    for (const [index, section] of onPage(host).entries()) {
      const item = wanted[index];
      const held = standingFor(item?.sections ?? [], member);
      const titles = [...section.querySelectorAll('[role=tab]')].map((tab) => tab.textContent);
      if (item?.name === '标签组') expect(titles).toEqual(held.map(({ title }) => title));
      else expect(inside(section).map(seenAs)).toEqual(held.map(shownAs));
    }
    expect(notices).toEqual([]);
  });

  it('has 20 to 40 items, all of which stand for somebody', () => {
    expect(items.length).toBeGreaterThanOrEqual(20);
    expect(items.length).toBeLessThanOrEqual(40);
    const shown = new Set([...standingFor(items, true), ...standingFor(items, false)]);
    expect(items.filter((item) => !shown.has(item))).toEqual([]);
    expect(items.some(({ name }) => isContainer(name))).toBe(true);
  });
});
