import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getIndexSystem, moduleStart, sectionOrder } from '#schemas/home/endpoints.ts';
import { homeSections, type SectionRow } from '#schemas/layout/home-sections.ts';
import { themes } from '#schemas/layout/themes.ts';
import { registry } from '#sections/registry.ts';
import { explain } from '#src/engine/explain.ts';
import { layoutFaults } from '#src/engine/judge.ts';
import { resolve, shownSections } from '#src/engine/resolve.ts';
import { orderedLayout } from '#src/home/ordered/ordered-layout.ts';
import { changed, changes, hostile, huge } from './harness/hostile.ts';
import { runs } from './harness/seeded.ts';

const rows: Record<string, SectionRow> = homeSections;
/** Every spelling that is known, with the section it means. */
const spellings = Object.entries(rows).flatMap(([name, { aliases }]) =>
  [name, ...aliases].map((spelt) => [spelt, name] as const),
);
const meaning = new Map(spellings);

const wide = (text: string) =>
  text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));

type Spelt = { wire: unknown; means: string | undefined };

/** A known name, as it is or dressed up; what it means is known without the engine. */
const known: fc.Arbitrary<Spelt> = fc
  .record({
    spelling: fc.constantFrom(...spellings),
    dress: fc.constantFrom<(name: string) => string>(
      (name) => name,
      (name) => `  ${name}\n`,
      (name) => `\u3000${name}\u00a0`,
      wide,
      (name) => ` ${wide(name)} `,
    ),
  })
  .map(({ spelling: [spelt, means], dress }) => ({ wire: dress(spelt), means }));

const unknown: fc.Arbitrary<Spelt> = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 12 }),
    fc.constantFrom('抽奖', '轮播图2', 'BANNER', '__proto__', 'constructor', '搜 索'),
  )
  .filter((name) => name.trim() !== '' && !meaning.has(name.normalize('NFKC').trim()))
  .map((wire) => ({ wire, means: undefined }));

const orders = fc.oneof(
  { weight: 30, arbitrary: fc.array(fc.oneof(known, unknown), { maxLength: 40 }) },
  { weight: 1, arbitrary: fc.array(known, { minLength: 1500, maxLength: 1500, size: 'max' }) },
);

const flagValues = fc.constantFrom<unknown>(
  1,
  '1',
  true,
  0,
  '0',
  false,
  '',
  null,
  undefined,
  2,
  [],
  {},
);
const configs = fc.dictionary(
  fc.constantFrom(...Object.values(rows).flatMap(({ flag }) => flag ?? [])),
  flagValues,
  { maxKeys: 16 },
);
const visits = fc.record({
  config: configs,
  member: fc.boolean(),
  live: flagValues,
});

const isOpen = (value: unknown) => value === 1 || value === '1' || value === true;

type Visit = { config: Record<string, unknown>; member: boolean; live: unknown };

/** What has to stand by home rules 30 to 34 and 39. */
const expected = (order: readonly Spelt[], { config, member, live }: Visit) => {
  const names = order.flatMap(({ means }) => means ?? []);
  return [...new Set(names)].filter((name) => {
    const row = rows[name];
    if (row?.flag && !isOpen(config[row.flag])) return false;
    if (row?.audience && !member) return false;
    return name !== '直播标题' || isOpen(live);
  });
};

const page = (wire: unknown, { config, member, live }: Visit) => {
  const order = z.safeParse(sectionOrder.data, wire);
  const layout = orderedLayout(order.success ? order.data : null);
  const read = z.parse(getIndexSystem.data, config);
  const modules = z.parse(moduleStart.data, { liveModule: live });
  const context = { registry, member, modules };
  return {
    layout,
    resolved: resolve(layout, read, context),
    notices: explain(layout, read, context),
  };
};

