import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Engine } from '../engine/engine.ts';
import {
  answeredFacts,
  type FactName,
  type PageFacts,
  readFacts,
  showFacts,
  startFacts,
} from './page-facts.ts';

/** After this time a page is built from the answers so far, in ms; later answers still count. */
const PATIENCE = 3000;

type PageFactsState<N extends FactName> = {
  facts: PageFacts<N>;
  complete: boolean;
  impatient: boolean;
};

/**
 * The page's own calls: starts them, reads their answers so far, and reports their faults. `names`
 * must be the same array on every render.
 */
export const usePageFacts = <N extends FactName>(
  engine: Engine,
  names: readonly N[],
): PageFactsState<N> => {
  const { loader, lastGood, diagnostics } = engine;
  const count = () => answeredFacts(loader, names);
  const answered = useSyncExternalStore(loader.subscribe, count, count);
  const [impatient, setImpatient] = useState(false);

  useEffect(() => {
    startFacts(loader, names);
    setImpatient(false);
    const limit = setTimeout(() => setImpatient(true), PATIENCE);
    return () => clearTimeout(limit);
  }, [loader, names]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further answer is read as well
  const facts = useMemo(
    () => readFacts(loader, lastGood, names),
    [answered, loader, lastGood, names],
  );
  useEffect(() => {
    for (const fault of facts.faults) diagnostics.report(fault);
    showFacts(engine, names);
  }, [facts, diagnostics, engine, names]);
  return { facts, complete: answered === names.length, impatient };
};
