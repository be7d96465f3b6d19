import type { Diagnostic } from '#schemas/diagnostics/endpoints.ts';
import { isContainer } from '#schemas/layout/containers.ts';
import { normalName } from '#schemas/layout/home-sections.ts';
import type { LayoutDocument, LayoutNode } from '#schemas/layout/layout.ts';
import {
  type ItemMisfit,
  type ItemRules,
  type LayoutItem,
  readItem,
} from '#schemas/layout/layout-item.ts';
import { cutText } from '#schemas/text/cut-text.ts';
import { judgeWhen, settleWhen, type WhenFacts } from '#schemas/when/judge-when.ts';
import { sample } from './diagnostics.ts';
import {
  type HomeConfig,
  nameIndex,
  type ResolveContext,
  type ResolvedSection,
  resolve,
  type ShownSection,
  shownSections,
} from './resolve.ts';
import type { Registry, SectionDefinition } from './section-definition.ts';

export type ComposeRules = Pick<ItemRules, 'settingTable'> & {
  /** The sections, and the containers under their own names. */
  registry: Registry;
  /** Path of the call that answers the items. */
  endpoint: string;
  /** Applies settings of an item that the section's component does not know. */
  set: (section: ShownSection) => ShownSection;
};

export type ContainerSettings = {
  id: string;
  sections: readonly ShownSection[];
};

type ComposeContext = Omit<ResolveContext, 'registry' | 'group'> & {
  /** The items' conditions are judged by these. */
  facts: WhenFacts;
  /** Keeps sections in place that depend on what is not known yet. */
  hold?: (resolved: ResolvedSection[]) => ResolvedSection[];
  /** Fills the learner's choices into a section's payload. */
  fill?: (node: LayoutNode) => LayoutNode;
};

/** A page whose items say more than names. */
export type Composition = {
  /** The page's own nodes, one for each item, in order. */
  nodes: readonly LayoutNode[];
  /** Misfits, each once. */
  faults: Diagnostic[];
  /** Conditions that no further answer will decide: their items are never shown. */
  undecided: (facts: WhenFacts) => Diagnostic[];
  /** As `resolve` of the engine; an item whose condition does not hold is left out. */
  resolve: (config: HomeConfig, context: ComposeContext) => ResolvedSection[];
};

type Placed = {
  node: LayoutNode;
  item: LayoutItem;
  /** Index of the page's own item: that of the group for an item in a group. */
  index: number;
  /** Index within the page or the group. */
  at: number;
  /** Path of an item in a group. */
  path?: string;
  held: readonly Placed[];
};

const same = <T>(value: T): T => value;

