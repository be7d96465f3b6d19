import { useLayoutEffect, useMemo } from 'react';
import type { LayoutDocument } from '../../schemas/layout.ts';
import { registry } from '../../sections/registry.ts';
import type { Engine } from '../engine/engine.ts';
import { startCalls } from '../engine/load.ts';
import { resolve, shownSections } from '../engine/resolve.ts';
import { isMember } from '../platform/session/session.ts';
import {
  CATEGORY,
  currentSubTab,
  offeredSubTabs,
  SUB_TAB,
  subCategoryOf,
  useChoice,
} from '../platform/storage/choices.ts';
import { fillLayout, type Panel, panelsOf, subTabsOf } from './classic-layout.ts';
import { COUPONS_ON, useClearedCoupons } from './coupon-switch.ts';
import { holdPlaces } from './hold-places.ts';
import { usePageFacts } from './use-page-facts.ts';

type ClassicFact = 'modules' | 'version';

const visitorFacts: readonly ClassicFact[] = ['modules'];
const memberFacts: readonly ClassicFact[] = ['modules', 'version'];

/** The module that the version switch turns on. */
const COUPONS = 'coupons';

type Known = {
  modules: Readonly<Record<string, unknown>>;
  isUnknown: (module: string) => boolean;
};

const useModules = (engine: Engine) => {
  const member = isMember();
  const { facts, waiting, unknown, waitedBriefly } = usePageFacts<ClassicFact>(
    engine,
    member ? memberFacts : visitorFacts,
  );
  const version = member ? facts.version : null;
  useClearedCoupons(engine, version);
  const ready = unknown.length === 0 || waitedBriefly;
  // what was shown last may be over: the coupons wait for the switch, in their place
  const switching = waiting.includes('version');
  const said = JSON.stringify([facts.modules, version, unknown, switching]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `said` stands for the facts
  const known = useMemo((): Known => {
    if (!ready) return { modules: {}, isUnknown: () => false };
    return {
      modules: { ...facts.modules, [COUPONS]: version === COUPONS_ON && !switching },
      isUnknown: (module) =>
        module === COUPONS
          ? switching && (version ?? COUPONS_ON) === COUPONS_ON
          : unknown.includes('modules'),
    };
  }, [ready, said, engine]);
  return { member, known, ready };
};

const useChoices = () => {
  const category = useChoice(CATEGORY);
  const chosen = useChoice(subCategoryOf(category));
  return { category, subCategory: chosen || category, subTab: useChoice(SUB_TAB) };
};

/**
 * A classic page's panels, undefined until they are known; calls that depend on nothing start.
 * `known`: a new one where modules came or changed, which adds and removes sections.
 */
export const useClassicPage = (
  engine: Engine,
  layout: LayoutDocument,
): { panels: Panel[] | undefined; known: Known } => {
  const { loader } = engine;
  const { member, known, ready } = useModules(engine);
  const { category, subCategory, subTab: wanted } = useChoices();
  const tab = category ? 'category' : 'home';
  const { nodes } = layout;
  const resolved = useMemo(() => {
    const { modules } = known;
    const filled = fillLayout(layout, { category, subCategory });
    return resolve(filled, null, { registry, member, modules });
  }, [layout, category, subCategory, member, known]);
  const offered = useMemo(() => subTabsOf(nodes, resolved), [nodes, resolved]);
  const subTab = currentSubTab(offered, wanted);
  const panels = useMemo(
    () => panelsOf(nodes, holdPlaces(resolved, known.isUnknown), { tab, subTab }),
    [nodes, resolved, known, tab, subTab],
  );
  useLayoutEffect(() => offeredSubTabs.set(offered), [offered]);
  useLayoutEffect(() => {
    if (!ready) startCalls(shownSections(panels.flatMap(({ sections }) => sections)), loader);
  }, [ready, panels, loader]);
  return { panels: ready ? panels : undefined, known };
};
