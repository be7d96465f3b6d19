import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { MAX_LISTED } from '#schemas/diagnostics/batch.ts';
import type { Diagnostic } from '#schemas/diagnostics/endpoints.ts';
import { flagFields, type SectionName, sectionNames } from '#schemas/layout/home-sections.ts';
import { callKey } from '#schemas/wire/define-endpoint.ts';
import { droppedItems } from '#schemas/wire/structures.ts';
import { registry } from '#sections/registry.ts';
import { createLoader, type LoadedAnswer } from '#src/engine/load.ts';
import { resolve } from '#src/engine/resolve.ts';
import { samples } from '#stories/sections/section-samples.ts';
import { type LoadedPage, loadPage, renderPage } from '../harness/engine/render-page.tsx';
import { changed, changes, hostile, huge, MARKUP } from './harness/hostile.ts';
import { fewRuns } from './harness/seeded.ts';

const config = Object.fromEntries(flagFields.map((field) => [field, true]));
const context = { registry, member: true, modules: { liveModule: true } };
/** Sections that a call feeds. */
const fragile = sectionNames.filter((name) => registry[name].sources.length > 0);

const goodOf = (name: SectionName): unknown => samples[name].常规;
const endpointOf = (name: SectionName) => registry[name].sources[0];

/** `lost`: how many items have been put into a good list that fit nowhere, where it is only that. */
type Trouble = { answer: LoadedAnswer; lost?: number };
type Broken = Trouble & { name: SectionName };

/** Items that no shape takes for one of its own. */
const junk = fc.constantFrom<unknown>(7, 'x', true, [1], MARKUP);

const firstList = (value: unknown): unknown[] | undefined => {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const entry of Object.values(value)) {
    const found = firstList(entry);
    if (found) return found;
  }
  return undefined;
};

const withJunk = (payload: unknown, items: readonly (readonly [number, unknown])[]) => {
  const copy = structuredClone(payload);
  const list = firstList(copy);
  for (const [at, item] of items) list?.splice(at % (list.length + 1), 0, item);
  return copy;
};

const troubles = (name: SectionName): fc.Arbitrary<Trouble> =>
  fc.oneof(
    {
      weight: 2,
      arbitrary: fc
        .constantFrom('http-500', 'timeout', 'network', 'not-json', 'code 500')
        .map((why): Trouble => ({ answer: { ok: false, why, message: '' } })),
    },
    {
      weight: 3,
      arbitrary: fc
        .constantFrom<unknown>(null, undefined, [], '', '<html>', 7, true, [7], { data: 'x' })
        .map((data): Trouble => ({ answer: { ok: true, data } })),
    },
    {
      weight: 3,
      arbitrary: fc.array(fc.tuple(fc.nat({ max: 30 }), junk), { minLength: 1, maxLength: 4 }).map(
        (items): Trouble => ({
          answer: { ok: true, data: withJunk(goodOf(name), items) },
          lost: firstList(goodOf(name)) ? items.length : 0,
        }),
      ),
    },
    {
      weight: 12,
      arbitrary: changes.map(
        (list): Trouble => ({ answer: { ok: true, data: changed(goodOf(name), list) } }),
      ),
    },
    { weight: 3, arbitrary: hostile.map((data): Trouble => ({ answer: { ok: true, data } })) },
  );

const parts = fc.shuffledSubarray([...sectionNames], { minLength: 2, maxLength: 7 });

/** Some sections in some order, and what is wrong with most of them. */
const pages = parts.chain((order) => {
  const weak = fc.subarray(order.filter((name) => fragile.includes(name)));
  const broken = weak.chain((names) =>
    fc.tuple(
      ...names.map((name) => troubles(name).map((trouble): Broken => ({ name, ...trouble }))),
    ),
  );
  return broken.map((list) => ({ order, broken: list }));
});

let code: LoadedPage['modules'];
const errors = vi.spyOn(console, 'error');

beforeAll(async () => {
  const resolved = resolve(
    { gated: true, nodes: sectionNames.map((name) => ({ name })) },
    config,
    context,
  );
  const loader = createLoader(async () => ({ ok: false, why: '', message: '' }));
  code = (await loadPage(resolved, loader)).modules;
});

