import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { registry } from '../../sections/registry.ts';
import type { Engine } from '../engine/engine.ts';
import { type ResolvedSection, resolve } from '../engine/resolve.ts';
import { isMember } from '../platform/session.ts';
import { orderedLayout } from './ordered-layout.ts';
import { answeredFacts, FACT_COUNT, readFacts, startFacts } from './page-facts.ts';

/** After this the page is assembled from what is known, in ms; later answers still count. */
const PATIENCE = 3000;

/** The ordered page's sections, undefined until they can be told. */
export const useOrderedPage = (engine: Engine): ResolvedSection[] | undefined => {
  const { loader, lastGood, diagnostics } = engine;
  const count = () => answeredFacts(loader);
  const answered = useSyncExternalStore(loader.subscribe, count, count);
  const [impatient, setImpatient] = useState(false);

  useEffect(() => {
    startFacts(loader);
    setImpatient(false);
    const limit = setTimeout(() => setImpatient(true), PATIENCE);
    return () => clearTimeout(limit);
  }, [loader]);

  const facts = useMemo(
    () => (answered >= 0 ? readFacts(loader, lastGood) : undefined),
    [answered, loader, lastGood],
  );
  useEffect(() => {
    for (const fault of facts?.faults ?? []) diagnostics.report(fault);
  }, [facts, diagnostics]);

  const known = facts !== undefined && facts.order !== null && facts.config !== null;
  const ready = answered === FACT_COUNT || (impatient && known);
  return useMemo(() => {
    if (!ready || !facts) return undefined;
    return resolve(orderedLayout(facts.order), facts.config, {
      registry,
      member: isMember(),
      modules: facts.modules ?? {},
    });
  }, [ready, facts]);
};