describe('any order', () => {
  it('shows the open sections in their order, and tells every unknown and repeated name', () => {
    fc.assert(
      fc.property(orders, visits, (order, visit) => {
        const { resolved, notices } = page(
          order.map(({ wire }) => ({ name: wire })),
          visit,
        );
        const shown = shownSections(resolved).map(({ definition }) => definition.name);
        expect(shown).toEqual(expected(order, visit));
        expect(notices.map(({ shows }) => shows)).toEqual(resolved.map(({ shows }) => shows));
        const names = order.map(({ means }) => means);
        const wrong = names.filter((name, index) => !name || names.indexOf(name) < index);
        expect(layoutFaults(resolved)).toHaveLength(wrong.length);
        expect(new Set(resolved.map(({ key }) => key)).size).toBe(resolved.length);
      }),
      runs(1500),
    );
  });

  it('and any config is resolved and explained to the end, whatever they hold', () => {
    const wild = fc.oneof({ weight: 40, arbitrary: hostile }, { weight: 1, arbitrary: huge });
    const good = spellings.map(([name]) => ({ name }));
    const wires = fc.oneof(
      wild,
      changes.map((list) => changed(good, list)),
    );
    fc.assert(
      fc.property(wires, wild, fc.boolean(), (wire, config, member) => {
        const read = z.safeParse(getIndexSystem.data, config);
        const visit = { config: {}, member, live: config };
        const { layout } = page(wire, visit);
        const known = read.success ? read.data : null;
        const context = { registry, member, modules: {} };
        const resolved = resolve(layout, known, context);
        expect(resolved).toHaveLength(layout.nodes.length);
        const explanations = explain(layout, known, context);
        const odd = explanations.filter(
          ({ chain, shows }) =>
            chain.length < 2 ||
            chain.at(-1)?.startsWith('显示在') !== shows ||
            /undefined|\[object/.test(chain.join('')),
        );
        expect(odd).toEqual([]);
      }),
      runs(1500),
    );
  });
});

/** As much of a layout as phones count on, whoever has written it. */
const layoutDocument = z.looseObject({
  gated: z.optional(z.boolean()),
  theme: z._default(z.enum(themes), 'default'),
  nodes: z.array(
    z.looseObject({
      name: z.string(),
      title: z.optional(z.string()),
      settings: z.optional(z.record(z.string(), z.unknown())),
      source: z.optional(
        z.looseObject({
          path: z.string(),
          payload: z.optional(z.record(z.string(), z.unknown())),
        }),
      ),
    }),
  ),
});

describe('any layout document', () => {
  const good = {
    gated: true,
    theme: 'red',
    nodes: spellings.map(([name]) => ({
      name,
      title: '标题',
      settings: { columns: 2 },
      source: { path: '/v4/index/featuredList', payload: { page: 1 } },
    })),
  };

  it('is read, resolved and explained without a throw, and its faults told once', () => {
    const tally = { read: 0, shown: 0, misnamed: 0 };
    const documents = fc.oneof(
      hostile,
      changes.map((list) => changed(good, list)),
    );
    fc.assert(
      fc.property(documents, visits, (wire, { config, member }) => {
        const read = z.safeParse(layoutDocument, wire);
        if (!read.success) return;
        const context = { registry, member, modules: {} };
        const resolved = resolve(read.data, config, context);
        expect(resolved).toHaveLength(read.data.nodes.length);
        expect(explain(read.data, config, context)).toHaveLength(resolved.length);
        const unexplained = resolved.filter(
          ({ shows, reasons }) => shows !== reasons.every(({ pass }) => pass),
        );
        expect(unexplained).toEqual([]);
        const misnamed = resolved.filter(({ reasons }) =>
          reasons.some(({ check, pass }) => !pass && (check === 'name' || check === 'repeat')),
        );
        const notices = layoutFaults(resolved).map(({ path }) => path);
        expect(notices).toEqual(misnamed.map(({ index }) => String(index)));
        tally.read += 1;
        tally.shown += shownSections(resolved).length;
        tally.misnamed += misnamed.length;
        for (const section of shownSections(resolved)) {
          const own = section.definition.sources;
          expect(section.source ? own.includes(section.source.endpoint) : own.length === 0).toBe(
            true,
          );
          expect(section.title).not.toBe('');
        }
      }),
      runs(1000),
    );
    for (const count of Object.values(tally)) expect(count).toBeGreaterThan(100);
  });
});
