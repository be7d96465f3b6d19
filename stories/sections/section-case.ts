import type { LayoutNode } from '#schemas/layout/layout.ts';
import { registry } from '#sections/registry.ts';
import { resolve, type ShownSection, shownSections } from '#src/engine/resolve.ts';
import type { Registry, SectionDefinition } from '#src/engine/section-definition.ts';
import { allModules } from '../back-end/page-facts.ts';

const definitions: Registry = registry;

export const definitionOf = (name: string): SectionDefinition => {
  const definition = definitions[name];
  if (!definition) throw new Error(`${name} is not registered`);
  return definition;
};

export const everySection: readonly string[] = Object.keys(registry);

export const standingAlone = (name: string, node: Partial<LayoutNode> = {}): ShownSection => {
  const layout = { gated: false, nodes: [{ ...node, name }] };
  const context = { registry, member: true, modules: allModules };
  const [section] = shownSections(resolve(layout, null, context));
  if (!section) throw new Error(`${name} is not registered`);
  return section;
};
