import type { LayoutDocument, LayoutNode } from '../../schemas/layout.ts';
import type { ResolvedSection, ShownSection } from '../engine/resolve.ts';

/** What a learner has chosen on the page; '' is nothing. */
export type Choices = { category: string; subCategory: string };

const filled = (node: LayoutNode, choices: Choices): LayoutNode => {
  const { source } = node;
  if (!source?.fill) return node;
  const values = Object.entries(source.fill).map(([field, name]) => [field, choices[name]]);
  return {
    ...node,
    source: { ...source, payload: { ...source.payload, ...Object.fromEntries(values) } },
  };
};

/** The layout with every call's payload filled with what has been chosen. */
export const fillLayout = (layout: LayoutDocument, choices: Choices): LayoutDocument => ({
  ...layout,
  nodes: layout.nodes.map((node) => filled(node, choices)),
});

/** A part of the page that loads, and turns out to be empty, for itself. */
export type Panel = {
  key: string;
  sections: ShownSection[];
  /** Says so where it has nothing to show. */
  stands: boolean;
  /** Depends on calls: one without them always has something to show. */
  called: boolean;
  /** Stands on every tab. */
  common: boolean;
  /** Sections that stand before it. */
  from: number;
};

type Node = Pick<LayoutNode, 'tab' | 'subTab' | 'stands'>;

/** Names of the sub-tabs under which something can stand, in order. */
export const subTabsOf = (
  nodes: readonly Node[],
  resolved: readonly ResolvedSection[],
): string[] => [
  ...new Set(resolved.flatMap(({ shows, index }) => (shows && nodes[index]?.subTab) || [])),
];

const joins = (last: Panel | undefined, next: Panel): last is Panel =>
  last !== undefined &&
  !last.stands &&
  !next.stands &&
  last.called === next.called &&
  last.common === next.common;

/** The sections of one tab and sub-tab, in order, cut into panels. */
export const panelsOf = (
  nodes: readonly Node[],
  resolved: readonly ResolvedSection[],
  chosen: { tab: 'home' | 'category'; subTab: string },
): Panel[] => {
  const panels: Panel[] = [];
  let from = 0;
  for (const section of resolved) {
    const { tab = chosen.tab, subTab = chosen.subTab, stands = false } = nodes[section.index] ?? {};
    if (!section.shows || tab !== chosen.tab || subTab !== chosen.subTab) continue;
    const common = nodes[section.index]?.tab === undefined;
    const called = section.source !== undefined;
    const panel = { key: section.key, sections: [section], stands, called, common, from };
    const last = panels.at(-1);
    if (joins(last, panel)) last.sections.push(section);
    else panels.push(panel);
    from += 1;
  }
  return panels;
};
