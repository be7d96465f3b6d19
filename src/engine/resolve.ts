import { normalName } from '#schemas/layout/home-sections.ts';
import type { LayoutDocument, LayoutNode } from '#schemas/layout/layout.ts';
import type { Registry, SectionDefinition, Source } from './section-definition.ts';

/** Flags and titles by field name; null without a config. */
export type HomeConfig = Readonly<Record<string, unknown>> | null;

export type ResolveContext = {
  registry: Registry;
  member: boolean;
  /** Modules by name: the answer of the module-start call, and `coupons` by the version switch. */
  modules: Readonly<Record<string, unknown>>;
  /** The key of the group that holds the sections; undefined for the page's own. */
  group?: string | undefined;
};

export type Reason =
  | { check: 'name'; pass: boolean; alias: boolean }
  | { check: 'repeat'; pass: boolean; firstIndex: number }
  | { check: 'flag'; pass: boolean; field: string; configured: boolean }
  | { check: 'module'; pass: boolean; module: string }
  | { check: 'audience'; pass: boolean };

export type ResolvedSection = {
  /** Unique within the page, and independent of the section's position. */
  key: string;
  index: number;
  /** Path within the layout of a section that a group holds: `3.sections.0`. */
  path?: string;
  /** The name as the layout gives it. */
  given: string;
  title: string;
  settings: Readonly<Record<string, unknown>>;
  /** Further attributes of the section's root element. */
  marks?: LayoutNode['marks'];
  /** Attributes of an element around the section's content, and around its skeleton. */
  frame?: Readonly<Record<'ready' | 'loading', object>>;
  reasons: Reason[];
} & (
  | { shows: true; definition: SectionDefinition; source: Source | undefined }
  | { shows: false; definition: SectionDefinition | undefined }
);

export type ShownSection = Extract<ResolvedSection, { shows: true }>;

const indexes = new WeakMap<Registry, Map<string, SectionDefinition>>();

/** The sections of a registry by all their normalised names, cached. */
export const nameIndex = (registry: Registry): ReadonlyMap<string, SectionDefinition> => {
  let index = indexes.get(registry);
  if (!index) {
    index = new Map();
    const definitions = Object.values(registry);
    for (const definition of definitions)
      for (const alias of definition.aliases) index.set(normalName(alias), definition);
    for (const definition of definitions) index.set(normalName(definition.name), definition);
    indexes.set(registry, index);
  }
  return index;
};

const flagGate = ({ flag }: SectionDefinition, config: HomeConfig): Reason[] =>
  flag
    ? [{ check: 'flag', field: flag, pass: config?.[flag] === true, configured: config !== null }]
    : [];

const gates = ({ module, audience }: SectionDefinition, context: ResolveContext): Reason[] => {
  const reasons: Reason[] = [];
  if (module) reasons.push({ check: 'module', module, pass: context.modules[module] === true });
  if (audience) reasons.push({ check: 'audience', pass: context.member });
  return reasons;
};

const titleOf = (node: LayoutNode, definition: SectionDefinition, config: HomeConfig): string => {
  const configured = definition.titleField ? config?.[definition.titleField] : undefined;
  return node.title || (typeof configured === 'string' && configured) || definition.name;
};

const sourceOf = (node: LayoutNode, definition: SectionDefinition): Source | undefined => {
  const [standard] = definition.sources;
  const endpoint = definition.sources.find(({ path }) => path === node.source?.path) ?? standard;
  return endpoint && { endpoint, payload: node.source?.payload ?? {} };
};

/**
 * Every node of the layout with its verdict and reasons, in order. In every layout an unregistered name is
 * skipped, and module and audience are checked; a gated layout also checks the flag and shows a name, or a
 * name with an id, only once on the page, and once in each group.
 */
export const resolve = (
  layout: Pick<LayoutDocument, 'gated'> & { nodes: readonly LayoutNode[] },
  config: HomeConfig,
  context: ResolveContext,
): ResolvedSection[] => {
  const names = nameIndex(context.registry);
  const group = context.group ? `${context.group}/` : '';
  const seen = new Map<string, number[]>();
  return layout.nodes.map((node, index): ResolvedSection => {
    // most names are spelled as in the catalogue, and normalising a name is slow
    const given = names.has(node.name) ? node.name : normalName(node.name);
    const definition = names.get(given);
    const name = definition?.name ?? given;
    const { id = '', settings = {}, marks } = node;
    const identity = group + name + id;
    const positions = seen.get(identity) ?? [];
    seen.set(identity, positions);
    const key = `${identity}:${positions.push(index)}`;
    const title = definition ? titleOf(node, definition, config) : given;
    const reasons: Reason[] = [
      { check: 'name', pass: definition !== undefined, alias: definition?.name !== given },
    ];
    if (definition && layout.gated) {
      const [firstIndex = index] = positions;
      reasons.push({ check: 'repeat', pass: firstIndex === index, firstIndex });
      reasons.push(...flagGate(definition, config));
    }
    if (definition) reasons.push(...gates(definition, context));
    const common = { key, index, given, title, settings, marks, reasons };
    return definition && reasons.every(({ pass }) => pass)
      ? Object.assign(common, {
          shows: true as const,
          definition,
          source: sourceOf(node, definition),
        })
      : Object.assign(common, { shows: false as const, definition });
  });
};

export const shownSections = (resolved: readonly ResolvedSection[]): ShownSection[] =>
  resolved.filter((section): section is ShownSection => section.shows);
