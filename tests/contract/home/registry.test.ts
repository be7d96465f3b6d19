import { existsSync } from 'node:fs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { allSections } from '#schemas/layout/all-sections.ts';
import {
  homeSections,
  normalName,
  type SectionName,
  sectionNames,
} from '#schemas/layout/home-sections.ts';
import { sectionCalls, sourcesOf } from '#schemas/layout/section-calls.ts';
import { homeRegistry } from '#sections/home-registry.ts';
import { registry } from '#sections/registry.ts';
import { resolve, type ShownSection, shownSections } from '#src/engine/resolve.ts';
import { SectionView } from '#src/engine/section-view.tsx';
import { type Validated, validate } from '#src/engine/validate.ts';
import { samples } from '#stories/sections/section-samples.ts';
import { allSectionNames } from '../../harness/all-section-names.ts';

/** Every section that shows a list has these. */
const listLabels = ['常规', '一条', '很多', '长文字', '缺图', '脏数据'];

/** A sample as the section's own call reads it. */
const readFirst = (name: SectionName, label: string): Validated | undefined => {
  const [endpoint] = registry[name].sources;
  return endpoint && validate(endpoint, samples[name][label]);
};

/** A sample as every call of the section reads it: of the further ones, what they would have sent. */
const read = (name: SectionName, label: string): Validated[] => {
  const first = readFirst(name, label);
  const [, ...further] = registry[name].sources;
  if (!first?.fits) return first ? [first] : [];
  const sent = further.map((endpoint) =>
    validate(endpoint, z.encode(endpoint.data, structuredClone(first.data))),
  );
  return [first, ...sent];
};

const itemsOf = (read: Validated | undefined): unknown[] | undefined => {
  if (!read?.fits) return undefined;
  const { data } = read;
  if (Array.isArray(data)) return data;
  const items = typeof data === 'object' && data !== null && 'items' in data && data.items;
  return Array.isArray(items) ? items : undefined;
};

const picturesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.startsWith('/media/') ? [value] : [];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(picturesIn)
    : [];
};

const isList = (name: SectionName) => itemsOf(read(name, '常规')[0]) !== undefined;

test('no name or alias is taken twice, full-width or not', () => {
  const names = allSectionNames.flatMap((name) => [name, ...allSections[name].aliases]);
  const normal = names.map(normalName);
  expect(normal.filter((name, index) => normal.indexOf(name) !== index)).toEqual([]);
  expect(normal).not.toContain('');
});

test('every row of the catalogue is registered under its own name', () => {
  expect(Object.keys(registry).toSorted()).toEqual([...allSectionNames].toSorted());
  for (const name of allSectionNames) expect(registry[name].name).toBe(name);
});

test('no flag and no title field is used twice', () => {
  for (const field of ['flag', 'titleField'] as const) {
    const used = Object.values(registry).flatMap((definition) => definition[field] ?? []);
    expect(new Set(used).size).toBe(used.length);
  }
});

test('the ordered page knows the names of its own catalogue alone', () => {
  expect(Object.keys(homeRegistry).toSorted()).toEqual([...sectionNames].toSorted());
  expect(Object.keys(homeSections)).not.toContain('分类板块');
});

describe.each(allSectionNames)('%s', (name) => {
  const definition = registry[name];
  const labels = Object.keys(samples[name]);

  test('has the samples that stories and tests count on', () => {
    const wanted = isList(name) ? listLabels : ['常规'];
    expect(labels).toEqual(expect.arrayContaining(wanted));
  });

  test('its pictures are there', () => {
    const missing = picturesIn(samples[name]).filter(
      (picture) => !existsSync(`server/db/demo${picture}`),
    );
    expect(missing).toEqual([]);
  });

  if (isList(name))
    test('常规 is a full list, 一条 one item, 很多 at least thirty', () => {
      for (const validated of read(name, '一条')) expect(itemsOf(validated)).toHaveLength(1);
      for (const validated of read(name, '很多'))
        expect(itemsOf(validated)?.length).toBeGreaterThanOrEqual(30);
      for (const validated of read(name, '常规'))
        expect(itemsOf(validated)?.length).toBeGreaterThan(1);
    });

  if (definition.sources.length > 0)
    test('every sample fits every source', () => {
      for (const label of labels)
        for (const [index, validated] of read(name, label).entries())
          expect(validated, label).toMatchObject({
            fits: true,
            leftOut: index === 0 && label === '脏数据' && isList(name) ? [expect.anything()] : [],
          });
    });

  if (definition.sources.length > 1)
    test('all its calls answer in one shape', () => {
      const [first, ...further] = read(name, '常规');
      const data = first?.fits ? first.data : undefined;
      expect(data).toBeDefined();
      expect(further).toHaveLength(definition.sources.length - 1);
      for (const validated of further) {
        const items = itemsOf(validated);
        expect(items).toEqual(itemsOf(first));
      }
    });

  test('its code arrives and renders every sample without a browser', async () => {
    expect('window' in globalThis || 'document' in globalThis).toBe(false);
    const module = await definition.load();
    expect(module.default).toBeTypeOf('function');
    for (const label of labels) {
      const rendered = html(section(), module, label);
      expect(rendered, label).toContain('</');
      expect(rendered, label).not.toMatch(/undefined|NaN|Infinity|\[object |javascript:/);
    }
  });

  test('its skeleton renders without a browser', () => {
    expect(renderToString(createElement(definition.Skeleton))).toContain('<div');
  });

  const section = (): ShownSection => {
    const [shown] = shownSections(
      resolve({ gated: false, nodes: [{ name }] }, null, {
        registry,
        member: true,
        modules: { liveModule: true, coupons: true },
      }),
    );
    if (!shown) throw new Error(`${name} is not shown`);
    return shown;
  };

  const html = (
    section: ShownSection,
    module: Awaited<ReturnType<typeof definition.load>>,
    label: string,
  ): string => {
    const [validated] = read(name, label);
    const data = validated?.fits ? validated.data : undefined;
    return renderToString(createElement(SectionView, { section, module, data }));
  };
});

test('the calls of every section that operators’ documents are held against are those it registers', () => {
  for (const [name, { sources }] of Object.entries(registry))
    expect(sourcesOf(name), name).toEqual(sources);
  expect(Object.keys(sectionCalls).toSorted()).toEqual(Object.keys(registry).toSorted());
});