const nodeOf = (layoutItem: LayoutItem, rest: object = {}): LayoutNode => {
  const { name, id, title, settings, source, theme, variant } = layoutItem;
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

/** The item, with the variant whose condition holds; undefined where its condition does not hold. */
const standing = (placed: Placed, facts: WhenFacts): Placed | undefined => {
  const { when, variant, closed } = placed.item;
  if (closed) return undefined;
  if (!when) return placed;
  const settled = settleWhen(when, facts);
  if (!settled.holds) return undefined;
  const named = variant ?? settled.variant;
  if (!named) return placed;
  const marks = { ...placed.node.marks, 'data-variant': named };
  return { ...placed, node: { ...placed.node, marks } };
};

/** The report on an item; `path` begins at the item. */
const itemFault = (
  fault: Pick<Diagnostic, 'fault' | 'shown'>,
  name: string,
  endpoint: string,
  { path, expected, came }: Pick<ItemMisfit, 'path' | 'expected' | 'came'>,
): Diagnostic => ({
  ...fault,
  section: cutText(name, 100),
  endpoint,
  path: cutText(path, 200),
  expected: cutText(expected, 200),
  came: sample(came),
});

/** Parts of an item without which it is left out: its name, its switch, its sections. */
const VITAL = /^(?:sections\.\d+\.)?(?:name|open|sections)$/;

const faultOf = (misfit: ItemMisfit, index: number, name: string, endpoint: string): Diagnostic =>
  itemFault(
    misfit.fault
      ? { fault: 'condition-misfit', shown: 'hidden' }
      : { fault: 'field-defaulted', shown: VITAL.test(misfit.path) ? 'hidden' : 'rest' },
    name,
    endpoint,
    { ...misfit, path: `${index}.${misfit.path}` },
  );

/** The section at its item; a repeat names the first one by the index of its item too. */
const atPosition = (
  section: ResolvedSection,
  { index, path }: Placed,
  standing: readonly Placed[],
): ResolvedSection => {
  const reasons = section.reasons.map((reason) =>
    reason.check === 'repeat'
      ? { ...reason, firstIndex: standing[reason.firstIndex]?.at ?? reason.firstIndex }
      : reason,
  );
  return { ...section, reasons, index, ...(path && { path }) };
};

/**
 * A container with its shown sections as settings; it is hidden without any. Its hidden sections follow it,
 * so that their faults are reported.
 */
const withHeld = (container: ShownSection, held: readonly ResolvedSection[]): ResolvedSection[] => {
  const sections = shownSections(held);
  const hidden = held.filter(({ shows }) => !shows);
  const settings: ContainerSettings = { id: container.key, sections };
  if (sections.length > 0) return [{ ...container, settings }, ...hidden];
  const { source: _none, ...rest } = container;
  return [{ ...rest, shows: false }, ...hidden];
};

/** What an item holds; an entry without a name keeps its position and gets no item. */
const heldBy = (
  { sections = [] }: LayoutItem,
  misfits: readonly ItemMisfit[],
  index: number,
): Placed[] => {
  const unread = new Set(misfits.map(({ path }) => path));
  let at = -1;
  return sections.map((item) => {
    do at += 1;
    while (unread.has(`sections.${at}.name`));
    return { node: nodeOf(item), item, index, at, path: `${index}.sections.${at}`, held: [] };
  });
};

/** A group without `sections`, which a draft may still have. */
const withoutSections = (
  item: LayoutItem | undefined,
  misfits: readonly ItemMisfit[],
): ItemMisfit[] => {
  if (!item || !isContainer(item.name) || item.sections) return [];
  if (misfits.some(({ path }) => path.startsWith('sections'))) return [];
  const expected = 'a list of sections';
  return [{ path: 'sections', expected, came: undefined }];
};

/**
 * Reads page items that say more than names (home rule 80), and pairs them with sections as `resolve` does.
 * A part that does not fit is ignored and reported once. `keep` carries over fields that only the layout
 * has (`tab`, `subTab`, `stands`).
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
    form: 'wire',
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
    placed.push({ node, item, index, at: index, held: heldBy(item, misfits, index) });
  }
  const undecided = ({ item, index, path = `${index}` }: Placed, facts: WhenFacts) => {
    const judged = item.when && judgeWhen(item.when, facts);
    if (judged?.holds !== 'open') return [];
    const name = definitionOf(item.name)?.name ?? item.name;
    return itemFault({ fault: 'condition-undecided', shown: 'hidden' }, name, rules.endpoint, {
      path: `${path}.when`,
      expected: 'a back end that knows of its members',
      came: judged.rest,
    });
  };
  return {
    nodes,
    faults,
    undecided: (facts) =>
      placed.flatMap((each) => [each, ...each.held]).flatMap((each) => undecided(each, facts)),
    resolve: (config, { facts, hold = same, fill = same, ...context }) => {
      const resolveIn = (items: readonly Placed[], group?: string): ResolvedSection[] => {
        const visible = items.flatMap((each) => standing(each, facts) ?? []);
        const resolved = resolve(
          { gated: layout.gated, nodes: visible.map(({ node }) => fill(node)) },
          config,
          { ...context, registry: rules.registry, group },
        );
        const set = resolved.map((section) => (section.shows ? rules.set(section) : section));
        return hold(set).flatMap((each, at) => {
          const placedItem = visible[at];
          const section = placedItem ? atPosition(each, placedItem, visible) : each;
          return section.shows && isContainer(section.definition.name)
            ? withHeld(section, resolveIn(placedItem?.held ?? [], section.key))
            : [section];
        });
      };
      return resolveIn(placed);
    },
  };
};
