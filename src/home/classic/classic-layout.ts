import type { LayoutNode } from '#schemas/layout/layout.ts';
import type { ResolvedSection, ShownSection } from '#src/engine/resolve.ts';

/** '' where nothing is chosen. */
export type Choices = { category: string; subCategory: string };

export const fillNode = (node: LayoutNode, choices: Choices): LayoutNode => {
  const { source } = node;
  if (!source?.fill) return node;
  const values = Object.entries(source.fill).map(([field, name]) => [field, choices[name]]);
  return {
    ...node,
    source: { ...source, payload: { ...source.payload, ...Object.fromEntries(values) } },
  };
};

export type Panel = {
  /** Does not depend on whether a module shows the panel's first sections. */
  key: string;
  sections: ShownSection[];
  /** Whether an empty panel says so instead of being hidden. */
  stands: boolean;
  /** A panel without calls always has something to show. */
  called: boolean;
  /** Stands under every tab. */
  common: boolean;
  from: number;
};

type Node = Pick<LayoutNode, 'tab' | 'subTab' | 'stands'>;

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

export const panelsOf = (
  nodes: readonly Node[],
  resolved: readonly ResolvedSection[],
  chosen: { tab: 'home' | 'category'; subTab: string },
): Panel[] => {
  const panels: Panel[] = [];
  let from = 0;
  let hidden: string | undefined;
  for (const section of resolved) {
    const { tab = chosen.tab, subTab = chosen.subTab, stands = false } = nodes[section.index] ?? {};
    if (tab !== chosen.tab || subTab !== chosen.subTab) continue;
    if (!section.shows) {
      hidden ??= section.key;
      continue;
    }
    const key = hidden ?? section.key;
    hidden = undefined;
    const common = nodes[section.index]?.tab === undefined;
    const called = section.definition.sources.length > 0;
    const panel = { key, sections: [section], stands, called, common, from };
    const last = panels.at(-1);
    if (joins(last, panel)) last.sections.push(section);
    else panels.push(panel);
    from += 1;
  }
  return panels;
};
