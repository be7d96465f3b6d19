import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import * as z from 'zod/mini';
import { flagFields, sectionNames } from '#schemas/layout/home-sections.ts';
import type { LayoutNode } from '#schemas/layout/layout.ts';
import { settingTable } from '#schemas/layout/section-settings.ts';
import type { WhenFacts } from '#schemas/when/judge-when.ts';
import { callKey } from '#schemas/wire/define-endpoint.ts';
import { registry } from '#sections/registry.ts';
import { compose } from '#src/engine/compose.ts';
import type { LoadedAnswer } from '#src/engine/load.ts';
import { resolve } from '#src/engine/resolve.ts';
import type {
  SectionDefinition,
  SectionModule,
  SectionProps,
} from '#src/engine/section-definition.ts';
import { withSettings } from '#src/engine/set-section.ts';
import { samples } from '#stories/sections/section-samples.ts';
import { renderPage } from '#tests/harness/engine/render-page.tsx';

type Modules = ReadonlyMap<SectionDefinition, SectionModule>;

/** One section of the page: its node in the layout, and its own payload as the wire has it. */
type Position = { definition: SectionDefinition; node: LayoutNode; json: string };

const jsonOf = Object.fromEntries(
  sectionNames.map((name) => [name, JSON.stringify(samples[name].常规) ?? 'null']),
);

const positions = (count: number): Position[] =>
  Array.from({ length: count }, (_, index): Position[] => {
    const name = sectionNames[index % sectionNames.length];
    if (!name) return [];
    const [endpoint] = registry[name].sources;
    const source = endpoint && { path: endpoint.path, payload: { page: 1, place: index } };
    return [
      {
        definition: registry[name],
        node: { name, ...(source && { source }) },
        json: jsonOf[name] ?? 'null',
      },
    ];
  }).flat();

const keyOf = ({ definition: { sources }, node }: Position) =>
  sources[0] && callKey(sources[0], node.source?.payload);

const config = Object.fromEntries(flagFields.map((field) => [field, true]));
const context = { registry, member: true, modules: { liveModule: true } };

export const loadModules = async (): Promise<Modules> => {
  const loaded = Object.values(registry).map(
    async (definition): Promise<[SectionDefinition, SectionModule]> => [
      definition,
      await definition.load(),
    ],
  );
  return new Map(await Promise.all(loaded));
};

type Round = () => string;

/** What items of a document say beside their sections' names. */
const detailsOf = ({ name }: SectionDefinition, index: number) => {
  const { quiet, more } = settingTable(name);
  const settings = { ...(quiet && { quiet: true }), ...(more && { more: '/cate' }) };
  return { id: `s${index}`, ...(Object.keys(settings).length > 0 && { settings }) };
};

/** A condition that holds for everybody who is a member in these days. */
const when = { all: [{ audience: 'member' }, { between: ['2026-01-01 00:00', null] }] };
const facts: WhenFacts = {
  now: Date.parse('2026-06-01T00:00:00Z'),
  member: { id: '7', card: true, doctor: true, registeredAt: 0, studies: [] },
  device: undefined,
};

const rules = { registry, settingTable, set: withSettings, endpoint: '/v1/index/sort' };

const documentOf = (all: readonly Position[]) =>
  all.map(({ definition, node }, index) => ({ ...node, ...detailsOf(definition, index), when }));

/**
 * What a page is resolved from: names alone; a document of items with settings and conditions, which
 * the page reads once and resolves at every render; or one that is read anew each time.
 */
export type Kind = 'names' | 'document' | 'document read anew';

const resolver = (all: readonly Position[], kind: Kind) => {
  const layout = { gated: false, nodes: all.map(({ node }) => node) };
  if (kind === 'names') return () => resolve(layout, config, context);
  const items = documentOf(all);
  const read = () => {
    const page = compose(items, rules, layout);
    if (page.faults.length > 0) throw new Error(JSON.stringify(page.faults[0]));
    return page;
  };
  const once = kind === 'document' ? read() : undefined;
  return () => (once ?? read()).resolve(config, { ...context, facts });
};

/** The page through the engine: resolved, checked, rendered. Every call has a payload of its own. */
export const engineRound = (count: number, modules: Modules, kind: Kind): Round => {
  const all = positions(count);
  const read = resolver(all, kind);
  const answers = new Map<string, LoadedAnswer>();
  for (const position of all)
    answers.set(keyOf(position) ?? '', { ok: true, data: JSON.parse(position.json) });
  const held = new Map<string, unknown>();
  const lastGood = {
    get: (key: string) => held.get(key),
    set: (key: string, data: unknown) => void held.set(key, data),
  };
  const report = (fault: object) => {
    throw new Error(JSON.stringify(fault));
  };
  return () => {
    return renderToString(renderPage(read(), { modules, answers }, lastGood, { report }));
  };
};

/** The same page written by hand: the same components and data, nothing asked and nothing checked. */
export const handRound = (count: number, modules: Modules, kind: Kind): Round => {
  const parts = positions(count).flatMap(({ definition, node, json }, index) => {
    const [endpoint] = definition.sources;
    const module = modules.get(definition);
    if (!module) return [];
    const data = endpoint && z.parse(endpoint.data, JSON.parse(json));
    const source = endpoint && { endpoint, payload: node.source?.payload ?? {} };
    const { id, settings = {} } = kind === 'names' ? {} : detailsOf(definition, index);
    const props: SectionProps = { title: definition.name, data, settings, source };
    return [{ Content: module.default, props, id }];
  });
  return () => {
    const page: ReactNode[] = parts.map(({ Content, props, id }, index) => (
      <section
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed page
        key={index}
        data-section={props.title}
        data-state="ready"
        data-id={id}
        aria-label={props.title}
      >
        <Content {...props} />
      </section>
    ));
    return renderToString(page);
  };
};
