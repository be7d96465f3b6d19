import { useEffect, useMemo, useState } from 'react';
import type { Diagnostic } from '../../schemas/diagnostics/endpoints.ts';
import { sectionOrder } from '../../schemas/home/endpoints.ts';
import type { LayoutDocument } from '../../schemas/layout.ts';
import { homeRegistry } from '../../sections/home-registry.ts';
import type { Engine } from '../engine/engine.ts';
import { type ResolvedSection, resolve, type ShownSection } from '../engine/resolve.ts';
import { isMember } from '../platform/session/session.ts';
import { holdPlaces } from './hold-places.ts';
import { hasDetails, type Order, orderedDocument, orderedLayout } from './ordered-layout.ts';
import { orderedFacts } from './page-facts.ts';
import { usePageFacts } from './use-page-facts.ts';

type Read = {
  layout: LayoutDocument;
  faults: readonly Diagnostic[];
  /** Gives a section what its item sets beyond what its component knows. */
  set?: (section: ShownSection) => ShownSection;
};
type Reader = (order: NonNullable<Order>) => Read;

const byNames: Reader = (order) => ({ layout: orderedLayout(order), faults: [] });

const loadReader = async (): Promise<Reader> => {
  const [{ readOrderItems }, { settingTable }, { withSettings: set }] = await Promise.all([
    import('../engine/order-items.ts'),
    import('../../schemas/section-settings.ts'),
    import('../engine/set-section.tsx'),
  ]);
  return (order) => {
    const known = { registry: homeRegistry, settingTable, endpoint: sectionOrder.path };
    const { nodes, faults } = readOrderItems(order, known);
    return { layout: orderedDocument(nodes), faults, set };
  };
};

/** The order as a layout; undefined until the code is there that reads an order of more than names. */
const useDocument = ({ diagnostics }: Engine, order: Order): Read | undefined => {
  const detailed = hasDetails(order);
  const [read, setRead] = useState<{ by: Reader }>();
  useEffect(() => {
    if (!detailed || read) return;
    let current = true;
    const take = (by: Reader) => current && setRead({ by });
    // an order by its names alone is better than none
    loadReader().then(take, () => take(byNames));
    return () => {
      current = false;
    };
  }, [detailed, read]);
  const said = JSON.stringify(order);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `said` stands for the order
  const document = useMemo((): Read | undefined => {
    if (!order || !detailed) return { layout: orderedLayout(order), faults: [] };
    return read?.by(order);
  }, [said, read]);
  useEffect(() => {
    for (const fault of document?.faults ?? []) diagnostics.report(fault);
  }, [document, diagnostics]);
  return document;
};

/**
 * The ordered page's sections: undefined until they are known, null where that takes too long. An
 * answer that says what was known before leaves them as they are.
 */
export const useOrderedPage = (engine: Engine): ResolvedSection[] | undefined | null => {
  const { facts, waiting, unknown, waitedBriefly, impatient } = usePageFacts(engine, orderedFacts);
  const { order, config, modules } = facts;
  const modulesKnown = !unknown.includes('modules');
  const builds = unknown.every((name) => name === 'modules');
  const document = useDocument(engine, order);
  const known = builds && document && (modulesKnown || waitedBriefly);
  const said = JSON.stringify([order, config, modules, modulesKnown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `said` stands for the facts
  const resolved = useMemo(() => {
    if (!known) return undefined;
    const context = { registry: homeRegistry, member: isMember(), modules: modules ?? {} };
    const resolved = resolve(document.layout, config, context);
    const { set } = document;
    const sections = set
      ? resolved.map((section) => (section.shows ? set(section) : section))
      : resolved;
    return holdPlaces(sections, () => !modulesKnown);
  }, [known, document, said, engine]);
  // what was known last shows nothing, which the answers may
  const awaited = waiting.length > 0 && !resolved?.some(({ shows }) => shows);
  if (awaited || !resolved) return impatient ? null : undefined;
  return resolved;
};
