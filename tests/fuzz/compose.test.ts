import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isContainer } from '#schemas/layout/containers.ts';
import { flagFields, sectionNames } from '#schemas/layout/home-sections.ts';
import { callKey } from '#schemas/wire/define-endpoint.ts';
import { registry } from '#sections/registry.ts';
import type { Composition, ContainerSettings } from '#src/engine/compose.ts';
import { layoutFaults } from '#src/engine/judge.ts';
import { type ResolvedSection, resolve, shownSections } from '#src/engine/resolve.ts';
import { panelsOf, subTabsOf } from '#src/home/classic/classic-layout.ts';
import { containerRegistry } from '#src/home/document/containers.tsx';
import { factsKnown, type Knowledge, knownFacts } from '../harness/when/whens.ts';
import { composeOrder, composePage, resolvedFor, type Visit, visits } from './harness/documents.ts';
import { anyItems, plainLists, soundItems } from './harness/items.ts';
import { runs } from './harness/seeded.ts';
import { isRecord, stands } from './harness/standing.ts';

const heldBy = (section: ResolvedSection): readonly ResolvedSection[] => {
  if (!section.shows || !isContainer(section.definition.name)) return [];
  // `compose` gives a container what it holds as its settings
  return (section.settings as ContainerSettings).sections;
};

const failed = ({ reasons }: ResolvedSection) => reasons.some(({ pass }) => !pass);

const isMisnamed = ({ reasons }: ResolvedSection) =>
  reasons.some(({ check, pass }) => !pass && (check === 'name' || check === 'repeat'));

/** Places of items, and of what they hold, that do not show and of which nobody says why. */
const unexplained = (
  items: readonly unknown[],
  page: Composition,
  resolved: readonly ResolvedSection[],
  { facts }: Visit,
): string[] => {
  const noticeOf = (location: string) =>
    page.faults.some(({ path }) => path === location || path?.startsWith(`${location}.`));
  return [...items.entries()].flatMap(([index, item]) => {
    const mine = resolved.filter((section) => section.index === index);
    const shown = mine.find(({ shows }) => shows);
    if (!shown) {
      const held = isRecord(item) && Array.isArray(item.sections) ? item.sections : [];
      const hidden =
        mine.some(failed) ||
        [item, ...held].some((each) => !stands(each, facts)) ||
        noticeOf(`${index}`);
      return hidden ? [] : [`${index}`];
    }
    const held = isRecord(item) && isContainer(item.name) ? item.sections : [];
    if (!Array.isArray(held)) return noticeOf(`${index}.sections`) ? [] : [`${index}.sections`];
    const missing = held.filter(
      (each, at) => stands(each, facts) && !noticeOf(`${index}.sections.${at}.name`),
    );
    const found = heldBy(shown).length + mine.filter((each) => each !== shown).length;
    return found === missing.length ? [] : [`${index}: ${found} of ${missing.length}`];
  });
};

const isPublished = (page: Composition) => {
  for (const { path = '', expected = '', came = '' } of page.faults) {
    expect(path).toMatch(/^\d+\.\S/);
    expect(expected).not.toBe('');
    expect(path.length).toBeLessThanOrEqual(200);
    expect(came.length).toBeLessThanOrEqual(120);
  }
  const marks = page.faults.map((fault) => JSON.stringify(fault));
  expect(new Set(marks).size).toBe(marks.length);
};

const isWhole = (resolved: readonly ResolvedSection[]) => {
  const all = resolved.flatMap((section) => [section, ...heldBy(section)]);
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  for (const section of shownSections(all)) {
    expect(section.title).not.toBe('');
    expect(failed(section)).toBe(false);
    // by it the answer is waited for and kept
    if (section.source) callKey(section.source.endpoint, section.source.payload);
  }
};

const everything: Knowledge = {
  ...{ member: true, id: true, card: true, doctor: true },
  ...{ registeredAt: true, studies: true, device: true, deviceId: true },
};

describe('any items of the ordered page', () => {
  it('are read to the end, and what does not show is told or explained, each once', () => {
    const tally = { notices: 0, shown: 0, hidden: 0, held: 0 };
    fc.assert(
      fc.property(anyItems, visits, (items, visit) => {
        const page = composeOrder(items);
        isPublished(page);
        const resolved = resolvedFor(page, visit);
        isWhole(resolved);
        expect(unexplained(items, page, resolved, visit)).toEqual([]);
        const misnamed = resolved.filter(isMisnamed);
        const notices = layoutFaults(resolved);
        expect(notices).toHaveLength(misnamed.length);
        expect(new Set(notices.map(({ path }) => path)).size).toBe(misnamed.length);
        expect('polluted' in {}).toBe(false);
        tally.notices += page.faults.length;
        tally.shown += shownSections(resolved).length;
        tally.hidden += items.length - shownSections(resolved).length;
        tally.held += resolved.flatMap(heldBy).length;
      }),
      runs(750),
    );
    for (const count of Object.values(tally)) expect(count).toBeGreaterThan(100);
  });

  it('that fit are told of nothing, and hide by their reasons and conditions alone', () => {
    fc.assert(
      fc.property(soundItems, visits, knownFacts, (items, visit, known) => {
        const page = composeOrder(items);
        expect(page.faults).toEqual([]);
        const resolved = resolvedFor(page, visit);
        isWhole(resolved);
        expect(unexplained(items, page, resolved, visit)).toEqual([]);
        const facts = factsKnown(known, everything);
        const open = { ...visit, config: allOpen, member: true, live: true, facts };
        const names = resolvedFor(page, open).map(({ index, shows }) => (shows ? index : -1));
        const by = items.flatMap((item, index) => (stands(item, facts) ? [index] : []));
        expect(by).toEqual(expect.arrayContaining(names.filter((index) => index >= 0)));
      }),
      runs(250),
    );
  });

  it('that are names alone give exactly what their names give', () => {
    const ordered = {
      ...Object.fromEntries(sectionNames.map((name) => [name, registry[name]])),
      ...containerRegistry,
    };
    fc.assert(
      fc.property(plainLists, fc.boolean(), visits, (list, asText, visit) => {
        const page = composeOrder(asText ? list.map(({ name }) => name) : list);
        expect(page.faults).toEqual([]);
        const { config, member, live } = visit;
        const context = { registry: ordered, member, modules: { liveModule: live } };
        expect(resolvedFor(page, visit)).toEqual(
          resolve({ gated: true, nodes: list }, config, context),
        );
      }),
      runs(150),
    );
  });
});

const allOpen = Object.fromEntries(flagFields.map((flag) => [flag, true]));

describe('any nodes of a classic page', () => {
  it('are read to the end, told once, and cut into panels', () => {
    fc.assert(
      fc.property(anyItems, visits, (items, visit) => {
        const page = composePage(items);
        isPublished(page);
        const resolved = resolvedFor(page, visit);
        isWhole(resolved);
        expect(unexplained(items, page, resolved, visit)).toEqual([]);
        for (const subTab of ['', ...subTabsOf(page.nodes, resolved)])
          for (const tab of ['home', 'category'] as const)
            for (const { sections } of panelsOf(page.nodes, resolved, { tab, subTab }))
              expect(sections.length).toBeGreaterThan(0);
      }),
      runs(200),
    );
  });
});
