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
import { usePageFacts } from './use-page-facts.ts';

const visitorFacts = ['modules'] as const;
const memberFacts = ['modules', 'version'] as const;

const useModules = (engine: Engine) => {
  const member = isMember();
  const { facts, complete, impatient } = usePageFacts(engine, member ? memberFacts : visitorFacts);
  const version = 'version' in facts ? facts.version : null;
  useClearedCoupons(engine, version);
  const ready = complete || impatient;
  // until then every module counts as off: the answer of the last visit may be outdated
  const modules = useMemo(
    () => (ready ? { ...facts.modules, coupons: version === COUPONS_ON } : {}),
    [ready, facts.modules, version],
  );
  return { member, modules, ready };
};

const useChoices = () => {
  const category = useChoice(CATEGORY);
  const chosen = useChoice(subCategoryOf(category));
  return { category, subCategory: chosen || category, subTab: useChoice(SUB_TAB) };
};

/** A classic page's panels, undefined until they are known; calls that depend on nothing start. */
export const useClassicPage = (engine: Engine, layout: LayoutDocument): Panel[] | undefined => {
  const { loader } = engine;
  const { member, modules, ready } = useModules(engine);
  const { category, subCategory, subTab: wanted } = useChoices();
  const tab = category ? 'category' : 'home';
  const { nodes } = layout;
  const resolved = useMemo(
    () =>
      resolve(fillLayout(layout, { category, subCategory }), null, { registry, member, modules }),
    [layout, category, subCategory, member, modules],
  );
  const offered = useMemo(() => subTabsOf(nodes, resolved), [nodes, resolved]);
  const subTab = currentSubTab(offered, wanted);
  const panels = useMemo(
    () => panelsOf(nodes, resolved, { tab, subTab }),
    [nodes, resolved, tab, subTab],
  );
  useLayoutEffect(() => offeredSubTabs.set(offered), [offered]);
  useLayoutEffect(() => {
    if (!ready) startCalls(shownSections(panels.flatMap(({ sections }) => sections)), loader);
  }, [ready, panels, loader]);
  return ready ? panels : undefined;
};