const draw = (order: readonly SectionName[], broken: readonly Broken[]) => {
  const resolved = resolve(
    { gated: true, nodes: order.map((name) => ({ name })) },
    config,
    context,
  );
  const known = new Map(
    sectionNames.flatMap((name) => {
      const endpoint = endpointOf(name);
      const answer = broken.find((each) => each.name === name)?.answer;
      return endpoint
        ? [[callKey(endpoint, {}), answer ?? ({ ok: true, data: goodOf(name) } as const)]]
        : [];
    }),
  );
  const faults: Diagnostic[] = [];
  const nodes = renderPage(
    resolved,
    { modules: code, answers: known },
    { get: () => undefined, set: () => undefined },
    { report: (fault) => faults.push(fault) },
  );
  return { html: renderToString(nodes), faults };
};

const standing = (html: string) =>
  [...html.matchAll(/data-section="([^"]+)"/g)].map(([, name]) => name);

const isEmpty = (data: unknown): boolean => firstList(data)?.length === 0;

/** Whether the section stands and which faults it has, told by its schema alone. */
const verdict = ({ name, answer, lost: junk }: Broken): { stands: boolean; faults: string[] } => {
  const leftOutOf = (count: number) =>
    Array<string>(Math.min(count, MAX_LISTED + 1)).fill(`item-left-out ${name} rest`);
  if (junk !== undefined) return { stands: true, faults: leftOutOf(junk) };
  const endpoint = endpointOf(name);
  if (!answer.ok || !endpoint) return { stands: false, faults: [`call-failed ${name} hidden`] };
  const read = z.safeParse(endpoint.data, answer.data);
  if (!read.success) return { stands: false, faults: [`payload-misfit ${name} hidden`] };
  const data: unknown = read.data;
  const items = Array.isArray(data) ? data : (Object(data) as { items?: unknown }).items;
  const lost = Array.isArray(items) ? droppedItems(items).length : 0;
  return {
    stands: !(Array.isArray(items) && items.length === 0),
    faults: leftOutOf(lost),
  };
};

const words = (html: string) => html.replace(/ class="[^"]*"/g, '').replace(/<[^>]*>/g, '\n');
const addresses = (html: string) =>
  [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address]) => address);

/** How a section with its everyday payload looks on a page of its own. */
const alone = new Map<SectionName, string>();
const healthy = (name: SectionName): string => {
  // in front of it React may ask for its pictures
  const before = alone.get(name) ?? draw([name], []).html.replace(/^.*?(?=<section)/s, '');
  alone.set(name, before);
  return before;
};

const check = (order: readonly SectionName[], broken: readonly Broken[]) => {
  errors.mockClear();
  const { html, faults } = draw(order, broken);
  const verdicts = new Map(broken.map((each) => [each.name, verdict(each)]));
  expect(standing(html)).toEqual(order.filter((name) => verdicts.get(name)?.stands ?? true));
  expect(faults.map(({ fault, section, shown }) => `${fault} ${section} ${shown}`).sort()).toEqual(
    [...verdicts.values()].flatMap((each) => each.faults).sort(),
  );
  for (const name of order) if (!verdicts.has(name)) expect(html).toContain(healthy(name));
  expect(new Set(faults.map((fault) => JSON.stringify(fault))).size).toBe(faults.length);
  expect(words(html)).not.toMatch(/\[object|undefined|NaN|Infinity/);
  expect(html).not.toContain('<x-evil');
  expect(html).not.toContain('<script');
  for (const address of addresses(html)) expect(address).toMatch(/^(?:\/(?![/\\])|https?:\/\/)/);
  expect(errors).not.toHaveBeenCalled();
};

describe('any page', () => {
  it('shows every sample without a fault', () => {
    const { html, faults } = draw(sectionNames, []);
    expect(standing(html)).toEqual(sectionNames);
    expect(faults).toEqual([]);
    for (const name of sectionNames) expect(isEmpty(goodOf(name)), name).toBe(false);
  });

  it('keeps its healthy sections as they are, whatever the others are given', () => {
    fc.assert(
      fc.property(pages, ({ order, broken }) => check(order, broken)),
      fewRuns(800),
    );
  });

  it('stands huge payloads', () => {
    const one = fc.record({ name: fc.constantFrom(...fragile), data: huge, list: fc.boolean() });
    fc.assert(
      fc.property(one, ({ name, data, list }) => {
        const payload = list ? withJunk(goodOf(name), [[3, data]]) : data;
        check(
          [...new Set([name, '搜索框', '轮播图'] as const)],
          [{ name, answer: { ok: true, data: payload } }],
        );
      }),
      fewRuns(60),
    );
  });
});
