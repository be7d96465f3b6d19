import { pageLayout } from '#schemas/classic/endpoints.ts';
import { sectionOrder } from '#schemas/home/endpoints.ts';
import { sectionNames } from '#schemas/layout/home-sections.ts';
import { settingTable } from '#schemas/layout/section-settings.ts';
import { registry } from '#sections/registry.ts';
import type { ComposeRules, Composition, compose } from '#src/engine/compose.ts';
import type { Registry } from '#src/engine/section-definition.ts';
import { containerRegistry } from './containers.tsx';
import { DocumentStack } from './document-stack.tsx';
import { whenFacts } from './when-facts.ts';

/**
 * What the server's order may list: the sections of the ordered page, with all of their calls, and
 * containers.
 */
const ordered: Registry = {
  ...Object.fromEntries(sectionNames.map((name) => [name, registry[name]])),
  ...containerRegistry,
};

const ofPages: Registry = { ...registry, ...containerRegistry };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** An item's tab, sub-tab and `stands` on a classic page; values that do not fit are left out. */
const placementOf = (raw: unknown): object => {
  if (!isRecord(raw)) return {};
  const { tab, subTab, stands } = raw;
  return {
    ...((tab === 'home' || tab === 'category') && { tab }),
    ...(typeof subTab === 'string' && subTab && { subTab }),
    ...(stands === true && { stands }),
  };
};

/** Code of the engine, passed in so that it stays out of the app's foundation. */
type Parts = { composeItems: typeof compose; set: ComposeRules['set'] };

export const composer = ({ composeItems, set }: Parts) => ({
  Stack: DocumentStack,
  facts: whenFacts,
  composeOrder: (order: readonly unknown[]): Composition =>
    composeItems(
      order,
      { registry: ordered, settingTable, set, endpoint: sectionOrder.path },
      { gated: true },
    ),
  composePage: (nodes: readonly unknown[]): Composition =>
    composeItems(
      nodes,
      { registry: ofPages, settingTable, set, endpoint: pageLayout.path },
      { gated: false },
      placementOf,
    ),
});
