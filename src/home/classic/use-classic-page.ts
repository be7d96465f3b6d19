import { useLayoutEffect, useMemo } from 'react';
import type { LayoutDocument, LayoutNode } from '#schemas/layout/layout.ts';
import { themes } from '#schemas/layout/themes.ts';
import { registry } from '#sections/registry.ts';
import type { Engine } from '#src/engine/engine.ts';
import { startCalls } from '#src/engine/load.ts';
import { resolve, shownSections } from '#src/engine/resolve.ts';
import { SectionStack } from '#src/engine/section-stack.tsx';
import { isMember } from '#src/platform/session/session.ts';
import {
  CATEGORY,
  currentSubTab,
  offeredSubTabs,
  SUB_TAB,
  subCategoryOf,
  useChoice,
} from '#src/platform/storage/choices.ts';
import { comparable } from '../comparable.ts';
import { COUPONS_ON, useClearedCoupons } from '../coupons/coupon-switch.ts';
import { holdSlots } from '../hold-slots.ts';
import { isClosed } from '../is-closed.ts';
import { useComposer } from '../use-composer.ts';
import { useItemFaults } from '../use-item-faults.ts';
import { usePageFacts } from '../use-page-facts.ts';
import type { ClassicVariant } from '../variants.ts';
import { fillNode, panelsOf, subTabsOf } from './classic-layout.ts';
import { type LiveLayout, listedNodes } from './listed-nodes.ts';

type ClassicFact = 'modules' | 'version' | ClassicVariant;

const known = new Map<string, readonly ClassicFact[]>();

/** The same array each time, as `usePageFacts` requires. */
const factsOf = (variant: ClassicVariant, member: boolean): readonly ClassicFact[] => {
  const key = variant + member;
  const before = known.get(key);
  const names = before ?? ['modules', variant, ...(member ? (['version'] as const) : [])];
  known.set(key, names);
  return names;
};

const COUPONS = 'coupons';

const TABS = '分类标签';

type Known = {
  modules: Readonly<Record<string, unknown>>;
  isUnknown: (module: string) => boolean;
};

const useModules = (engine: Engine, variant: ClassicVariant) => {
  const member = isMember();
  const { facts, waiting, unknown, waitedBriefly } = usePageFacts<ClassicFact>(
    engine,
    factsOf(variant, member),
  );
  const version = member ? facts.version : null;
  useClearedCoupons(engine, version);
  const ready = unknown.length === 0 || waitedBriefly;
  // the coupons shown last may have ended: their place stays empty until the switch is answered
  const switching = waiting.includes('version');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the facts say stands for them
  const known = useMemo((): Known => {
    if (!ready) return { modules: {}, isUnknown: () => false };
    return {
      modules: { ...facts.modules, [COUPONS]: version === COUPONS_ON && !switching },
      isUnknown: (module) =>
        module === COUPONS
          ? switching && (version ?? COUPONS_ON) === COUPONS_ON
          : unknown.includes('modules'),
    };
  }, [ready, comparable(facts.modules), version, unknown.join(), switching, engine]);
  const answered = facts.modules !== null;
  return { member, known, answered, ready, live: facts[variant] };
};

const useChoices = () => {
  const category = useChoice(CATEGORY);
  const chosen = useChoice(subCategoryOf(category));
  return { category, subCategory: chosen || category, subTab: useChoice(SUB_TAB) };
};

const headOf = (theme: string, coupon: string): Pick<LayoutDocument, 'theme' | 'coupon'> => ({
  theme: themes.find((each) => each === theme) ?? 'default',
  coupon: coupon === 'plain' || coupon === 'phone-bound' ? coupon : undefined,
});

/** The published layout; the shipped one where nothing else is published or known. */
const useLayout = (engine: Engine, shipped: LayoutDocument, live: LiveLayout) => {
  const nodes = listedNodes(live);
  const composer = useComposer(nodes !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was put live says what it is
  const composed = useMemo(
    () => nodes && composer?.composePage(nodes),
    [comparable(live), composer],
  );
  useItemFaults(engine, { composed, composer });
  const { theme = '', coupon = '' } = (composed && live) || {};
  const layout = useMemo(
    () =>
      composed ? { ...shipped, ...headOf(theme, coupon), nodes: [...composed.nodes] } : shipped,
    [composed, shipped, theme, coupon],
  );
  return { layout, composed, composing: composer === undefined, ...composer };
};

/**
 * A classic page's panels, undefined until they are known; calls that depend on nothing start. `known` is a
 * new object whenever modules arrive or change, which adds and removes sections.
 */
export const useClassicPage = (
  engine: Engine,
  shipped: LayoutDocument,
  variant: ClassicVariant,
) => {
  const { loader } = engine;
  const { member, known, answered, ready: waited, live } = useModules(engine, variant);
  const { layout, composed, composing, Stack, facts } = useLayout(engine, shipped, live);
  const { category, subCategory, subTab: wanted } = useChoices();
  const { nodes } = layout;
  const ready = waited && !composing;
  const resolved = useMemo(() => {
    const { modules } = known;
    const fill = (node: LayoutNode) => fillNode(node, { category, subCategory });
    if (composed && facts) return composed.resolve(null, { member, modules, facts: facts(), fill });
    const filled = { ...layout, nodes: layout.nodes.map(fill) };
    return resolve(filled, null, { registry, member, modules });
  }, [layout, composed, facts, category, subCategory, member, known]);
  const hasTabs = resolved.some(({ shows, definition }) => shows && definition?.name === TABS);
  const tab = category && hasTabs ? 'category' : 'home';
  const offered = useMemo(() => subTabsOf(nodes, resolved), [nodes, resolved]);
  const subTab = currentSubTab(offered, wanted);
  const panels = useMemo(
    () => panelsOf(nodes, holdSlots(resolved, known.isUnknown), { tab, subTab }),
    [nodes, resolved, known, tab, subTab],
  );
  useLayoutEffect(() => offeredSubTabs.set(offered), [offered]);
  useLayoutEffect(() => {
    if (!ready) startCalls(shownSections(panels.flatMap(({ sections }) => sections)), loader);
  }, [ready, panels, loader]);
  return {
    panels: ready ? panels : undefined,
    closed: isClosed(resolved, answered),
    known,
    layout,
    Stack: Stack ?? SectionStack,
  };
};
