import { isContainer } from '../../schemas/containers.ts';
import type { Diagnostic } from '../../schemas/diagnostics/endpoints.ts';
import { normalName } from '../../schemas/home-sections.ts';
import type { LayoutDocument, LayoutNode } from '../../schemas/layout.ts';
import {
  type ItemMisfit,
  type ItemRules,
  isOfCondition,
  type LayoutItem,
  readItem,
} from '../../schemas/layout-item.ts';
import { judgeWhen, settleWhen, type WhenFacts } from '../../schemas/when/judge-when.ts';
import { sample } from './diagnostics.ts';
import {
  type HomeConfig,
  nameIndex,
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
  /** Gives a section what its item sets beyond what its component knows. */
  set: (section: ShownSection) => ShownSection;
};

/** The settings of a shown container: what it holds. */
export type ContainerSettings = {
  /** The container's own key. */
  id: string;
  sections: readonly ShownSection[];
};

/** What a page whose items say more than names is resolved by. */
type ComposeContext = Omit<ResolveContext, 'registry'> & {
  /** By which the items' conditions are judged. */
  facts: WhenFacts;
  /** Has sections wait that hang on what is not known yet. */
  hold?: (resolved: ResolvedSection[]) => ResolvedSection[];
  /** Has the learner's choices in what a section sends. */
  fill?: (node: LayoutNode) => LayoutNode;
};

/** A page whose items say more than names. */
export type Composition = {
  /** Those of the page itself, each at its item's place. */
  nodes: readonly LayoutNode[];
  /** What did not fit, each once. */
  faults: Diagnostic[];
  /** Conditions that stay open where all is known that will be: their items never stand. */
  undecided: (facts: WhenFacts) => Diagnostic[];
  /** As `resolve` of the engine; an item whose condition does not hold stands nowhere. */
  resolve: (config: HomeConfig, context: ComposeContext) => ResolvedSection[];
};

/** A node with its place: its item's. */
type Placed = {
  node: LayoutNode;
  item: LayoutItem;
  index: number;
  /** Its own place, where a group holds it. */
  place?: string;
  /** The group that holds it. */
  within: LayoutItem | undefined;
};

const same = <T>(value: T): T => value;

const nodeOf = (said: LayoutItem, rest: object = {}): LayoutNode => {
  const { name, id, title, settings, source, theme, variant } = said;
  const node: LayoutNode = { ...rest, name };
  if (id) node.id = id;
  if (title) node.title = title;
  if (settings) node.settings = settings;
  if (source) node.source = source;
  if (!id && !theme && !variant) return node;
  const marks: Record<string, string> = {};
  if (id) marks['data-id'] = id;
  if (theme) marks['data-theme'] = theme;
  if (variant) marks['data-variant'] = variant;
  node.marks = marks;
  return node;
};

/** An item that stands, with the variant by which it does; nothing where its condition does not hold. */
const standing = (placed: Placed, facts: WhenFacts): Placed | undefined => {
  const { when, variant } = placed.item;
  if (!when) return placed;
  const settled = settleWhen(when, facts);
  if (!settled.holds) return undefined;
  const named = variant ?? settled.variant;
  if (!named) return placed;
  const marks = { ...placed.node.marks, 'data-variant': named };
  return { ...placed, node: { ...placed.node, marks } };
};

/** Those that stand now, none of them in a group that does not. */
const standingNow = (placed: readonly Placed[], facts: WhenFacts): Placed[] => {
  const kept: Placed[] = [];
  const groups = new Set<LayoutItem>();
  for (const each of placed) {
    if (each.within && !groups.has(each.within)) continue;
    const stands = standing(each, facts);
    if (!stands) continue;
    kept.push(stands);
    // what a group holds comes after it
    if (stands.item.sections) groups.add(stands.item);
  }
  return kept;
};

/** What is told of an item of a page; `path` begins at the item's place. */
const itemFault = (
  told: Pick<Diagnostic, 'fault' | 'shown'>,
  name: string,
  endpoint: string,
  { path, expected, came }: Pick<ItemMisfit, 'path' | 'expected' | 'came'>,
): Diagnostic => ({
  ...told,
  section: name.slice(0, 100),
  endpoint,
  path: path.slice(0, 200),
  expected: expected.slice(0, 200),
  came: sample(came),
});

