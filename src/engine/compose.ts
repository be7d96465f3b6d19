import { isContainer } from '../../schemas/containers.ts';
import type { Diagnostic } from '../../schemas/diagnostics/endpoints.ts';
import { normalName } from '../../schemas/home-sections.ts';
import type { LayoutDocument, LayoutNode } from '../../schemas/layout.ts';
import {
  type ItemMisfit,
  type ItemRules,
  type LayoutItem,
  readItem,
} from '../../schemas/layout-item.ts';
import { sample } from './diagnostics.ts';
import {
  type HomeConfig,
  type ResolveContext,
  type ResolvedSection,
  resolve,
  type ShownSection,
} from './resolve.ts';
import type { Registry, SectionDefinition } from './section-definition.ts';

/** What items of a page are held against. */
export type ComposeRules = Pick<ItemRules, 'settingTable'> & {
  /** The sections, and the containers under their own names. */
  registry: Registry;
  /** The call that answers the items. */
  endpoint: string;
};

/** The settings of a shown container: what it holds. */
export type ContainerSettings = {
  /** The container's own key. */
  id: string;
  sections: readonly ShownSection[];
};

/** A page whose items say more than names. */
export type Composition = {
  nodes: readonly LayoutNode[];
  /** What did not fit, each once. */
  faults: Diagnostic[];
  /** As `resolve` of the engine; `hold` has sections wait that hang on what is not known yet. */
  resolve: (
    config: HomeConfig,
    context: Omit<ResolveContext, 'registry'>,
    hold?: (resolved: ResolvedSection[]) => ResolvedSection[],
  ) => ResolvedSection[];
};

/** A node with its place: its item's, and its container's among the nodes where it stands in one. */
type Placed = { node: LayoutNode; index: number; within: number | undefined };

const definitions = ({
  registry,
}: ComposeRules): ((name: string) => SectionDefinition | undefined) => {
  const all = Object.values(registry);
  const known = new Map<string, SectionDefinition>();
  for (const each of all) for (const alias of each.aliases) known.set(normalName(alias), each);
  for (const each of all) known.set(normalName(each.name), each);
  return (name) => known.get(normalName(name));
};

const nodeOf = ({ id, theme, sections: _held, ...item }: LayoutItem, rest: object): LayoutNode => {
  const node = { ...rest, ...item };
  if (!id && !theme) return node;
  const marks = { ...(id && { 'data-id': id }), ...(theme && { 'data-theme': theme }) };
  return { ...node, ...(id && { id }), marks };
};

const faultOf = (
  { path, expected, came }: ItemMisfit,
  index: number,
  name: string,
  endpoint: string,
): Diagnostic => ({
  fault: 'field-defaulted',
  section: name.slice(0, 100),
  endpoint,
  path: `${index}.${path}`.slice(0, 200),
  expected: expected.slice(0, 200),
  came: sample(came),
  shown: 'rest',
});

/**
 * The sections that each container shows stand in its settings; one without any does not show. What
 * does not show stands on the page itself, for the faults that are told of it.
 */
const grouped = (resolved: readonly ResolvedSection[], placed: readonly Placed[]) =>
  resolved.flatMap((section, at): ResolvedSection[] => {
    const { index = at, within } = placed[at] ?? {};
    if (within !== undefined) return section.shows ? [] : [{ ...section, index }];
    if (!section.shows || !isContainer(section.definition.name)) return [{ ...section, index }];
    const sections = resolved.filter(
      (each, place): each is ShownSection => each.shows && placed[place]?.within === at,
    );
    const settings: ContainerSettings = { id: section.key, sections };
    if (sections.length > 0) return [{ ...section, index, settings }];
    const { source: _none, definition, ...rest } = section;
    return [{ ...rest, index, shows: false, definition }];
  });

/**
 * Reads the items of a page that say more than names (home rule 80), and pairs them with sections as
 * `resolve` does. What does not fit is as if it were not said, and told once. Fields of the layout
 * alone (`tab`, `subTab`, `stands`) stay as they are.
 */
export const compose = (
  items: readonly unknown[],
  rules: ComposeRules,
  layout: Pick<LayoutDocument, 'gated'>,
  keep: (item: unknown) => object = () => ({}),
): Composition => {
  const definitionOf = definitions(rules);
  const itemRules: ItemRules = {
    settingTable: (name) => rules.settingTable(definitionOf(name)?.name ?? name),
    sourcesOf: (name) => definitionOf(name)?.sources,
  };
  const placed: Placed[] = [];
  const faults: Diagnostic[] = [];
  for (const [index, raw] of items.entries()) {
    const { item, misfits } = readItem(raw, itemRules);
    const name = item ? (definitionOf(item.name)?.name ?? item.name) : '首页';
    faults.push(...misfits.map((each) => faultOf(each, index, name, rules.endpoint)));
    if (!item) continue;
    const at = placed.push({ node: nodeOf(item, keep(raw)), index, within: undefined }) - 1;
    for (const held of item.sections ?? [])
      placed.push({ node: nodeOf(held, {}), index, within: at });
  }
  const nodes = placed.map(({ node }) => node);
  return {
    nodes,
    faults,
    resolve: (config, context, hold = (resolved) => resolved) => {
      const { registry } = rules;
      const resolved = resolve({ gated: layout.gated, nodes }, config, { ...context, registry });
      return grouped(hold(resolved), placed);
    },
  };
};