const faultOf = (misfit: ItemMisfit, index: number, name: string, endpoint: string): Diagnostic =>
  itemFault(
    isOfCondition(misfit)
      ? { fault: 'condition-misfit', shown: 'hidden' }
      : { fault: 'field-defaulted', shown: 'rest' },
    name,
    endpoint,
    { ...misfit, path: `${index}.${misfit.path}` },
  );

/**
 * The sections that each container shows stand in its settings; one without any does not show. What
 * does not show stands on the page itself, for the faults that are told of it.
 */
const grouped = (
  resolved: readonly ResolvedSection[],
  kept: readonly Placed[],
): ResolvedSection[] =>
  resolved.flatMap((section, at): ResolvedSection[] => {
    const placed = kept[at];
    if (!placed) return [section];
    const { index, place, within } = placed;
    if (within !== undefined)
      return section.shows ? [] : [{ ...section, index, ...(place && { place }) }];
    if (!section.shows || !isContainer(section.definition.name))
      return [section.index === index ? section : { ...section, index }];
    const sections = resolved.filter(
      (each, place): each is ShownSection => each.shows && kept[place]?.within === placed.item,
    );
    const settings: ContainerSettings = { id: section.key, sections };
    if (sections.length > 0) return [{ ...section, index, settings }];
    const { source: _none, definition, ...rest } = section;
    return [{ ...rest, index, shows: false, definition }];
  });

/** A group that says nothing of what it holds, which is no fault of a draft yet. */
const withoutSections = (
  item: LayoutItem | undefined,
  misfits: readonly ItemMisfit[],
): ItemMisfit[] => {
  if (!item || !isContainer(item.name) || item.sections) return [];
  if (misfits.some(({ path }) => path.startsWith('sections'))) return [];
  const expected = 'a list of sections';
  return [{ path: 'sections', expected, message: '', came: undefined }];
};

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
  const names = nameIndex(rules.registry);
  const definitionOf = (name: string): SectionDefinition | undefined =>
    names.get(name) ?? names.get(normalName(name));
  const itemRules: ItemRules = {
    settingTable: (name) => rules.settingTable(definitionOf(name)?.name ?? name),
    sourcesOf: (name) => definitionOf(name)?.sources,
    fills: !layout.gated,
  };
  const placed: Placed[] = [];
  const nodes: LayoutNode[] = [];
  const faults: Diagnostic[] = [];
  for (const [index, raw] of items.entries()) {
    const { item, misfits } = readItem(raw, itemRules);
    const tell = (each: ItemMisfit) => {
      const name = item ? (definitionOf(item.name)?.name ?? item.name) : '首页';
      faults.push(faultOf(each, index, name, rules.endpoint));
    };
    misfits.forEach(tell);
    withoutSections(item, misfits).forEach(tell);
    if (!item) continue;
    const node = nodeOf(item, keep(raw));
    nodes[index] = node;
    placed.push({ node, item, index, within: undefined });
    const unread = new Set(misfits.map(({ path }) => path));
    let at = 0;
    for (const held of item.sections ?? []) {
      while (unread.has(`sections.${at}.name`)) at += 1;
      const place = `${index}.sections.${at}`;
      placed.push({ node: nodeOf(held), item: held, index, place, within: item });
      at += 1;
    }
  }
  const undecided = ({ item, index, place = `${index}` }: Placed, facts: WhenFacts) => {
    const judged = item.when && judgeWhen(item.when, facts);
    if (judged?.holds !== 'open') return [];
    const name = definitionOf(item.name)?.name ?? item.name;
    return itemFault({ fault: 'condition-undecided', shown: 'hidden' }, name, rules.endpoint, {
      path: `${place}.when`,
      expected: 'a back end that knows of its members',
      came: judged.rest,
    });
  };
  return {
    nodes,
    faults,
    undecided: (facts) => placed.flatMap((each) => undecided(each, facts)),
    resolve: (config, { facts, hold = same, fill = same, ...context }) => {
      const kept = standingNow(placed, facts);
      const all = { gated: layout.gated, nodes: kept.map(({ node }) => fill(node)) };
      const resolved = resolve(all, config, { ...context, registry: rules.registry });
      const set = resolved.map((section) => (section.shows ? rules.set(section) : section));
      return grouped(hold(set), kept);
    },
  };
};
